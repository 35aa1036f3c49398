/**
 * The dice box of this device at one table. It shows a link only where nobody is asked, and only the one that
 * follows the last throw it was told of; then that throw has to be the next thing that happens. It notes what it is
 * told of the dice.
 */
import { anchorOf, Chain, follows, lastOf, seal, stretchOf } from './chain';
import {
  CHAINED,
  keepSecret,
  newPart,
  note,
  notesOf,
  sawSeal,
  witnessed,
  type Doubt,
  type Foul,
  type Notes,
} from './dice';
import type { Dice, Fact, Links, NewChain, ThrownFact, Update } from './protocol';

const NONE = '-';
/** What is told of dice: the same to all, in the same order. */
type DiceFact = Extract<Fact, { event: 'thrown' | 'without' | 'chained' | 'rolled' }>;
const isOfDice = (fact: Fact): fact is DiceFact => ['thrown', 'without', 'chained', 'rolled'].includes(fact.event);
/** What may happen while a throw is due: talk, and a server that goes on with newer rules. */
const BETWEEN = ['said', 'rules'];

export class DiceBox {
  /** How the dice stand, as the server last said. */
  dice = $state.raw<Dice | null>(null);
  foul = $state<Foul>('');
  doubts = $state.raw<Doubt[]>([]);
  /** Whether this device handed in a new chain, because it did not have the seat's. */
  anew = $state(false);
  /** Whether the links of this round were left with the server, because the page was put away. */
  left = $state(false);
  #notes: Notes;
  #asked: number[] = [];
  /** How far this page has heard, and what of dice: a seat's versions are no other's, so they are not kept. */
  #version = 0;
  #heard: DiceFact[] = [];
  #awaited = 0;
  #chains = new Map<string, Chain>();
  #offered = false;

  constructor(readonly table: string) {
    this.#notes = notesOf(table);
    this.foul = this.#notes.foul;
    this.doubts = this.#notes.doubts;
  }

  get seal(): string {
    return this.dice ? seal(this.dice.commit, this.dice.parts, CHAINED) : '';
  }

  /** How fast the table is; the first word counts. */
  paced(slow: boolean): void {
    this.#notes.slow ??= slow;
  }

  /** The door is open, perhaps to a game that was put back to an earlier state. */
  connected(version: number): void {
    this.#offered = false;
    if (version < this.#version) this.#goBack(version);
  }

  #blame(foul: Foul): void {
    if (this.foul) return;
    this.foul = this.#notes.foul = foul;
    this.#keep();
  }

  #doubt(doubt: Doubt): void {
    if (!this.doubts.includes(doubt)) this.doubts = this.#notes.doubts = [...this.doubts, doubt];
  }

  #keep(): void {
    if (witnessed(this.table)?.dice === CHAINED) note(this.table, this.#notes);
  }

  /** What was told, as soon as it comes: how fast it is shown is another matter. */
  see(update: Update): void {
    this.#asked = update.document.asked ?? this.#asked;
    const fresh = update.facts.filter((fact) => fact.version > this.#version);
    if (!fresh.length) return;
    this.#notes = structuredClone(this.#notes);
    for (const fact of this.#sinceAnew(fresh)) {
      this.#expect(fact);
      if (!isOfDice(fact)) continue;
      this.#heard.push(fact);
      if (this.#heard.length <= this.#notes.seen) continue;
      this.#notes.seen = this.#heard.length;
      this.#note(fact);
      this.#miss(fact);
    }
    this.#version = Math.max(...fresh.map((fact) => fact.version));
    this.#keep();
  }

  /**
   * What is told of a game since it is here: what was thrown elsewhere was not thrown with our chain. That it came here
   * is told first of all, if at all, and with the commitments there are.
   */
  #sinceAnew(facts: Fact[]): Fact[] {
    const at = facts.findLastIndex((fact) => fact.event === 'anew');
    const came = facts[at];
    if (came?.event !== 'anew') return facts;
    if (this.#heard.length || came.commit !== (witnessed(this.table)?.commit ?? came.commit)) this.#blame('commit');
    return facts.slice(at + 1);
  }

  /** Forget what a server does that was put back to an earlier state, and say so. */
  #goBack(version: number): void {
    this.#version = Math.min(version, this.#version);
    this.#awaited = 0;
    this.#heard = this.#heard.filter((fact) => fact.version <= version);
    const nothing = { throws: [], faces: [], chains: {}, last: 0, out: [], fresh: [] };
    this.#notes = { ...this.#notes, ...nothing, seen: this.#heard.length };
    for (const fact of this.#heard) this.#note(fact);
    this.#doubt('restored');
    this.#keep();
  }

  /** Nothing else may happen than the throw a link was shown for. */
  #expect(fact: Fact): void {
    if (!this.#awaited || BETWEEN.includes(fact.event)) return;
    const thrown = fact.event === 'thrown' || fact.event === 'without';
    if (!thrown || fact.index !== this.#awaited) this.#blame('order');
    this.#awaited = 0;
  }

  #note(fact: DiceFact): void {
    const notes = this.#notes;
    if (fact.event === 'rolled') notes.faces.push(fact.face);
    else if (fact.event === 'chained') {
      notes.chains[fact.seat] = fact.anchor;
      notes.fresh.push(fact.seat);
    } else {
      this.#count(fact.index);
      if (fact.event === 'thrown') this.#thrown(fact);
      else {
        notes.out.push(fact.seat);
        notes.fresh = notes.fresh.filter((seat) => seat !== fact.seat);
      }
    }
  }

  /** A throw, made or not, has to follow the last. */
  #count(index: number): void {
    const notes = this.#notes;
    if (!follows(index, notes.last)) this.#blame('order');
    if (stretchOf(index) !== stretchOf(notes.last)) {
      notes.out = [];
      this.left = false;
    }
    notes.last = index;
  }

  /** A throw has our links in it, and does not pass us over in silence. */
  #thrown(fact: ThrownFact): void {
    const notes = this.#notes;
    notes.throws.push([fact.index, fact.house, ...fact.links].join(' '));
    for (const seat of Object.keys(notes.secrets).map(Number)) {
      const chain = this.#own(seat);
      const link = fact.links[seat];
      if (!chain || (link === NONE && [...notes.out, ...notes.fresh].includes(seat))) continue;
      notes.fresh = notes.fresh.filter((one) => one !== seat);
      if (link !== chain.link(fact.index)) this.#blame('order');
    }
  }

  /** A link of ours is said to be missing, or a chain of our seat is not from here. */
  #miss(fact: DiceFact): void {
    const { sent, came, secrets, made } = this.#notes;
    if (fact.event === 'without' && (sent[fact.seat] ?? 0) >= fact.index)
      this.#doubt((came[fact.seat] ?? 0) >= fact.index ? 'denied' : 'lost');
    if (fact.event === 'chained' && secrets[fact.seat] && !made.includes(fact.anchor)) this.#doubt('other');
  }

  /** What to say to how the dice stand: the links that are due, a new chain, or nothing. */
  answer(dice: Dice, seat: number): Links | NewChain | null {
    this.#commit(dice);
    if (this.foul || seat < 0) return null;
    for (const one of Object.keys(this.#notes.secrets)) this.#notes.came[one] = dice.reach[Number(one)] ?? 0;
    if (!this.#own(seat)) return this.#beginAnew(dice, seat);
    return this.#show(dice);
  }

  /** The first commitments are kept, ours among them; they never change. */
  #commit(dice: Dice): void {
    sawSeal(this.table, { commit: dice.commit, dice: CHAINED });
    const { secrets, made } = notesOf(this.table);
    this.#notes = { ...structuredClone(this.#notes), secrets, made };
    this.dice = dice;
    const kept = witnessed(this.table)!;
    if (!this.#notes.all.length) {
      this.#notes.all = dice.parts;
      if (Object.entries(kept.parts).some(([seat, part]) => dice.parts[Number(seat)] !== part)) this.#blame('own');
    }
    if (dice.commit !== kept.commit) this.#blame('commit');
    if (dice.parts.join() !== this.#notes.all.join()) this.#blame('parts');
    this.#keep();
  }

  /** The chain of a seat, where this device has the one that counts. */
  #own(seat: number): Chain | null {
    const secret = this.#notes.secrets[seat];
    if (!secret) return null;
    const chain = this.#chains.get(secret) ?? new Chain(secret);
    this.#chains.set(secret, chain);
    return chain.anchor === (this.#notes.chains[seat] ?? anchorOf(this.#notes.all[seat] ?? '')) ? chain : null;
  }

  #beginAnew(dice: Dice, seat: number): NewChain | null {
    if (dice.due || this.#offered) return null;
    this.#offered = this.anew = true;
    const { part, secret } = newPart(CHAINED, `${seat}/${this.#notes.last}`);
    keepSecret(this.table, seat, secret);
    const { secrets, made } = notesOf(this.table);
    const { [seat]: _, ...sent } = this.#notes.sent;
    this.#notes = { ...this.#notes, secrets, made, sent };
    this.#keep();
    return { type: 'chain', anchor: anchorOf(part) };
  }

  /** What is due; at a slow table, the last link of the round after the last throw's. */
  #show(dice: Dice): Links | null {
    if (this.#notes.slow) return this.#links(dice, lastOf(stretchOf(this.#notes.last) + 1));
    if (!dice.due) return null;
    if (dice.index <= this.#notes.last && !follows(dice.index, this.#notes.last)) this.#goBack(this.#version);
    if (this.#asked.length || !follows(dice.index, this.#notes.last)) {
      this.#blame('ahead');
      return null;
    }
    const links = this.#links(dice, dice.index);
    if (links) this.#awaited = dice.index;
    return links;
  }

  /** The links of a number, of every seat this device has a chain of and that has a part in the throw. */
  #links(dice: Dice, index: number): Links | null {
    const links: Record<string, string> = {};
    for (const seat of Object.keys(this.#notes.secrets)) {
      const chain = this.#own(Number(seat));
      if (chain && !dice.out.includes(Number(seat)) && dice.reach[Number(seat)]! < index)
        links[seat] = chain.link(index);
    }
    if (!Object.keys(links).length) return null;
    const sent = Object.fromEntries(Object.keys(links).map((seat) => [seat, index]));
    this.#notes = { ...this.#notes, sent: { ...this.#notes.sent, ...sent } };
    this.#keep();
    return { type: 'links', index, links };
  }

  /** Leave the rest of the round's links, before the page is put away: the others are not to wait for it. */
  leave(): Links | null {
    if (!this.dice || this.foul || this.#notes.slow) return null;
    const links = this.#links(this.dice, lastOf(stretchOf(this.#notes.last)));
    this.left = links !== null;
    return links;
  }
}
