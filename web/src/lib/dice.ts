/** What this device saw and said about the dice of a game, to hold against what is shown at its end. */
import { Chain, linesDigest, PREFIX } from './chain';
import { entropy } from './keys';

const KEY = 'gangland.dice';
const MOST = 30;
/** The recipe by which dice come from chains. */
export const CHAINED = '3';

/** The house's seal, and the recipe that will make dice of what it seals. */
export interface Seal {
  commit: string;
  dice: string;
}

/** What is kept of dice from chains: the secrets of one's seats, and what was told, as it was told. */
export interface Notes {
  secrets: Record<string, string>;
  /** What all seats committed to, as it was when the game began. */
  all: string[];
  throws: string[];
  faces: number[];
  /** The last link shown from here, by seat. */
  sent: Record<string, number>;
  /** Up to which link the server said that it has them, by seat. */
  came: Record<string, number>;
  /** Chains handed in during the game, by seat, and all that this device has made. */
  chains: Record<string, string>;
  made: string[];
  /** How many facts about dice were noted, and the number of the last throw. */
  seen: number;
  last: number;
  /** Who has no part in the round's throws, and whose new chain is not in force yet. */
  out: number[];
  fresh: number[];
  /** What the server did that it must not, and what else is to be said. */
  foul: Foul;
  doubts: Doubt[];
  /** Whether the table is slow, as it was first said. */
  slow?: boolean;
}

/** Where a server did this, nothing more is shown to it. */
export type Foul = '' | 'commit' | 'parts' | 'own' | 'ahead' | 'order';
/** What may be the server's doing, or nobody's; the game goes on. */
export type Doubt = 'denied' | 'lost' | 'other' | 'restored';

export interface Witness {
  /** The house's seal, as it was before anything was added. */
  commit: string;
  /** Its recipe; the first where the seal was seen before there was another. */
  dice?: string;
  /** What was added from here, by seat. */
  parts: Record<string, string>;
  notes?: Notes;
  at: number;
}

type All = Record<string, Witness>;

/** What a device keeps that has no room: as long as the page is open. */
let memory: All = {};

function all(): All {
  try {
    return { ...memory, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as All) };
  } catch {
    return memory;
  }
}

function write(now: All): void {
  const newest = Object.entries(now)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  memory = {};
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    memory = Object.fromEntries(newest);
  }
}

export const witnessed = (table: string): Witness | null => all()[table] ?? null;

/** The first seal seen counts: one that changes later is the very thing to be found out. */
export function sawSeal(table: string, { commit, dice }: Seal): void {
  const now = all();
  if (!now[table]) write({ ...now, [table]: { commit, dice, parts: {}, at: Date.now() } });
}

export function notesOf(table: string): Notes {
  return {
    secrets: {},
    all: [],
    throws: [],
    faces: [],
    sent: {},
    came: {},
    chains: {},
    made: [],
    seen: 0,
    last: 0,
    out: [],
    fresh: [],
    foul: '',
    doubts: [],
    ...witnessed(table)?.notes,
  };
}

export function note(table: string, notes: Notes): void {
  const now = all();
  const one = now[table];
  if (one) write({ ...now, [table]: { ...one, notes } });
}

/** A new part for the dice, and what is to be kept of it: a chain has a secret, which is no other seat's (`whose`). */
export function newPart(dice: string, whose: string): { part: string; secret: string } {
  if (dice !== CHAINED) return { part: entropy(), secret: '' };
  const secret = linesDigest([entropy(), whose]);
  return { part: PREFIX + new Chain(secret).anchor, secret };
}

/** What a seat adds to the dice, made after the seal was seen; said again after a lost connection it is the same. */
export function partOf(table: string, seat: number, seal: Seal): string {
  sawSeal(table, seal);
  const known = witnessed(table)?.parts[seat];
  if (known) return known;
  const { part, secret } = newPart(seal.dice, String(seat));
  addedPart(table, seat, part, secret);
  return part;
}

/** How a part is said to the server. */
export type Part = { type: 'chain'; anchor: string } | { type: 'entropy'; hex: string };
export const saying = (part: string): Part =>
  part.startsWith(PREFIX) ? { type: 'chain', anchor: part.slice(PREFIX.length) } : { type: 'entropy', hex: part };

export function addedPart(table: string, seat: number, part: string, secret = ''): void {
  const now = all();
  const one = now[table];
  if (one) write({ ...now, [table]: { ...one, parts: { ...one.parts, [seat]: part } } });
  if (secret) keepSecret(table, seat, secret);
}

export function keepSecret(table: string, seat: number, secret: string): void {
  const notes = notesOf(table);
  const made = [...notes.made, new Chain(secret).anchor];
  note(table, { ...notes, made, secrets: { ...notes.secrets, [seat]: secret } });
}

/** Whoever sits there now adds a part of their own. */
export function leftSeat(table: string, seat: number): void {
  const now = all();
  const one = now[table];
  if (!one) return;
  const { [seat]: _, ...parts } = one.parts;
  write({ ...now, [table]: { ...one, parts } });
}
