/** All drawings of Wise Guys as one file of symbols. */
import { cardArt } from './cards';
import { ANY, GANGS, clubhouse, emblem, patterns, rimClips, token } from './gangs';
import { jobs } from './jobs';
import { STANDING, each, finished, many, symbol } from './kit';
import type { Drawing, Frame } from './kit';
import { COP, GUIDE, JUDGE, MEN, STRANGERS, stranger } from './men';
import * as pieces from './pieces';
import * as places from './places';
import { bust, faceParts, portrait } from './portrait';
import { NIGHT_SITES } from './sites-night';
import { START_SITES, emergencyRoom } from './sites-start';
import { TRADE_SITES } from './sites-trade';

const BUST: Frame = { box: '0 0 100 112' };
const TOKEN: Frame = { box: '-5 -12 110 124', over: true };
const EMBLEM: Frame = { box: '-3 -3 106 106' };
const ARM: Frame = { box: '20 10 160 190' };
const PIECE: Frame = { box: '-24 -17 48 34' };

const GRADIENTS = `
  <radialGradient id="wg-glow"><stop offset="0" stop-color="@halo" stop-opacity=".85"/><stop offset=".25"
  stop-color="@halo" stop-opacity=".35"/><stop offset="1" stop-color="@halo" stop-opacity="0"/></radialGradient>
  <linearGradient id="wg-lamp"><stop offset="0" stop-color="@beam" stop-opacity=".6"/><stop offset="1"
  stop-color="@beam" stop-opacity="0"/></linearGradient>\n`;

const sites = (): Drawing =>
  each(Object.entries({ ...START_SITES, ...NIGHT_SITES, ...TRADE_SITES }), ([id, draw]) =>
    symbol(`site-${id}`, STANDING, draw()),
  ) + many(4, (kind) => symbol(`site-any-${kind}`, STANDING, places.anySite(kind)));

const lots = (): Drawing =>
  symbol('er', STANDING, emergencyRoom()) +
  symbol('lot-dark', STANDING, places.darkLot()) +
  symbol('lot-vacant', STANDING, places.vacantLot()) +
  symbol('prop-billboard', { box: '-86 -68 172 104' }, places.billboard()) +
  symbol('prop-prices', { box: '-80 -104 160 114' }, places.priceBoard()) +
  symbol('prop-lamp', { box: '-26 -100 52 100' }, places.lamp()) +
  symbol('prop-bed', { box: '0 0 74 40' }, places.bed());

const gangs = (): Drawing =>
  each(Object.entries(GANGS), ([id, badge], at) =>
    [
      symbol(`emblem-${id}`, EMBLEM, emblem(badge, `@${id}`, '#120c08')),
      symbol(`club-${id}`, STANDING, clubhouse(at, badge, id, `@${id}`, '#120c08')),
    ].join(''),
  ) +
  each(ANY, (badge, at) =>
    [
      symbol(`emblem-any-${at}`, EMBLEM, emblem(badge)),
      symbol(`club-any-${at}`, STANDING, clubhouse(at, badge, `any-${at}`)),
    ].join(''),
  );

const men = (): Drawing =>
  each(Object.entries(MEN), ([gang, faces]) =>
    each(Object.entries(faces), ([id, face]) =>
      [
        symbol(`man-${id}`, BUST, portrait(face, `@${gang}`)),
        symbol(`tok-${id}`, TOKEN, token(`man-${id}`, GANGS[gang]!.shape, `@${gang}`)),
      ].join(''),
    ),
  ) +
  many(STRANGERS, (at) =>
    [
      symbol(`man-any-${at}`, BUST, portrait(stranger(at))),
      symbol(`tok-any-${at}`, TOKEN, token(`man-any-${at}`, 'octagon')),
    ].join(''),
  ) +
  symbol('judge', BUST, portrait(JUDGE, '@guide')) +
  symbol('cop', BUST, portrait(COP, '@sheldon')) +
  symbol('guide', BUST, portrait(GUIDE, '@guide')) +
  symbol('guide-bust', BUST, bust(GUIDE, '@guide'));

const figures = (): Drawing =>
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

export const sprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${finished(GRADIENTS)}\n${lines(patterns() + rimClips() + faceParts())}` +
  `</defs>\n${lines(sites() + jobs() + lots() + gangs() + men() + figures() + hands() + goods() + cardArt())}</svg>\n`;

/** Each symbol on a line of its own, finished. */
const lines = (drawings: Drawing): string =>
  drawings
    .split(/(?<=<\/(?:symbol|g|clipPath|pattern)>)\n/)
    .map((one) => finished(one).trim())
    .filter(Boolean)
    .map((one) => `${one}\n`)
    .join('');
