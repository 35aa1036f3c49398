/** Fair dice, checked in the browser: the commitment, the seed from all its parts, and every roll. */
import type { Over, StoryDoc } from './types';

const RECIPE = 'gangland dice 1';
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export async function check(over: Over, story: StoryDoc): Promise<{ commit: boolean; seed: boolean; wrong: number[]; rolls: number }> {
  const commit = hex(await sha256(unhex(over.reveal))) === over.commit;
  const parts = [RECIPE, over.reveal, ...over.entropies.map((one, seat) => `${seat}:${one}`)];
  const seed = hex(await sha256(utf8(parts.map((part) => `${part}\n`).join(''))));
  const wrong: number[] = [];
  for (const roll of story.rolls) {
    const digest = await sha256(utf8(`${seed}/${roll.purpose}/${roll.number}`));
    const value = digest.slice(0, 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    if (Number(value % BigInt(roll.size)) !== roll.which) wrong.push(roll.version);
  }
  return { commit, seed: seed === story.seed, wrong, rolls: story.rolls.length };
}
