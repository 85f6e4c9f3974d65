/** The account that is signed in in this browser. */

import type { Me, NoticeSettings } from "../protocol";
import * as api from "./api";
import { forgetTable, storeSignedIn, wasSignedIn, storedTables } from "./storage";
import { preferences } from "./preferences.svelte";

export const account = $state<{ me: Me | null }>({ me: null });

function signedIn(me: Me): void {
  account.me = me;
  preferences.name ||= me.name;
  storeSignedIn(true);
}

function signedOut(): void {
  account.me = null;
  storeSignedIn(false);
}

/** A request that needs the account. If the session has ended, the page signs out as well. */
async function asAccount<T>(doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (problem) {
    if (problem instanceof api.Problem && problem.code === "unauthorised") signedOut();
    throw problem;
  }
}

/** Ask the server who is signed in, unless nobody ever signed in here. */
export async function recognise(): Promise<void> {
  if (wasSignedIn()) signedIn(await asAccount(api.me()));
}

export async function signUp(name: string, password: string): Promise<void> {
  signedIn(await api.signUp(name, password));
}

export async function signIn(name: string, password: string): Promise<void> {
  signedIn(await api.signIn(name, password));
}

/** The browser forgets the account's tables, so that the next person here cannot play them. */
export async function signOut(): Promise<void> {
  await api.signOut();
  for (const { table } of account.me?.tables ?? []) forgetTable(table);
  signedOut();
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  signedIn(await asAccount(api.changePassword(old, fresh)));
}

export async function changeNotices(notices: NoticeSettings): Promise<void> {
  signedIn(await asAccount(api.changeNotices(notices)));
}

/** Tables in this browser that the account does not have yet. */
export function unclaimed(): { table: string; token: string }[] {
  const own = account.me?.tables.map((one) => one.table) ?? [];
  return storedTables().filter((one) => one.token && !own.includes(one.table));
}

/** Add the tables of this browser to the account, except those that cannot be opened any more. */
export async function claimAll(): Promise<void> {
  for (const { table, token } of unclaimed())
    await api.claimTable(table, token).then(signedIn, (problem: unknown) => {
      if (!(problem instanceof api.Problem) || problem.code === "offline") throw problem;
    });
}

export async function dropTable(table: string): Promise<void> {
  await asAccount(api.dropTable(table));
  if (account.me)
    account.me = { ...account.me, tables: account.me.tables.filter((one) => one.table !== table) };
}

export async function deleteAccount(password: string): Promise<void> {
  await asAccount(api.deleteAccount(password));
  signedOut();
}
