/** When a hint is given: at most one a turn, each once a round, and none that was followed twice. */
import type { Fact } from '../lib/protocol';

export interface Shown {
  id: string;
  /** The action that was being chosen, if any. */
  action: string;
  version: number;
}

export interface HintBook {
  followed: Record<string, number>;
  round: number;
  told: string[];
  quiet: boolean;
}

export const newBook = (): HintBook => ({ followed: {}, round: 0, told: [], quiet: false });
const ENOUGH = 2;

/** Whether a hint may be given in this round. */
export function may(book: HintBook, id: string, round: number): boolean {
  if (book.quiet || (book.followed[id] ?? 0) >= ENOUGH) return false;
  return book.round !== round || !book.told.includes(id);
}

export function tell(book: HintBook, id: string, round: number): HintBook {
  return { ...book, round, told: book.round === round ? [...book.told, id] : [id] };
}

/** What doing as hinted looks like; for what was warned of, what not doing so looks like. */
const DONE: Record<string, string[]> = { promote: ['promoted'], exploit: ['exploited'], cash: ['sold', 'exploited'] };
const WARNED: Record<string, string[]> = { law: ['exploited', 'fist'], fight: ['fight', 'backup'] };

/** Whether somebody did as hinted; nothing as long as they have done nothing. */
export function followed(shown: Shown, facts: Fact[], seat: number): boolean | null {
  const own = facts.filter((fact) => fact.version > shown.version && 'seat' in fact && fact.seat === seat);
  const events = own.map((fact) => fact.event);
  if (!events.length) return null;
  const done = DONE[shown.id];
  if (done) return events.some((event) => done.includes(event));
  return !events.some((event) => WARNED[shown.id]?.includes(event));
}

export function follow(book: HintBook, id: string): HintBook {
  return { ...book, followed: { ...book.followed, [id]: (book.followed[id] ?? 0) + 1 } };
}
