/** The story in words: facts that belong together make one sentence (as cli/narrate.py tells it). */
import { isGift } from './deal';
import type { Lexicon } from './lexicon';
import type { Fact, Message, MessageArg } from './types';
import { words } from './words.svelte';

type Args = Record<string, MessageArg>;

export interface Line {
  text: string;
  style: 'plain' | 'loud' | 'quiet' | 'aside' | 'round';
  version: number;
  event: string;
}

const LISTS: Record<string, string> = { claim: 'count', guns: 'count', total: 'total', fist: '', skipped: '' };
const ITEMS = ['gained', 'standing', 'held'];
const SHOTS = ['hit', 'wasted'];
const LOUD = 'site-up card-up seen fight won drawn leader fell disbanded price bombed ended accepted'.split(' ');
const QUIET = ['sat', 'skipped', 'fist', 'claim'];
const ASIDE = ['offered', 'declined', 'withdrawn', 'gone', 'gift', 'dealt', 'said', 'judged'];

const num = (fact: Fact, key: string): number => Number(fact[key] ?? 0);
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '=');

function style(event: string): Line['style'] {
  if (event === 'round') return 'round';
  if (LOUD.includes(event)) return 'loud';
  if (QUIET.includes(event)) return 'quiet';
  return ASIDE.includes(event) ? 'aside' : 'plain';
}

export function narrate(lex: Lexicon, facts: Fact[]): Line[] {
  const out: Line[] = [];
  let rest = facts;
  while (rest.length) {
    const run = runOf(rest);
    const text = tell(lex, run);
    const first = run[0]!;
    if (text) out.push({ text, style: style(first.event), version: run.at(-1)!.version, event: first.event });
    rest = rest.slice(run.length);
  }
  return out;
}

function whileAlike(facts: Fact[], alike: (fact: Fact) => boolean): Fact[] {
  const end = facts.findIndex((fact) => !alike(fact));
  return end < 0 ? facts : facts.slice(0, end);
}

/** The first facts that make one sentence. */
function runOf(facts: Fact[]): Fact[] {
  const first = facts[0]!;
  const event = first.event;
  if (event === 'gained') return gains(facts);
  if (event === 'sold') return sales(facts);
  if (event in LISTS || ITEMS.includes(event)) return whileAlike(facts, (fact) => fact.event === event);
  if (event === 'rolled' && first['purpose'] === 'injured') {
    const next = facts[1];
    const follows = next && ['died', 'recovered'].includes(next.event) && next['seat'] === first['seat'];
    return facts.slice(0, follows ? 2 : 1);
  }
  if (event === 'rolled') {
    return whileAlike(facts, (fact) => fact.event === event && fact['purpose'] === first['purpose']);
  }
  if (SHOTS.includes(event)) {
    return whileAlike(facts, (f) => f.event === event && f['seat'] === first['seat'] && f['rival'] === first['rival']);
  }
  if (event === 'traded') {
    const after = whileAlike(facts.slice(1), (f) => f.event === 'gained' && f['seat'] === first['seat']);
    return [first, ...after];
  }
  return facts.slice(0, 1);
}

/** What all sold, the total, and the cash it brought, which is told with what they sold. */
function sales(facts: Fact[]): Fact[] {
  const sold = whileAlike(facts, (fact) => fact.event === 'sold');
  const [price, ...rest] = facts.slice(sold.length);
  if (price?.event !== 'price') return sold;
  const sellers = sold.filter((fact) => num(fact, 'count')).length;
  return [...sold, price, ...whileAlike(rest.slice(0, sellers), (fact) => fact.event === 'gained')];
}

function gains(facts: Fact[]): Fact[] {
  const run = whileAlike(facts, (fact) => fact.event === 'gained');
  const after = facts[run.length];
  if (after?.event !== 'promoted') return run;
  const other = run.findLastIndex((fact) => fact['seat'] !== after['seat']);
  return other >= 0 ? run.slice(0, other + 1) : [...run, after];
}

function tell(lex: Lexicon, run: Fact[]): string {
  const first = run[0]!;
  const event = first.event;
  if (event in LISTS) {
    const field = LISTS[event]!;
    const items = run.map((fact) => lex.gang(num(fact, 'seat')) + (field ? ` ${words.number(num(fact, field))}` : ''));
    return lex.text(`story-${event}`, { list: lex.listed(items), n: items.length });
  }
  if (ITEMS.includes(event)) return run.at(-1)!.event === 'promoted' ? promoted(lex, run) : items(lex, event, run);
  if (event === 'rolled') return rolled(lex, run);
  if (event === 'sold') return sold(lex, run);
  if (event === 'traded') return traded(lex, run);
  if (SHOTS.includes(event)) return lex.text(`story-${event}`, { ...args(lex, first), n: run.length });
  return event === 'promoted' ? promoted(lex, run) : sentence(lex, first);
}

function items(lex: Lexicon, event: string, run: Fact[]): string {
  let said: string[];
  if (event === 'gained') {
    const bySeat = new Map<number, Fact[]>();
    for (const fact of run.filter((one) => num(one, 'amount'))) {
      bySeat.set(num(fact, 'seat'), [...(bySeat.get(num(fact, 'seat')) ?? []), fact]);
    }
    said = [...bySeat].map(([seat, facts]) => item(lex, seat, changes(lex, facts)));
  } else if (event === 'standing') {
    said = run
      .filter((fact) => num(fact, 'change'))
      .map((fact) =>
        lex.text('story-standing-item', {
          gang: lex.gang(num(fact, 'seat')),
          n: num(fact, 'standing'),
          change: signed(num(fact, 'change')),
        }),
      );
  } else {
    said = run.map((f) => item(lex, num(f, 'seat'), lex.amounts([num(f, 'cash'), num(f, 'guns'), num(f, 'goods')])));
  }
  return said.length ? lex.text(`story-${event}`, { list: said.join(lex.text('list-dot')) }) : '';
}

function item(lex: Lexicon, seat: number, what: string): string {
  return lex.text('story-item', { gang: lex.gang(seat), what });
}

function changes(lex: Lexicon, facts: Fact[]): string {
  return lex.listed(facts.map((fact) => lex.change(String(fact['asset']), num(fact, 'amount'))));
}

/** Who sold how much, what each was paid for it, and the total. */
function sold(lex: Lexicon, run: Fact[]): string {
  const items = run
    .filter((fact) => fact.event === 'sold')
    .map((fact) =>
      lex.text(fact['count'] ? 'story-sold-item' : 'story-sold-none', {
        gang: lex.gang(num(fact, 'seat')),
        n: num(fact, 'count'),
        price: lex.asset('cash', num(fact, 'price')),
        cash: lex.asset('cash', num(fact, 'cash')),
      }),
    );
  const total = run.filter((fact) => fact.event === 'price').map((fact) => sentence(lex, fact));
  return [lex.text('story-sold', { list: items.join(lex.text('list-dot')) }), ...total].join(' ');
}

function rolled(lex: Lexicon, run: Fact[]): string {
  const first = run[0]!;
  const last = run.at(-1)!;
  const purpose = String(first['purpose']);
  if (purpose === 'injured') {
    const key = last === first ? 'er' : `er-${last.event}`;
    return lex.text(`story-${key}`, { ...args(lex, first), crew: last === first ? '' : crew(lex, last) });
  }
  const name = (fact: Fact): string => {
    const seat = num(fact, 'seat');
    return purpose === 'gangs' ? lex.player(seat) : lex.gang(seat);
  };
  return lex.text(`story-rolled-${purpose}`, { list: lex.listed(run.map((f) => `${name(f)} ${num(f, 'face')}`)) });
}

function traded(lex: Lexicon, run: Fact[]): string {
  if (run.length === 1) return '';
  const first = run[0]!;
  const verb = lex.text(`verb-${lex.trx(num(first, 'transaction'))?.verb ?? 'trade'}`);
  return lex.text('story-traded', { gang: lex.gang(num(first, 'seat')), verb, what: changes(lex, run.slice(1)) });
}

function promoted(lex: Lexicon, run: Fact[]): string {
  const fact = run.at(-1)!;
  const men = (fact['men'] as string[] | undefined) ?? [];
  const who = lex.listed(men.map((man) => lex.name(`made-${man}`)));
  const text = lex.text('story-promoted', { ...args(lex, fact), who });
  return run.length > 1 ? lex.text('story-for-price', { what: text, price: changes(lex, run.slice(0, -1)) }) : text;
}

function crew(lex: Lexicon, fact: Fact): string {
  const men = (fact['men'] as string[] | undefined) ?? [];
  return men.length
    ? lex.crewNamed(men, num(fact, 'rookies'))
    : lex.crewCounted(num(fact, 'made'), num(fact, 'rookies'));
}

function args(lex: Lexicon, fact: Fact): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(fact)) if (typeof value === 'number') found[name] = value;
  if ('seat' in fact) found['gang'] = lex.who(num(fact, 'seat'));
  if ('rival' in fact) found['rival'] = lex.who(num(fact, 'rival'));
  if ('by' in fact) found['by'] = lex.who(num(fact, 'by'));
  for (const key of ['place', 'from', 'to'])
    if (fact[key]) found[key] = lex.place(String(fact[key]), num(fact, 'seat'));
  if ('made' in fact || 'rookies' in fact) found['crew'] = crew(lex, fact);
  return { ...found, ...extra(lex, fact) };
}

function key(fact: Fact): string {
  switch (fact.event) {
    case 'exploited':
      return fact['boost'] ? 'boosted' : 'exploited';
    case 'fight':
      return fact['locked'] ? 'fight-locked' : 'fight';
    case 'stole':
      return fact['amount'] ? 'stole' : 'stole-nothing';
    case 'tokens':
      return num(fact, 'change') > 0 ? 'tokens-more' : 'tokens-less';
    case 'affected':
      return (fact['seats'] as number[]).length ? 'affected' : 'affected-nobody';
    case 'offered':
      return fact['counters'] ? 'countered' : isGift(fact as never) ? 'gift-offered' : 'offered';
    case 'said':
      return (fact['rivals'] as number[]).length ? 'said-to' : 'said';
    case 'judged':
      return `judged-${String(fact['verdict'])}`;
    default:
      return fact.event;
  }
}

function isIdle(lex: Lexicon, fact: Fact): boolean {
  if (fact.event === 'affected') {
    const hit = fact['seats'] as number[];
    const spared = lex.seats.some((seat, index) => seat.alive && !hit.includes(index));
    return lex.pack.cards[String(fact['card'])]?.kind === 'hassle' && !spared;
  }
  return (fact.event === 'recruited' && !fact['rookies']) || (fact.event === 'tokens' && !fact['change']);
}

function sentence(lex: Lexicon, fact: Fact): string {
  return isIdle(lex, fact) ? '' : lex.text(`story-${key(fact)}`, args(lex, fact));
}

/** What only this kind of fact has. */
function extra(lex: Lexicon, fact: Fact): Args {
  const card = String(fact['card'] ?? '');
  const rivals = (): Message => lex.whom((fact['rivals'] as number[]) ?? []);
  switch (fact.event) {
    case 'gang':
      return { player: lex.player(num(fact, 'seat')), gang: { id: `gang-${String(fact['gang'])}`, args: {} } };
    case 'side':
      return { side: lex.text(`side-${String(fact['side'])}`) };
    case 'site-up':
      return { what: lex.offers(String(fact['tile'])).join('; '), place: lex.place(String(fact['tile'])) };
    case 'card-up':
      return { kind: lex.cardKind(card), card: lex.card(card), what: lex.cardLines(card).join('; ') };
    case 'affected':
      return { card: lex.card(card), gangs: lex.whom(fact['seats'] as number[]) };
    case 'stole':
      return { what: lex.asset(String(fact['asset']), num(fact, 'amount')) };
    case 'seen':
      return { what: lex.listed(['cash', 'guns', 'goods'].map((asset) => lex.asset(asset, num(fact, asset)))) };
    case 'ordered':
      return { order: lex.gangOrder(num(fact, 'seat')) };
    case 'tokens':
      return { n: Math.abs(num(fact, 'change')) };
    case 'offered':
      return { terms: lex.terms(fact as never), rivals: rivals() };
    case 'gift':
      return { what: lex.amounts(fact['give'] as number[]) };
    case 'said':
      return { text: String(fact['text']), rivals: rivals() };
    case 'judged':
      return { what: lex.clause(String(fact['clause'])) };
    default:
      return {};
  }
}
