/** Promises as this seat knows them: till when they hold, and what each rival's word was worth. */
import type { Promise as Vow } from '../lib/protocol';

/** The round at whose end a clause is judged: the last of its numbers, or the first where words follow. */
export function untilOf(clause: string): number {
  const parts = clause.split(':');
  return Number(parts[0] === 'word' ? parts[1] : parts.at(-1));
}

/** The gang a clause promises to tell of, as it is written; nothing where it promises something else. */
export function tipOf(clause: string): string {
  const [vow, about] = clause.split(':');
  return vow === 'tell' ? (about ?? '') : '';
}

export interface Record {
  kept: number;
  broken: number;
}

/** How often a seat kept and broke its word, among the promises one knows of. */
export function recordOf(promises: Vow[], seat: number): Record {
  const own = promises.filter((one) => one.seat === seat);
  const count = (verdict: string): number => own.filter((one) => one.verdict === verdict).length;
  return { kept: count('kept'), broken: count('broken') };
}
