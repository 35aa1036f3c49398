/** Fair dice, checked in the browser: what this device kept, what was committed to, and every roll that comes of it. */
import { anchorOf, back, Chain, digest, follows, hex, linesDigest, PREFIX, stretchOf, unhex } from './chain';
import { CHAINED, type Notes, type Witness } from './dice';
import type { Chronicle, Over, ThrownFact } from './protocol';

/** How many words a key has by each recipe: step and round; step, round, seat and place. */
const KEYS: Record<string, number> = { 1: 2, 2: 4, 3: 4 };
const FIRST = '1';
const NONE = '-';

/**
 * What does not hold: the seal seen before, what it seals, one's own part, the seed of all parts, the rolls; of chains
 * also others' parts, links that are none, throws out of order or without somebody's link, throws or faces that are not
 * what was seen, a link that was denied.
 */
export type Fault =
  | { part: 'seal' | 'house' | 'seed' | 'parts' | 'links' | 'order' | 'throws' | 'faces' | 'denied' }
  | { part: 'own'; seat: number }
  | { part: 'rolls'; count: number };

export interface Proof {
  faults: Fault[];
  rolls: number;
  /** How many parts of one's own were compared; none where this device kept nothing. */
  own: number;
  /** Of dice from chains: how many throws there were, how many of these the server's alone, and links that did not come. */
  throws: number;
  alone: number;
  missed: number;
  /** Whether the game came from another server: then the dice thrown since were checked. */
  anew: boolean;
}

type Roll = Chronicle['rolls'][number];

/** A story as far as it was played here: the dice of another server are not what was committed to here. */
function playedHere(whole: Chronicle): Chronicle {
  const came = whole.facts.findLast((fact) => fact.event === 'anew')?.version ?? 0;
  if (!came) return whole;
  const facts = whole.facts.filter((fact) => fact.version > came);
  return { ...whole, facts, rolls: whole.rolls.filter((roll) => roll.version > came) };
}

export function check(over: Over, whole: Chronicle, kept: Witness | null): Proof {
  const story = playedHere(whole);
  const own = Object.entries(kept?.parts ?? {}).map(([seat, part]) => ({ seat: Number(seat), part }));
  const chained = over.dice === CHAINED;
  const faults: Fault[] = [];
  if (kept && (kept.commit !== over.commit || (kept.dice ?? FIRST) !== over.dice)) faults.push({ part: 'seal' });
  const sealed = chained ? new Chain(over.reveal).anchor : hex(digest(unhex(over.reveal)));
  if (sealed !== over.commit) faults.push({ part: 'house' });
  for (const { seat, part } of own) if (over.entropies[seat] !== part) faults.push({ part: 'own', seat });
  const thrown = story.facts.filter((fact) => fact.event === 'thrown');
  const seeds = chained ? throwSeeds(over, story, faults) : seedOf(over, story, faults);
  if (chained && kept?.notes) compare(over, story, thrown, kept.notes, faults);
  const count = wrongRolls(seeds, story, KEYS[over.dice]);
  if (count) faults.push({ part: 'rolls', count });
  return {
    faults,
    rolls: story.rolls.length,
    own: own.length,
    throws: thrown.length,
    alone: thrown.filter((fact) => fact.links.every((link) => link === NONE)).length,
    missed: story.facts.filter((fact) => fact.event === 'without').length,
    anew: story !== whole,
  };
}

/** By the first two recipes there is one seed for all dice. */
function seedOf(over: Over, story: Chronicle, faults: Fault[]): (roll: Roll) => string {
  const parts = [`gangland dice ${over.dice}`, over.reveal, ...over.entropies.map((one, seat) => `${seat}:${one}`)];
  const seed = linesDigest(parts);
  if (seed !== story.seed) faults.push({ part: 'seed' });
  return () => seed;
}

/** By the third every throw has its own, from links of the chains that were committed to. */
function throwSeeds(over: Over, story: Chronicle, faults: Fault[]): (roll: Roll) => string {
  const walk = new Walk(over);
  const seeds = new Map<number, string>();
  for (const fact of story.facts) {
    if (fact.event === 'chained') walk.chained(fact.seat, fact.anchor);
    else if (fact.event === 'without') walk.without(fact.index, fact.seat);
    else if (fact.event === 'thrown') {
      walk.thrown(fact);
      seeds.set(fact.index, seedOfThrow(fact, walk.parts));
    }
  }
  if (!walk.linked) faults.push({ part: 'links' });
  if (!walk.ordered) faults.push({ part: 'order' });
  return (roll) => seeds.get(roll.throw ?? 0) ?? '';
}

/** Through all throws of a game: whether each follows the last, has the links of all who have a part in it, and no others. */
class Walk {
  linked = true;
  ordered = true;
  readonly parts: string[];
  #last = 0;
  #tips = new Map<number, [number, string]>();
  #out = new Set<number>();
  /** New chains, and the stretch in which they were handed in: they are in force in one of the next two. */
  #fresh = new Map<number, [number, string]>();

  constructor(over: Over) {
    this.parts = [...over.entropies];
    this.#tips.set(-1, [0, over.commit]);
    this.parts.forEach((part, seat) => anchorOf(part) && this.#tips.set(seat, [0, anchorOf(part)]));
  }

  chained(seat: number, anchor: string): void {
    this.#fresh.set(seat, [stretchOf(this.#last), anchor]);
  }

  without(index: number, seat: number): void {
    this.#count(index);
    this.#enter(seat);
    this.#out.add(seat);
  }

  thrown(fact: ThrownFact): void {
    this.#count(fact.index);
    [fact.house, ...fact.links].forEach((link, at) => this.#link(at - 1, link));
  }

  #count(index: number): void {
    if (!follows(index, this.#last)) this.ordered = false;
    if (stretchOf(index) !== stretchOf(this.#last)) this.#out.clear();
    this.#last = index;
  }

  /** As soon as a link of a new chain is due, the seat has that chain and nothing else. */
  #enter(seat: number): void {
    const [handed, anchor] = this.#fresh.get(seat) ?? [0, ''];
    if (!anchor) return;
    if (stretchOf(this.#last) <= handed) this.ordered = false;
    this.#fresh.delete(seat);
    this.#tips.set(seat, [0, anchor]);
    this.parts[seat] = PREFIX + anchor;
  }

  #link(who: number, link: string): void {
    if (link === NONE) {
      const [handed] = this.#fresh.get(who) ?? [-2];
      const may = !this.#tips.has(who) || this.#out.has(who) || stretchOf(this.#last) <= handed + 1;
      if (!may) this.ordered = false;
      return;
    }
    this.#enter(who);
    const [known, tip] = this.#tips.get(who) ?? [0, ''];
    if (back(link, this.#last - known) !== tip || this.#out.has(who)) this.linked = false;
    this.#tips.set(who, [this.#last, link]);
  }
}

function seedOfThrow(fact: ThrownFact, parts: string[]): string {
  const shown = fact.links.map((link, seat) => (link === NONE && !anchorOf(parts[seat]!) ? parts[seat]! : link));
  const lines = [`gangland dice ${CHAINED}`, String(fact.index), fact.house];
  return linesDigest([...lines, ...shown.map((link, seat) => `${seat}:${link}`)]);
}

/** What was noted while playing has to be the beginning of what is told now. */
function compare(over: Over, story: Chronicle, thrown: ThrownFact[], notes: Notes, faults: Fault[]): void {
  const throws = thrown.map((fact) => [fact.index, fact.house, ...fact.links].join(' '));
  const faces = story.rolls.flatMap((roll) => (roll.text.startsWith('roll ') ? [Number(roll.text.slice(5))] : []));
  if (notes.all.length && notes.all.join() !== over.entropies.join()) faults.push({ part: 'parts' });
  if (notes.throws.some((one, at) => one !== throws[at])) faults.push({ part: 'throws' });
  if (notes.faces.some((one, at) => one !== faces[at])) faults.push({ part: 'faces' });
  if (notes.doubts?.includes('denied')) faults.push({ part: 'denied' });
}

/** A key is one of its recipe, and dice of one key come in their order: no die is thrown again in silence. */
function wrongRolls(seedOfRoll: (roll: Roll) => string, story: Chronicle, words: number | undefined): number {
  const rolled = new Map<string, number>();
  let wrong = 0;
  for (const roll of story.rolls) {
    const number = (rolled.get(roll.purpose) ?? 0) + 1;
    rolled.set(roll.purpose, number);
    const bytes = digest(`${seedOfRoll(roll)}/${roll.purpose}/${roll.number}`);
    const value = bytes.slice(0, 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    const fits = roll.number === number && roll.purpose.split('/').length === words;
    if (!fits || Number(value % BigInt(roll.size)) !== roll.which) wrong += 1;
  }
  return wrong;
}
