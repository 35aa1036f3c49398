/** The server over HTTP. */
import { session } from './session.svelte';
import type { Part } from './dice';
import type {
  Again,
  Cards,
  Chronicle,
  Created,
  Games,
  Joined,
  LobbyTable,
  LoggedIn,
  Moment,
  MyTables,
  NewTable,
  Reason,
  Started,
  Turnings,
} from './protocol';
import { say } from './words.svelte';

/** Nobody answers. */
export const OFFLINE: Reason = { code: 'offline', rule: '', message: { id: 'web-offline' } };

export class ApiError extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

/** Why a request did not work, in words: of the rules, of the server, or of the line between us. */
export const excuse = (error: unknown): string => say((error instanceof ApiError ? error.reason : OFFLINE).message);

/** Ask the server for something; why it is not done is thrown. */
export async function call<T>(method: string, path: string, body?: unknown, key = ''): Promise<T> {
  const headers: Record<string, string> = { 'X-Gangland': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Authorization'] = `Bearer ${key}`;
  if (session.token) headers['X-Gangland-Session'] = session.token;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(OFFLINE);
  }
  const found = parse(await answer.text());
  if (!answer.ok) throw new ApiError(isReason(found) ? found : unknown(answer.status));
  return found as T;
}

const isReason = (found: unknown): found is Reason => Boolean((found as Reason | null)?.message?.id);

/** What stands between us and the server said no, in its own way. */
function unknown(status: number): Reason {
  const code = `http-${status}`;
  return { code, rule: '', message: { id: 'web-refused', args: { code } } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

let offer: Promise<Games> | null = null;

/** What this house offers; asked for once. */
export function games(): Promise<Games> {
  offer ??= call<Games>('GET', '/api/games').then(
    (found) => {
      session.offered = found.accounts;
      return found;
    },
    (error: unknown) => {
      offer = null;
      throw error;
    },
  );
  return offer;
}

export const cards = (table: string): Promise<Cards> => call('GET', `/api/tables/${table}/cards`);
export const create = (body: NewTable): Promise<Created> => call('POST', '/api/tables', body);
/** A table; who holds a key of it is told how far its game is. */
export const lobby = (table: string, key = ''): Promise<LobbyTable> =>
  call('GET', `/api/tables/${table}`, undefined, key);
/** Sit down, with one's part of the dice as it is said to a server. */
export const join = (table: string, name: string, part: Part): Promise<Joined> => {
  const dice = part.type === 'chain' ? { chain: part.anchor } : { entropy: part.hex };
  return call('POST', `/api/tables/${table}/join`, { name, ...dice });
};
export const start = (table: string, key: string, bots: string): Promise<Started> =>
  call('POST', `/api/tables/${table}/start`, { bots }, key);
export const free = (table: string, seat: number, key: string): Promise<LobbyTable> =>
  call('DELETE', `/api/tables/${table}/seats/${seat}`, undefined, key);
export const register = (name: string, password: string): Promise<LoggedIn> =>
  call('POST', '/api/accounts', { name, password });
export const logIn = (name: string, password: string): Promise<LoggedIn> =>
  call('POST', '/api/sessions', { name, password });
export const logOut = (): Promise<unknown> => call('DELETE', '/api/sessions');
export const myTables = (): Promise<MyTables> => call('GET', '/api/me/tables');
export const myKey = (table: string, seat: number): Promise<Joined> =>
  call('POST', `/api/me/tables/${table}/${seat}/key`, {});
export const story = (path: string, key: string): Promise<Chronicle> => call('GET', path, undefined, key);

/** Where a game that is over turned; not ready while it is still being reckoned. */
export const turnings = (table: string, key: string): Promise<Turnings> =>
  call('GET', `/api/tables/${table}/turnings`, undefined, key);
/** A game that is over after so many lines, through the eyes of a seat or with blinds up. */
export const moment = (table: string, version: number, eyes: string, key: string): Promise<Moment> =>
  call('GET', `/api/tables/${table}/moments/${version}?eyes=${eyes}`, undefined, key);
/** Let everybody read a game that is over. */
export const share = (table: string, key: string): Promise<unknown> =>
  call('POST', `/api/tables/${table}/share`, {}, key);
export const rematch = (table: string, key: string): Promise<Again> =>
  call('POST', `/api/tables/${table}/rematch`, {}, key);

/** The log of a game that is over, saved as a file. */
export async function saveLog(path: string, key: string, name: string): Promise<void> {
  const answer = await fetch(path, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (answer.ok) save(await answer.blob(), name);
}

/** Give somebody a file. */
export function save(what: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
