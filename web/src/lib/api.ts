/** The server over HTTP. */
import { session } from './session.svelte';
import type { Games, LobbyDoc, PackData, StoryDoc } from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string> = {},
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown, key = ''): Promise<T> {
  const headers: Record<string, string> = { 'X-Gangland': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Authorization'] = `Bearer ${key}`;
  if (session.token) headers['X-Gangland-Session'] = session.token;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError('offline');
  }
  const text = await answer.text();
  const found = parse(text);
  if (!answer.ok) {
    const error = (found as { code?: string; details?: Record<string, string> } | null) ?? {};
    throw new ApiError(error.code ?? `http-${answer.status}`, error.details ?? {});
  }
  return found as T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export interface NewTable {
  game: string;
  options: Record<string, number>;
  openDeals: boolean;
  seats: { kind: 'human' | 'bot' | 'open'; name?: string; bot?: string }[];
  pace: { kind: 'live' | 'slow'; seconds?: number };
  spectators: string;
  lang: string;
  pack?: string;
  caretaker?: string;
}

/** A seat of one's own, and who owes an answer there. */
export interface MyTable {
  table: string;
  game: string;
  seat: number;
  name: string;
  state: LobbyDoc['state'];
  created: number;
  asked: { seat: number; name: string }[];
}

export interface Created {
  table: string;
  keys: Record<string, string | string[]>;
  hostKey: string;
  invite: string;
  commit: string;
  dice: string;
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

export const cards = (table: string): Promise<PackData> => call('GET', `/api/tables/${table}/cards`);
export const create = (body: NewTable): Promise<Created> => call('POST', '/api/tables', body);
/** A table; who holds a key of it is told how far its game is. */
export const lobby = (table: string, key = ''): Promise<LobbyDoc> =>
  call('GET', `/api/tables/${table}`, undefined, key);
export const join = (table: string, name: string, entropy: string): Promise<{ seat: number; key: string }> =>
  call('POST', `/api/tables/${table}/join`, { name, entropy });
export const start = (table: string, key: string, bots: string): Promise<unknown> =>
  call('POST', `/api/tables/${table}/start`, { bots }, key);
export const free = (table: string, seat: number, key: string): Promise<LobbyDoc> =>
  call('DELETE', `/api/tables/${table}/seats/${seat}`, undefined, key);
export const register = (name: string, password: string): Promise<{ session: string }> =>
  call('POST', '/api/accounts', { name, password });
export const logIn = (name: string, password: string): Promise<{ session: string }> =>
  call('POST', '/api/sessions', { name, password });
export const logOut = (): Promise<unknown> => call('DELETE', '/api/sessions');
export const myTables = (): Promise<{ tables: MyTable[] }> => call('GET', '/api/me/tables');
export const myKey = (table: string, seat: number): Promise<{ seat: number; key: string }> =>
  call('POST', `/api/me/tables/${table}/${seat}/key`, {});
export const story = (path: string, key: string): Promise<StoryDoc> => call('GET', path, undefined, key);

/** The log of a game that is over, saved as a file. */
export async function saveLog(path: string, key: string, name: string): Promise<void> {
  const answer = await fetch(path, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (!answer.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
