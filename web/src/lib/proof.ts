/** Fair dice, checked in the browser: what this device kept, the commitment, the seed from all its parts, and every roll. */
import type { Witness } from './dice';
import type { Chronicle, Over } from './protocol';

/** How many words a key has by each recipe: step and round; step, round, seat and place. */
const KEYS: Record<string, number> = { 1: 2, 2: 4 };
const FIRST = '1';
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** What does not hold: the seal seen before, what it seals, one's own part, the seed of all parts, the rolls. */
export type Fault =
  { part: 'seal' | 'house' | 'seed' } | { part: 'own'; seat: number } | { part: 'rolls'; count: number };

export interface Proof {
  faults: Fault[];
  rolls: number;
  /** How many parts of one's own were compared; none where this device kept nothing. */
  own: number;
}

export async function check(over: Over, story: Chronicle, kept: Witness | null): Promise<Proof> {
  const own = Object.entries(kept?.parts ?? {}).map(([seat, part]) => ({ seat: Number(seat), part }));
  const faults: Fault[] = [];
  if (kept && (kept.commit !== over.commit || (kept.dice ?? FIRST) !== over.dice)) faults.push({ part: 'seal' });
  if (hex(await sha256(unhex(over.reveal))) !== over.commit) faults.push({ part: 'house' });
  for (const { seat, part } of own) if (over.entropies[seat] !== part) faults.push({ part: 'own', seat });
  const seed = await seedOf(over);
  if (seed !== story.seed) faults.push({ part: 'seed' });
  const count = await wrongRolls(seed, story, KEYS[over.dice]);
  if (count) faults.push({ part: 'rolls', count });
  return { faults, rolls: story.rolls.length, own: own.length };
}

async function seedOf(over: Over): Promise<string> {
  const parts = [`gangland dice ${over.dice}`, over.reveal, ...over.entropies.map((one, seat) => `${seat}:${one}`)];
  return hex(await sha256(utf8(parts.map((part) => `${part}\n`).join(''))));
}

/** A key is one of its recipe, and dice of one key come in their order: no die is thrown again in silence. */
async function wrongRolls(seed: string, story: Chronicle, words: number | undefined): Promise<number> {
  const rolled = new Map<string, number>();
  let wrong = 0;
  for (const roll of story.rolls) {
    const number = (rolled.get(roll.purpose) ?? 0) + 1;
    rolled.set(roll.purpose, number);
    const digest = await sha256(utf8(`${seed}/${roll.purpose}/${roll.number}`));
    const value = digest.slice(0, 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    const fits = roll.number === number && roll.purpose.split('/').length === words;
    if (!fits || Number(value % BigInt(roll.size)) !== roll.which) wrong += 1;
  }
  return wrong;
}
