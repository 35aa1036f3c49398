/** Chains for the dice (docs/fair-dice.md): many numbers committed to at once, and shown link by link. */
import { sha256 } from '@noble/hashes/sha2.js';

/** The number of the last link, which is the secret. */
export const LENGTH = 4096;
/** How many links belong to a round in which dice are thrown. */
const STRETCH = 128;
/** After so many links one is kept, to go back from. */
const MARK = 64;
export const PREFIX = 'chain:';

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 of bytes or of a text; our own, since browsers have none for pages without https. */
export const digest = (what: Uint8Array | string): Uint8Array =>
  sha256(typeof what === 'string' ? new TextEncoder().encode(what) : what);

/** The SHA-256 of lines, each with its line feed. */
export const linesDigest = (lines: string[]): string => hex(digest(lines.map((line) => `${line}\n`).join('')));

/** The link so many before another. */
export function back(link: string, steps: number): string {
  let found = unhex(link);
  for (let step = 0; step < steps; step += 1) found = digest(found);
  return hex(found);
}

export class Chain {
  #marks: string[];

  constructor(readonly secret: string) {
    const marks = [secret];
    for (let at = 0; at < LENGTH / MARK; at += 1) marks.push(back(marks.at(-1)!, MARK));
    this.#marks = marks.reverse();
  }

  get anchor(): string {
    return this.#marks[0]!;
  }

  link(index: number): string {
    const after = Math.ceil(index / MARK);
    return back(this.#marks[after]!, after * MARK - index);
  }
}

/** Link 0 of the chain that is a seat's part; empty where the part is something else. */
export const anchorOf = (part: string): string => (part.startsWith(PREFIX) ? part.slice(PREFIX.length) : '');
/** Which stretch a link is of: the first, 0, is that of the game's beginning. */
export const stretchOf = (index: number): number => Math.floor((Math.max(index, 1) - 1) / STRETCH);
export const lastOf = (stretch: number): number => Math.min((stretch + 1) * STRETCH, LENGTH);

/** Whether a throw can follow another: with the next link, or with the first of the next stretch in a new round. */
export function follows(index: number, last: number): boolean {
  const first = (stretchOf(last) + 1) * STRETCH + 1;
  return index === Math.min(last + 1, LENGTH) || (last > 0 && first < LENGTH && index === first);
}

/** A few digits for everything that was committed to, which people can compare. */
export const seal = (commit: string, parts: string[], dice: string): string =>
  linesDigest([`gangland seal ${dice}`, commit, ...parts.map((part, seat) => `${seat}:${part}`)]).slice(0, 32);
