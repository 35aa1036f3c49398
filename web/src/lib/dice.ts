/** What this device saw and said about the dice before a game, to hold against what is shown at its end. */
import { entropy } from './keys';

const KEY = 'gangland.dice';
const MOST = 30;

/** The house's seal, and the recipe that will make dice of what it seals. */
export interface Seal {
  commit: string;
  dice: string;
}

export interface Witness {
  /** The house's seal, as it was before anything was added. */
  commit: string;
  /** Its recipe; the first where the seal was seen before there was another. */
  dice?: string;
  /** What was added from here, by seat. */
  parts: Record<string, string>;
  at: number;
}

type All = Record<string, Witness>;

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All;
  } catch {
    return {};
  }
}

function write(now: All): void {
  const newest = Object.entries(now)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // a device that keeps nothing can only check what the server shows
  }
}

export const witnessed = (table: string): Witness | null => all()[table] ?? null;

/** The first seal seen counts: one that changes later is the very thing to be found out. */
export function sawSeal(table: string, { commit, dice }: Seal): void {
  const now = all();
  if (!now[table]) write({ ...now, [table]: { commit, dice, parts: {}, at: Date.now() } });
}

/** What a seat adds to the dice, made after the seal was seen; said again after a lost connection it is the same. */
export function partOf(table: string, seat: number, seal: Seal): string {
  sawSeal(table, seal);
  const known = witnessed(table)?.parts[seat];
  if (known) return known;
  const part = entropy();
  addedPart(table, seat, part);
  return part;
}

export function addedPart(table: string, seat: number, hex: string): void {
  const now = all();
  const one = now[table];
  if (one) write({ ...now, [table]: { ...one, parts: { ...one.parts, [seat]: hex } } });
}

/** Whoever sits there now adds a part of their own. */
export function leftSeat(table: string, seat: number): void {
  const now = all();
  const one = now[table];
  if (!one) return;
  const { [seat]: _, ...parts } = one.parts;
  write({ ...now, [table]: { ...one, parts } });
}
