/** Names and amounts of one game, in the reader's language and the game's own words. */
import type { GameDoc, Message, MessageArg, PackData, PlaceDoc, SeatDoc, Trx } from './types';
import { words } from './words.svelte';

export interface Crew {
  men: string[];
  made: number;
  rookies: number;
}

export const ASSETS = ['cash', 'guns', 'goods', 'standing'] as const;

/** Crew as notation writes it: `2m1r`, or `al-capone+1r`. */
export function parseCrew(text: string): Crew {
  const crew: Crew = { men: [], made: 0, rookies: 0 };
  for (const part of text.split('+').filter(Boolean)) {
    const found = /^(?:(\d)m)?(?:(\d)r)?$/.exec(part);
    if (found) {
      crew.made += Number(found[1] ?? 0);
      crew.rookies += Number(found[2] ?? 0);
    } else {
      crew.men.push(part);
      crew.made += 1;
    }
  }
  return crew;
}

export class Lexicon {
  constructor(
    readonly pack: PackData,
    readonly seats: SeatDoc[],
    readonly own: number,
  ) {}

  text(id: string, args: Record<string, MessageArg> = {}): string {
    return this.say({ id, args });
  }

  /** A message of the server, with the messages inside it. */
  say(message: Message): string {
    return words.speaker(this.pack).say(message);
  }

  listed(parts: string[]): string {
    return parts.join(this.text('list-comma'));
  }

  // seats

  player(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  gang(seat: number): string {
    return this.say(this.who(seat));
  }

  /** A seat's gang or its player, as sentences speak of them: with article, number and gender. */
  who(seat: number): Message {
    const id = this.seats[seat]?.gang;
    return id ? { id: `gang-${id}`, args: {} } : { id: 'person', args: { name: this.player(seat) } };
  }

  whom(seats: number[]): Message {
    return { id: 'list-comma', args: { items: seats.map((seat) => this.who(seat)) } };
  }

  gangs(seats: number[]): string {
    return this.listed(seats.map((seat) => this.gang(seat)));
  }

  /** How a seat is written in notation. */
  seatId(seat: number): string {
    return this.seats[seat]?.gang ?? `seat${seat + 1}`;
  }

  /** One's own names stand before the catalogue's. */
  name(id: string): string {
    return this.pack.names[words.lang]?.[id] ?? this.text(id);
  }

  gangOrder(seat: number): string {
    const id = this.seats[seat]?.gang ?? '';
    const key = this.pack.gangs[id]?.made.length ? 'gang-order' : 'club-order';
    return words.attr(`gang-${id}`, key) || this.text(key);
  }

  /** The letter on a gang's pieces; two where two gangs share the first. */
  letters(seat: number): string {
    const name = (one: number): string => this.seats[one]?.gang ?? this.player(one);
    const own = name(seat);
    const shared = this.seats.some((_, other) => other !== seat && name(other)[0] === own[0]);
    return own.slice(0, 1).toUpperCase() + (shared ? own.slice(1, 2) : '');
  }

  // places

  place(id: string, seat = this.own): string {
    if (id.startsWith('clubhouse')) {
      const whose = id === 'clubhouse' ? seat : Number(id.slice(10));
      if (whose === seat || id === 'clubhouse') return this.text('place-clubhouse');
      return this.text('place-their', { gang: this.who(whose) });
    }
    if (id === 'er') {
      const site = Object.entries(this.pack.sites).find(([, one]) => one.role === 'er');
      return this.name(`site-${site?.[0] ?? 'emergency-room'}`);
    }
    return this.name(id in this.pack.sites ? `site-${id}` : `card-${id}`);
  }

  flavour(id: string): string {
    const er = Object.keys(this.pack.sites).find((one) => this.pack.sites[one]?.role === 'er');
    const site = id === 'er' ? (er ?? '') : id;
    return words.attr(site in this.pack.sites ? `site-${site}` : `card-${site}`, 'flavour');
  }

  /** What can be done at a place, line by line. */
  offers(id: string): string[] {
    if (id === 'er') return [this.text('ground-er')];
    const lines = this.pack.sites[id]?.lines ?? this.pack.cards[id]?.lines ?? [];
    return lines.map((line) => this.say(line));
  }

  /** What a place's card shows beside its icons: the transactions alone. */
  trades(id: string): string[] {
    const lines = this.pack.sites[id]?.lines ?? this.pack.cards[id]?.lines ?? [];
    return lines.filter((line) => !/^(fight-|ground-no-guns|ground-hot)/.test(line.id)).map((line) => this.say(line));
  }

  card(id: string): string {
    return this.name(`card-${id}`);
  }

  cardLines(id: string): string[] {
    return (this.pack.cards[id]?.lines ?? []).map((line) => this.say(line));
  }

  cardKind(id: string): string {
    const card = this.pack.cards[id];
    return this.text(`kind-${card?.kind ?? 'hassle'}`);
  }

  trx(number: number): Trx | undefined {
    return this.pack.transactions[number];
  }

  transaction(number: number): string {
    const line = this.trx(number)?.line;
    return line ? this.say(line) : '';
  }

  gangLines(id: string, side = ''): string[] {
    const lines = this.pack.gangs[id]?.lines ?? [];
    if (!side) return lines.map((line) => this.#gangLine(line));
    let current = '';
    const found: string[] = [];
    for (const line of lines) {
      const named = line.args['side'];
      if (line.id === 'gang-side' && typeof named === 'object' && 'id' in named) current = named.id.slice(5);
      if (line.id === 'gang-made') current = side;
      if (current === side) found.push(this.#gangLine(line));
    }
    return found;
  }

  /** Who chooses a gang wants to know what it has, not where that is known from. */
  #gangLine(line: Message): string {
    return this.say(line.id === 'gang-side' ? { ...line, id: 'gang-starts' } : line);
  }

  // crew and amounts

  crew(text: string): string {
    const { men, made, rookies } = parseCrew(text);
    return men.length ? this.crewNamed(men, rookies) : this.crewCounted(made, rookies);
  }

  crewNamed(men: string[], rookies: number): string {
    const parts = men.map((man) => this.name(`made-${man}`));
    if (rookies) parts.push(this.text('count-of-rookies', { n: rookies }));
    return parts.join(this.text('list-plus'));
  }

  crewCounted(made: number, rookies: number): string {
    const parts: string[] = [];
    if (made) parts.push(this.text('count-of-made', { n: made }));
    if (rookies) parts.push(this.text('count-of-rookies', { n: rookies }));
    return parts.join(this.text('list-plus'));
  }

  asset(asset: string, amount: number): string {
    return words.text(`asset-${this.term(asset)}`, { n: amount });
  }

  assetName(asset: string): string {
    return words.text(`assets-${this.term(asset)}`);
  }

  term(asset: string): string {
    return (this.pack.terms as Record<string, string>)[asset] ?? asset;
  }

  change(asset: string, amount: number): string {
    const what = this.asset(asset, Math.abs(amount));
    return words.text(amount < 0 ? 'amount-less' : 'amount-more', { what });
  }

  amounts(amounts: number[]): string {
    const said = amounts.flatMap((n, index) => (n ? [this.asset(ASSETS[index] ?? 'cash', n)] : []));
    return said.join(this.text('list-plus')) || this.text('amount-nothing');
  }

  // promises

  clause(text: string): string {
    const [vow = '', ...rest] = text.split(':');
    if (vow === 'word') return this.text('vow-word', { round: Number(rest[0]), text: rest.slice(1).join(':') });
    const round = Number(rest.at(-1));
    const what = rest.slice(0, -1).join(':');
    if (vow === 'avoid' || vow === 'leave') {
      const place = what === 'closed' ? this.text('place-closed') : this.place(what);
      return this.text(`vow-${vow}`, { round, place });
    }
    if (vow === 'pay') return this.text('vow-pay', { round, what: this.amounts(parseAmounts(what)) });
    if (vow === 'sell') return this.text('vow-sell', { round, n: Number(what) });
    return this.text(`vow-${vow}`, { round });
  }

  terms(offer: { give: number[]; want: number[]; mine: string[]; theirs: string[]; text: string }): string {
    const parts: string[] = [];
    if (offer.give.some(Boolean)) parts.push(this.text('deal-gives', { what: this.amounts(offer.give) }));
    if (offer.want.some(Boolean)) parts.push(this.text('deal-wants', { what: this.amounts(offer.want) }));
    for (const one of offer.mine) parts.push(this.text('deal-mine', { what: this.clause(one) }));
    for (const one of offer.theirs) parts.push(this.text('deal-theirs', { what: this.clause(one) }));
    if (offer.text) parts.push(this.text('deal-text', { text: offer.text }));
    return parts.join(this.text('list-semicolon'));
  }

  /** A refusal in words. */
  refusal(code: string, details: Record<string, unknown> = {}): string {
    const args: Record<string, MessageArg> = {};
    for (const [name, value] of Object.entries(details)) {
      const text = String(value);
      args[name] = /^\d{1,9}$/.test(text) ? Number(text) : text;
    }
    const id = words.has(`refusal-${code}`) ? `refusal-${code}` : words.has(`error-${code}`) ? `error-${code}` : '';
    return id ? this.text(id, args) : this.text('web-refused', { code });
  }
}

export function parseAmounts(text: string): number[] {
  const found = [0, 0, 0];
  for (const part of text.split(',')) {
    const [name, n] = part.split(':');
    const index = ASSETS.indexOf(name as 'cash');
    if (index >= 0) found[index] = Number(n);
  }
  return found;
}

export function placeByNumber(doc: GameDoc, number: number): PlaceDoc | undefined {
  return doc.places.find((place) => place.number === number);
}

/** The id of a place as notation writes it for a seat. */
export function placeWord(doc: GameDoc, number: number): string {
  if (number < 6) return 'clubhouse';
  return placeByNumber(doc, number)?.id ?? `place${number}`;
}
