/**
 * The dice box of this device at one table: it shows a link of its chains when the throw is due and not before,
 * whatever a server asks for, and notes what it is told of the dice.
 */
import { anchorOf, Chain, firstOf, lastOf, seal } from './chain';
import { CHAINED, keepSecret, newPart, note, notesOf, sawSeal, witnessed, type Notes } from './dice';
import type { Dice, Fact, Links, NewChain, Update } from './protocol';

/** What a server did that it must not. */
export type Foul = '' | 'commit' | 'parts' | 'ahead' | 'denied';

export class DiceBox {
  /** How the dice stand, as the server last said. */
  dice = $state.raw<Dice | null>(null);
  foul = $state<Foul>('');
  /** Whether this device handed in a new chain, because it did not have the seat's. */
  anew = $state(false);
  /** Whether the links of this round were left with the server, because the page was put away. */
  left = $state(false);
  #notes: Notes;
  #round = 0;
  #chains = new Map<string, Chain>();
  #offered = false;

  constructor(
    readonly table: string,
    readonly slow: () => boolean,
  ) {
    this.#notes = notesOf(table);
  }

  get seal(): string {
    return this.dice ? seal(this.dice.commit, this.dice.parts, CHAINED) : '';
  }

  connected(): void {
    this.#offered = false;
  }

  /** What was told, as soon as it comes: how fast it is shown is another matter. */
  see(update: Update): void {
    const round = update.document.round;
    if (round !== undefined && round !== this.#round) {
      this.#round = round;
      this.left = false;
    }
    const fresh = update.facts.filter((fact) => fact.version > this.#notes.version);
    if (!fresh.length) return;
    this.#notes = { ...this.#notes, version: Math.max(...fresh.map((fact) => fact.version)) };
    for (const fact of fresh) this.#note(fact);
    if (witnessed(this.table)?.dice === CHAINED) note(this.table, this.#notes);
  }

  #note(fact: Fact): void {
    const notes = this.#notes;
    if (fact.event === 'rolled') notes.faces = [...notes.faces, fact.face];
    else if (fact.event === 'thrown') {
      notes.throws = [...notes.throws, [fact.index, fact.house, ...fact.links].join(' ')];
      notes.last = fact.index;
    } else if (fact.event === 'without') {
      notes.last = fact.index;
      if ((notes.sent[fact.seat] ?? 0) >= fact.index) this.foul ||= 'denied';
    } else if (fact.event === 'chained') notes.chains = { ...notes.chains, [fact.seat]: fact.anchor };
  }

  /** What to say to how the dice stand: the links that are due, a new chain, or nothing. */
  answer(dice: Dice, seat: number): Links | NewChain | null {
    sawSeal(this.table, { commit: dice.commit, dice: CHAINED });
    this.#notes = { ...this.#notes, secrets: notesOf(this.table).secrets };
    if (!this.#notes.all.length) this.#notes.all = dice.parts;
    this.dice = dice;
    if (dice.commit !== witnessed(this.table)?.commit) this.foul ||= 'commit';
    if (dice.parts.join() !== this.#notes.all.join()) this.foul ||= 'parts';
    note(this.table, this.#notes);
    if (this.foul || seat < 0) return null;
    if (!this.#own(seat)) return this.#beginAnew(dice, seat);
    return this.#show(dice);
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
    const { part, secret } = newPart(CHAINED, `${seat}/${this.#round}`);
    keepSecret(this.table, seat, secret);
    this.#notes = { ...this.#notes, secrets: { ...this.#notes.secrets, [seat]: secret } };
    return { type: 'chain', anchor: anchorOf(part) };
  }

  #show(dice: Dice): Links | null {
    const slow = this.slow();
    if (!dice.due && !slow) return null;
    const index = slow ? lastOf(this.#round + 1) : dice.index;
    if (!slow && index > Math.max(this.#notes.last + 1, firstOf(this.#round))) {
      this.foul = 'ahead';
      return null;
    }
    return this.#links(dice, index);
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
    note(this.table, this.#notes);
    return { type: 'links', index, links };
  }

  /** Leave the rest of the round's links, before the page is put away: the others are not to wait for it. */
  leave(): Links | null {
    if (!this.dice || this.foul || this.slow()) return null;
    const links = this.#links(this.dice, lastOf(this.#round));
    this.left = links !== null;
    return links;
  }
}
