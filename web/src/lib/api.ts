/** The HTTP interface. Every failure is a `Problem`. */

import type {
  BotEntry,
  BotList,
  ErrorBody,
  GameList,
  GuideText,
  Health,
  JoinTable,
  Lobby,
  LobbyEntry,
  Me,
  NewTable,
  NoticeSettings,
  RecordBody,
  ReplayBody,
  TableView,
  RuleText,
  Seated,
  Sheet,
} from "../protocol";
import { learnLooks } from "./beans";
import type { ProblemCode } from "./problems";
import { learnEvents } from "./fallback";
import { add } from "./words/index.svelte";
import type { Catalogue } from "./words/speech";

/** A refusal of the server with its sentence, or the reason why there was no answer. */
export class Problem extends Error {
  readonly sentence: string;
  readonly key: string;
  readonly args: ErrorBody["args"];
  readonly rule: string;

  constructor(
    readonly code: ProblemCode,
    body: ErrorBody | null = null,
  ) {
    super(body?.sentence);
    this.sentence = body?.sentence ?? "";
    this.key = body?.key ?? "";
    this.args = body?.args ?? {};
    this.rule = body?.rule ?? "";
  }
}

const NO_CONTENT = 204;

async function answer<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Problem("offline");
  }
  const body = (await response.json().catch(() => null)) as T | ErrorBody | null;
  if (response.ok && (body !== null || response.status === NO_CONTENT)) return body as T;
  const error = body as ErrorBody | null;
  throw new Problem(error?.code ?? "failed", error);
}

function send<T>(method: string, path: string, body: unknown, token = ""): Promise<T> {
  const headers = { "content-type": "application/json", ...asMember(token).headers };
  return answer<T>(path, { method, headers, body: JSON.stringify(body) });
}

const post = <T>(path: string, body: unknown, token = ""): Promise<T> => send<T>("POST", path, body, token);
const remove = (path: string): Promise<null> => answer<null>(path, { method: "DELETE" });

/** Loads once per language; a failure is not remembered. */
function remembered<T>(load: (lang: string) => Promise<T>): (lang: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (lang) => {
    const loading =
      loaded.get(lang) ??
      load(lang).catch((problem: unknown) => {
        loaded.delete(lang);
        throw problem;
      });
    loaded.set(lang, loading);
    return loading;
  };
}

export const games = remembered((lang) => answer<GameList>(`/games?lang=${lang}`));
export const bots = remembered((lang) =>
  answer<BotList>(`/bots?lang=${lang}`).then((list): BotEntry[] => list.bots),
);

/** The origin at which other devices reach the server; empty if they cannot. */
export const addressForOthers = (): Promise<string> =>
  answer<Health>("/health").then((health) => health.address);

export const lobby = (): Promise<LobbyEntry[]> => answer<Lobby>("/tables").then((list) => list.tables);
/** What never changes in a game. After this call its beans can be drawn and its events worded. */
export async function sheet(game: string): Promise<Sheet> {
  const found = await answer<Sheet>(`/games/${game}`);
  learnLooks(found.kinds);
  learnEvents(found.events);
  for (const [lang, entries] of Object.entries(found.words)) add(lang, JSON.parse(entries) as Catalogue);
  return found;
}
export const rule = (id: string, lang: string): Promise<RuleText> =>
  answer<RuleText>(`/rules/${encodeURIComponent(id)}?lang=${lang}`);
export const guide = (name: string, lang: string): Promise<GuideText> =>
  answer<GuideText>(`/guides/${encodeURIComponent(name)}?lang=${lang}`);
export const loadTable = (table: string): Promise<TableView> =>
  answer<TableView>(`/tables/${encodeURIComponent(table)}`);
function asMember(token: string): RequestInit {
  return token ? { headers: { authorization: `Bearer ${token}` } } : {};
}

export const replay = (table: string, at: number, token: string): Promise<ReplayBody> =>
  answer<ReplayBody>(`/tables/${encodeURIComponent(table)}/replay?at=${at}`, asMember(token));

export const recordData = (table: string, token: string): Promise<RecordBody> =>
  answer<RecordBody>(`/tables/${encodeURIComponent(table)}/record.json`, asMember(token));

/** The record of a game in notation. */
export async function record(table: string, token: string): Promise<string> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, asMember(token)).catch(() => {
    throw new Problem("offline");
  });
  if (!response.ok) throw new Problem("failed");
  return response.text();
}

export const newTable = (body: NewTable): Promise<Seated> => post<Seated>("/tables", body);
/** Take a seat, or ask for one; `former` is the token of somebody who played at the table before. */
export const join = (table: string, body: JoinTable, former = ""): Promise<Seated> =>
  post<Seated>(`/tables/${encodeURIComponent(table)}/join`, body, former);

// --- the account ---

/** By POST: without TLS, browsers send the Origin header only then. */
export const me = (): Promise<Me> => answer<Me>("/me", { method: "POST" });
export const signUp = (name: string, password: string): Promise<Me> =>
  post<Me>("/accounts", { name, password });
export const signIn = (name: string, password: string): Promise<Me> => post<Me>("/session", { name, password });
export const signOut = (): Promise<null> => remove("/session");
export const changePassword = (old: string, fresh: string): Promise<Me> =>
  send<Me>("PUT", "/me/password", { old, new: fresh });
export const changeNotices = (notices: NoticeSettings): Promise<Me> => send<Me>("PUT", "/me/notices", notices);
export const claimTable = (table: string, token: string): Promise<Me> =>
  post<Me>("/me/tables", { table, token });
export const dropTable = (table: string): Promise<null> => remove(`/me/tables/${encodeURIComponent(table)}`);
export const deleteAccount = (password: string): Promise<null> => send<null>("DELETE", "/me", { password });
