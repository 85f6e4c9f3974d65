/** Who is signed in in this browser. */

import type { Me, NoticeWishes } from "../protocol";
import * as api from "./api";
import { forgetPlace, keepAccount, keptAccount, keptPlaces } from "./kept";
import { wishes } from "./wishes.svelte";

export const account = $state<{ me: Me | null }>({ me: null });

function signedIn(me: Me): void {
  account.me = me;
  wishes.name ||= me.name;
  keepAccount(true);
}

function signedOut(): void {
  account.me = null;
  keepAccount(false);
}

/** Do something as the account; whoever turns out not to be signed in any more is signed out here too. */
async function asAccount<T>(doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (problem) {
    if (problem instanceof api.Problem && problem.code === "unauthorised") signedOut();
    throw problem;
  }
}

/** Ask the server who is signed in, unless nobody ever was in this browser. */
export async function recognise(): Promise<void> {
  if (keptAccount()) signedIn(await asAccount(api.me()));
}

export async function signUp(name: string, password: string): Promise<void> {
  signedIn(await api.signUp(name, password));
}

export async function signIn(name: string, password: string): Promise<void> {
  signedIn(await api.signIn(name, password));
}

/** The games of the account leave the browser with it: whoever uses it next shall not play them. */
export async function signOut(): Promise<void> {
  await api.signOut();
  for (const { table } of account.me?.tables ?? []) forgetPlace(table);
  signedOut();
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  signedIn(await asAccount(api.changePassword(old, fresh)));
}

export async function changeNotices(notices: NoticeWishes): Promise<void> {
  signedIn(await asAccount(api.changeNotices(notices)));
}

/** The places in this browser that the account does not have yet. */
export function unclaimed(): { table: string; token: string }[] {
  const own = account.me?.tables.map((one) => one.table) ?? [];
  return keptPlaces().filter((place) => place.token && !own.includes(place.table));
}

/** Add the places of this browser to the account; those that cannot be opened any more are passed over. */
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
