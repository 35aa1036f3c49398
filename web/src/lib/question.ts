/** The question of the moment in words, and the rule it comes from. */
import { parseCrew, placeWord } from './lexicon';
import type { Play } from './play.svelte';
import { sides } from './walk';
import type { MessageArg } from './types';

const ORDERS = ['move', 'exploit', 'fight', 'recruit', 'promote', 'sit', 'order'];
const RULES: Record<string, string[]> = {
  PickGangs: ['SET-6'],
  PickSides: ['SET-5', 'SET-7'],
  PickMade: ['SET-7'],
  IssueOrders: ['ISS-1', 'ISS-2', 'ISS-3'],
  Transactions: ['EXP-7', 'TRX-1', 'TRX-2', 'TRX-3'],
  OfferBoost: ['EXP-3'],
  CallForBackup: ['FGT-2'],
  PullGuns: ['FGT-3', 'FGT-4'],
  Arbitrate: ['GNG-2'],
  DecideWinner: ['FGT-5'],
  LastFight: ['END-2'],
  AllotInjuries: ['FGT-6'],
  ChooseInjured: ['FGT-6'],
  FollowUp: ['FGT-10'],
  TakeTheFall: ['STD-1', 'STD-2', 'STD-3'],
  HitGangs: ['REV-3', 'LST-1'],
  ChooseGoods: ['BLK-1', 'BLK-2', 'STD-6'],
  Bombing: ['OPT-7'],
};
const ORDER_RULES: Record<string, string[]> = {
  move: ['MOV-1', 'MOV-2'],
  exploit: ['EXP-1', 'EXP-2', 'EXP-3', 'EXP-4'],
  fight: ['FGT-1', 'FGT-4', 'FGT-5'],
  recruit: ['RCT-1'],
  promote: ['PRM-1', 'PRM-2'],
  sit: ['SIT-1'],
  order: ['GNG-1'],
};

export const orderRules = (kind: string): string[] => ORDER_RULES[kind] ?? ['ISS-1'];
const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

export function ruleOf(play: Play): string[] {
  const kind = play.way.kind ?? '';
  if (play.doc.step === 'IssueOrders' && kind) return orderRules(kind);
  return RULES[play.doc.step] ?? ['ISS-1'];
}

export function kindLabel(play: Play, kind: string): string {
  const order = play.doc.step === 'IssueOrders' && ORDERS.includes(kind);
  const label = play.lex.text(`${order ? 'order' : 'menu'}-${kind}`);
  const own = kind === 'order' && play.kinds().includes('order');
  return own ? play.lex.text('menu-at', { what: label, where: play.lex.gangOrder(play.client.seat) }) : label;
}

export function heading(play: Play): string {
  const { stage, way } = play;
  const kind = way.kind ?? '';
  if (stage === 'done' && play.trail.length) return play.lex.text('web-sure');
  if (stage === 'crew' && (play.trail.length || play.doc.step === 'IssueOrders'))
    return play.lex.text('ask-crew', { n: play.row?.need ?? -1, what: kindLabel(play, kind) });
  if ((stage === 'place' || stage === 'target') && play.trail.length) return play.lex.text(`ask-${stage}-${kind}`);
  return play.lex.text(`ask-${kebab(play.doc.step)}${variant(play)}`, headArgs(play));
}

function variant(play: Play): string {
  if (play.doc.step === 'HitGangs') return play.doc.card?.injure ? '-injure' : '-pay';
  if (play.doc.step === 'Transactions' && play.rows[0]?.action === 'option') return '-option';
  return '';
}

function headArgs(play: Play): Record<string, MessageArg> {
  const { doc, lex, rows } = play;
  const first = rows[0];
  const args: Record<string, MessageArg> = { n: Math.max(play.me?.orders ?? 0, 0) };
  if (first && first.top >= 0) args['top'] = first.top;
  if (doc.fight) args['place'] = lex.place(doc.fight.place);
  else if (doc.exploit?.place) args['place'] = lex.place(doc.exploit.place);
  const ex = doc.exploit;
  if (doc.step === 'Transactions' && ex && ex.now >= 0) args['what'] = lex.transaction(ex.transactions[ex.now] ?? -1);
  if (doc.step === 'OfferBoost' && ex) args['what'] = ex.transactions.map((one) => lex.transaction(one)).join('; ');
  if (doc.card) {
    args['card'] = lex.card(doc.card.id);
    args['what'] = lex.cardLines(doc.card.id)[doc.card.effect] ?? '';
    args['n'] = doc.card.injure;
  }
  if (doc.step === 'ChooseInjured') args['n'] = doc.fight?.hits[play.client.seat] ?? 1;
  if (doc.step === 'AllotInjuries') args['n'] = doc.fight?.guns[play.client.seat] ?? 1;
  if (doc.step === 'PickMade') args['n'] = first?.need ?? 0;
  if (doc.step === 'FollowUp') args['place'] = lex.place(placeWord(doc, followed(play)));
  return args;
}

/** FollowUp comes after the fight: the place is the last one fought over. */
function followed(play: Play): number {
  const fought = play.facts.findLast((fact) => fact.event === 'fight');
  return play.doc.places.find((place) => place.id === fought?.['place'])?.number ?? play.rows[0]?.place ?? 0;
}

export function placeName(play: Play, number: number): string {
  const { doc, lex } = play;
  const id = doc.places.find((one) => one.number === number)?.id ?? placeWord(doc, number);
  return lex.place(number === play.client.seat ? 'clubhouse' : id);
}

export function placeLabel(play: Play, number: number): string {
  const { doc, lex } = play;
  const name = placeName(play, number);
  const crew = doc.places.find((one) => one.number === number)?.crew[String(play.client.seat)];
  return crew ? lex.text('menu-at', { what: name, where: lex.crew(crew) }) : name;
}

export function goalLabel(play: Play, number: number): string {
  const { doc, lex } = play;
  const place = doc.places.find((one) => one.number === number);
  const name = number < 6 ? lex.text('place-clubhouse') : lex.place(place?.id ?? '');
  const there = Object.entries(place?.crew ?? {}).map(([seat, crew]) => `${lex.gang(Number(seat))} ${lex.crew(crew)}`);
  return there.length && number >= 6 ? lex.text('menu-at', { what: name, where: lex.listed(there) }) : name;
}

/** FGT-6: a rival with how many are left to hit; a gun given where nobody is left is lost. */
function shotLabel(play: Play, rival: number): string {
  const { doc, lex } = play;
  const place = doc.places.find((one) => one.id === doc.fight?.place);
  const { made, rookies } = parseCrew(place?.crew[String(rival)] ?? '');
  return lex.text('menu-allot-at', {
    gang: lex.gang(rival),
    n: Math.max(0, made + rookies - (doc.fight?.hits[rival] ?? 0)),
  });
}

export function targetLabel(play: Play, target: number): { label: string; details: string[] } {
  const { lex } = play;
  const kind = play.way.kind ?? '';
  if (kind === 'move') return { label: goalLabel(play, target), details: [] };
  if (kind === 'fight') return { label: lex.text(target ? 'menu-fight-locked' : 'menu-fight-open'), details: [] };
  if (kind === 'gang') {
    const id = Object.keys(play.pack.gangs)[target] ?? '';
    return { label: lex.name(`gang-${id}`), details: lex.gangLines(id) };
  }
  if (kind === 'side') {
    const side = sides(lex)[target] ?? '';
    return { label: lex.text(`side-${side}`), details: lex.gangLines(play.me?.gang ?? '', side) };
  }
  if (kind === 'option') {
    return { label: lex.transaction(play.doc.exploit?.transactions[target] ?? -1), details: [] };
  }
  if (kind === 'allot') return { label: shotLabel(play, target), details: [] };
  return { label: lex.gang(target), details: [] };
}
