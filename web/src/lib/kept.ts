/** The tables this device has keys of, as their server knows them. */
import * as api from './api';
import { recent, type Kept } from './keys';
import type { LobbyTable } from './protocol';

export interface KeptTable {
  doc: LobbyTable;
  kept: Kept;
}

const ORDER = ['running', 'open', 'over'];

/** One that the server no longer knows is left out. */
async function look([table, kept]: [string, Kept]): Promise<KeptTable[]> {
  const key = Object.values(kept.seats)[0] ?? kept.loose?.[0] ?? '';
  try {
    return [{ doc: await api.lobby(table, key), kept }];
  } catch {
    return [];
  }
}

/** Those under way first, and the newest before the others. */
export async function keptTables(): Promise<KeptTable[]> {
  const found = (await Promise.all(recent().map(look))).flat();
  return found.sort((a, b) => ORDER.indexOf(a.doc.state) - ORDER.indexOf(b.doc.state));
}
