/** All drawings of Wise Guys as one file of symbols. */
import { cardArt } from './cards';
import { ANY, GANGS, clubhouse, emblem, patterns, rimClips, token } from './gangs';
import type { Shape } from './gangs';
import { jobs } from './jobs';
import { each, finished, many, standing, symbol } from './kit';
import type { Drawing, Frame } from './kit';
import { COP, GUIDE, JUDGE, MEN, STRANGERS, stranger } from './men';
import * as pieces from './pieces';
import * as places from './places';
import { bust, faceParts, framed } from './portrait';
import type { Face } from './portrait';
import { backdrops } from './backdrops';
import { NIGHT_SITES } from './sites-night';
import { START_SITES, emergencyRoom } from './sites-start';
import { TRADE_SITES } from './sites-trade';

const BUST: Frame = { box: '0 0 100 112', fit: 'xMidYMin slice' };
const ALONE: Frame = { box: '0 0 100 112', over: true, fit: 'xMidYMax meet' };
const TOKEN: Frame = { box: '-5 -12 110 124', over: true };
const EMBLEM: Frame = { box: '-3 -3 106 106' };
const ARM: Frame = { box: '20 10 160 190' };
const PIECE: Frame = { box: '-24 -17 48 34' };

const GRADIENTS = `
  <radialGradient id="wg-glow"><stop offset="0" stop-color="@halo" stop-opacity=".85"/><stop offset=".25"
  stop-color="@halo" stop-opacity=".35"/><stop offset="1" stop-color="@halo" stop-opacity="0"/></radialGradient>
  <linearGradient id="wg-lamp"><stop offset="0" stop-color="@beam" stop-opacity=".6"/><stop offset="1"
  stop-color="@beam" stop-opacity="0"/></linearGradient>\n`;

/** Sites that are wider than the others. */
const WIDE: Record<string, number> = {
  'city-hall': 76,
  'city-hospital': 76,
  'gun-factory': 74,
  'dog-track': 86,
  'cicero-roadhouse': 88,
  'downtown-docks': 86,
  'union-stock-yards': 88,
  'freight-yard': 90,
  'lakeshore-boathouse': 88,
  'taxi-garage': 80,
  'sporting-goods-store': 76,
  'press-room': 82,
};

const sites = (): Drawing =>
  each(Object.entries({ ...START_SITES, ...NIGHT_SITES, ...TRADE_SITES }), ([id, draw]) =>
    symbol(`site-${id}`, standing(WIDE[id]), draw()),
  ) + many(4, (kind) => symbol(`site-any-${kind}`, standing(), places.anySite(kind)));

const lots = (): Drawing =>
  symbol('er', standing(76), emergencyRoom()) +
  symbol('lot-dark', standing(), places.darkLot()) +
  symbol('lot-vacant', standing(), places.vacantLot()) +
  symbol('prop-billboard', { box: '-86 -68 172 104' }, places.billboard()) +
  symbol('prices', { box: '0 0 160 92', fit: 'none' }, places.priceBoard()) +
  symbol('prop-marquee', { box: '0 0 140 28', fit: 'none' }, places.marquee()) +
  symbol('prop-lamp', { box: '-26 -100 52 100' }, places.lamp()) +
  symbol('prop-bed', { box: '0 0 74 40' }, places.bed());

const gangs = (): Drawing =>
  each(Object.entries(GANGS), ([id, badge], at) =>
    [
      symbol(`emblem-${id}`, EMBLEM, emblem(badge, `@${id}`, '#120c08')),
      symbol(`club-${id}`, standing(), clubhouse(at, badge, id, `@${id}`, '#120c08')),
    ].join(''),
  ) +
  each(ANY, (badge, at) =>
    [
      symbol(`emblem-any-${at}`, EMBLEM, emblem(badge)),
      symbol(`club-any-${at}`, standing(), clubhouse(at, badge, `any-${at}`)),
    ].join(''),
  );

/** A bust alone, the same before rays, and the same in the shape of its gang. */
const man = (id: string, face: Face, shape: Shape, paint?: string): Drawing =>
  symbol(`bust-${id}`, ALONE, bust(face, paint)) +
  symbol(`man-${id}`, BUST, framed(`bust-${id}`, paint)) +
  symbol(`tok-${id}`, TOKEN, token(`man-${id}`, shape, paint));

const person = (id: string, face: Face, paint: string): Drawing =>
  symbol(`bust-${id}`, ALONE, bust(face, paint)) + symbol(id, BUST, framed(`bust-${id}`, paint));

const men = (): Drawing =>
  each(Object.entries(MEN), ([gang, faces]) =>
    each(Object.entries(faces), ([id, face]) => man(id, face, GANGS[gang]!.shape, `@${gang}`)),
  ) +
  many(STRANGERS, (at) => man(`any-${at}`, stranger(at), 'octagon')) +
  person('judge', JUDGE, '@guide') +
  person('cop', COP, '@sheldon') +
  person('guide', GUIDE, '@guide');

const figures = (): Drawing =>
  symbol('standard', { box: '0 0 22 60' }, pieces.standard()) +
  symbol('fig-made', { box: '-12 -7 64 92', over: true }, pieces.madeMan()) +
  symbol('fig-rookie', { box: '-6 0 52 84', over: true }, pieces.associate()) +
  symbol('fig-hurt', { box: '0 0 74 40', over: true }, pieces.hurt()) +
  symbol('fig-car', { box: '-72 -60 144 74', over: true }, pieces.car());

const hands = (): Drawing =>
  symbol('fist', ARM, pieces.fist()) +
  symbol('hand-open', ARM, pieces.openHand()) +
  many(3, (n) => symbol(`hand-guns-${n + 1}`, ARM, pieces.handWithGuns(n + 1))) +
  many(3, (n) => symbol(`hand-goods-${n + 1}`, ARM, pieces.handWithGoods(n + 1))) +
  symbol('hand-giving', { box: '0 0 120 92' }, pieces.givingHand()) +
  many(6, (n) => symbol(`die-${n + 1}`, { box: '-36 -36 74 78' }, pieces.die(n + 1)));

const goods = (): Drawing =>
  symbol('piece-cash', PIECE, pieces.cash()) +
  symbol('piece-guns', PIECE, pieces.guns()) +
  symbol('piece-goods', { box: '-17 -17 34 34' }, pieces.goods()) +
  symbol('piece-order', { box: '-17 -17 34 36' }, pieces.coin()) +
  symbol('piece-order-none', { box: '-17 -17 34 36' }, pieces.spentCoin()) +
  symbol('piece-standing', { box: '-18 -56 36 66' }, pieces.clout()) +
  symbol('piece-standing-none', { box: '-18 -56 36 66' }, pieces.lostClout()) +
  symbol('piece-leader', { box: '-58 -42 116 74' }, pieces.crown()) +
  symbol('piece-bill', PIECE, pieces.oneBill()) +
  symbol('blind', { box: '0 0 140 48' }, pieces.blind()) +
  symbol('gavel', { box: '-58 -70 116 118' }, pieces.gavel()) +
  symbol('cuffs', { box: '-50 -28 100 60' }, pieces.cuffs()) +
  symbol('stamp', { box: '-66 -28 132 56' }, pieces.stamp());

const marks = (): Drawing =>
  symbol('mark-star', { box: '-12 -12 24 24' }, pieces.star()) +
  symbol('mark-no-guns', { box: '-16 -16 32 32' }, pieces.noGuns()) +
  symbol('mark-hurt', { box: '-16 -16 32 32' }, pieces.redCross()) +
  symbol('mark-slugging', { box: '-16 -16 32 32' }, pieces.slugging()) +
  symbol('mark-talking', { box: '-16 -16 32 32' }, pieces.talking());

/** Each symbol on a line of its own, finished. */
const lines = (drawings: Drawing): string =>
  drawings
    .split(/(?<=<\/(?:symbol|g|clipPath|pattern)>)\n/)
    .map((one) => finished(one).trim())
    .filter(Boolean)
    .map((one) => `${one}\n`)
    .join('');

export function sprite(): string {
  const defs = [patterns, rimClips, faceParts].map((draw) => lines(draw())).join('');
  const symbols = [sites, jobs, lots, gangs, men, figures, hands, goods, marks, cardArt, backdrops]
    .map((draw) => lines(draw()))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${finished(GRADIENTS)}\n${defs}</defs>\n${symbols}</svg>\n`;
}
