/** What scenes are played before: a street, a police wall, the market's table; and the parts of a newspaper. */
import { at, each, many, row, sign, symbol } from './kit';
import type { Drawing } from './kit';

const skyline = (): Drawing => {
  const next = row(77);
  let houses = '';
  let sides = '';
  let lit = '';
  for (let x = -10; x < 1110;) {
    const w = 46 + Math.floor(next() * 40);
    const h = 70 + Math.floor(next() * 130);
    houses += `M${x} 250V${250 - h}h${Math.round(w * 0.3)}v-10h${Math.round(w * 0.4)}v10H${x + w}V250Z`;
    sides += `M${x + Math.round(w * 0.7)} 250V${250 - h}H${x + w}V250Z`;
    for (let y = 262 - h; y < 236; y += 20)
      for (let i = x + 8; i < x + w - 10; i += 14) if (next() < 0.4) lit += `M${i} ${y}h6v9h-6Z`;
    x += w;
  }
  return `<path d="${houses}" fill="@blk2"/><path d="${sides}" fill="@blk3"/><path d="${lit}" fill="@lit"
  opacity=".8"/>`;
};

const lampPost = (x: number): Drawing =>
  `<circle cx="${x}" cy="130" r="70" fill="url(#wg-glow)"/><path d="M${x} 268V140" stroke="@el"
  stroke-width="6"/><path d="M${x - 10}
  140l4 -26h12l4 26Z" fill="@bulb" stroke="@brass" stroke-width="2"/><path d="M${x - 12} 140h24" stroke="@brass"
  stroke-width="4"/>`;

const street = (before = ''): Drawing =>
  `<path d="M0 0H1100V350H0Z" fill="url(#wg-sky)"/><path d="M300 250L120 -60H230ZM800 250L900 -60H1010Z"
  fill="@beam"
  opacity=".16"/>` +
  skyline() +
  before +
  `<path d="M0 250H1100V264H0Z" fill="@pave"/><path d="M0 262H1100V350H0Z" fill="@front"/><path d="M0
  306H1100" stroke="@brass"
  stroke-opacity=".55" stroke-width="4" stroke-dasharray="44 30"/>` +
  each([30, 560, 1070], lampPost) +
  `<path d="${many(40, (i) => `M${(i * 137) % 1100} ${(i * 53) % 230}l-6 20`)}" stroke="@rain"/>`;

const DOCKS = `<use href="#site-downtown-docks" x="300" y="62" width="224" height="200"/><use
  href="#site-freight-yard"
  x="580" y="72" width="208" height="186"/>`;

const wall = (): Drawing =>
  `<path d="M0 0H1100V390H0Z" fill="@wall"/><path d="M0 40H1100M0 104H1100M0 168H1100M0 232H1100M0 296H1100"
  stroke="@col"
  stroke-opacity=".4" stroke-width="2"/>` +
  each([40, 104, 168, 232, 296], (y, i) =>
    each([24, 376, 728, 1076], (x) => sign(['6½', '6', '5½', '5', '4½'][i]!, x, y - 6, 15, '@col')),
  ) +
  `<path d="M60 0H110L-60 390H-130ZM330 0H370L230 390H170ZM640 0H680L540 390H480ZM950 0H990L850 390H790Z"
  fill="#05070a"
  opacity=".22"/><path d="M0 352H1100V390H0Z" fill="@front"/>`;

const market = (): Drawing =>
  `<path d="M0 0H1100V390H0Z" fill="@front"/><path d="M550 0V26" stroke="@brass" stroke-width="4"/><path
  d="M480 62Q488 26 550
  26T620 62Z" fill="#1d5a47" stroke="@brass" stroke-width="3"/><path d="M480 62H620L1040 390H60Z"
  fill="url(#wg-cone)"/><path
  d="M-100 330Q550 150 1200 330V390H-100Z" fill="@felt"/><path d="M-100 330Q550 150 1200 330" fill="none"
  stroke="@brass"
  stroke-width="5"/>`;

const rule = (): Drawing =>
  `<path d="M0 3H88M112 3H200M0 9H88M112 9H200" stroke="#231a0e" stroke-width="2"/><path d="M100 -2L108 6L100
  14L92 6Z"
  fill="#231a0e"/>`;

/** The photographer's flash over a street; whoever it is about is put before it. */
const photo = (): Drawing =>
  `<path d="M0 0H500V182H0Z" fill="#8b8778"/><path d="M0 120H500V182H0Z" fill="#5a5648"/><path d="M250 90L0
  -40V30ZM250 90L120
  -60H200ZM250 90L300 -60H390ZM250 90L520 -30V50Z" fill="#fff6da" opacity=".3"/><path d="M60
  124V70H92V52H118V80H150V124ZM330
  124V60H356V40H384V78H420V124ZM170 124L186 40L196 124M178 84H192M186 40L236 58M186 40L160 50" fill="#4a463a"
  stroke="#3a372c" stroke-width="3"/><circle cx="250" cy="66" r="46" fill="#fff6da" opacity=".55"/><path
  d="M0 0H500V182H0Z"
  fill="url(#wg-print)"/>`;

const GRADIENTS = `<linearGradient id="wg-sky" x2="0" y2="1"><stop stop-color="@sky0"/><stop offset="1"
  stop-color="@sky1"/></linearGradient><linearGradient id="wg-cone" x2="0" y2="1"><stop stop-color="#ffe2a6"
  stop-opacity=".5"/><stop offset="1" stop-color="#ffe2a6" stop-opacity="0"/></linearGradient><pattern
  id="wg-print" width="5"
  height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="2.5" cy="2.5" r="1.1"
  fill="#231a0e"
  fill-opacity=".35"/></pattern>`;

/** A line with a peg, to hang slips of paper on. */
const clothesline = (): Drawing =>
  at(
    0,
    0,
    `<path d="M0 4Q100 16 200 2" fill="none" stroke="#b98a4b" stroke-width="3"/><path d="M96
  4h8v16h-8Z" fill="#d9b877" stroke="#6b4a22"/>`,
  );

export const backdrops = (): Drawing =>
  `<defs>${GRADIENTS}</defs>` +
  symbol('backdrop-fight', { box: '0 0 1100 350', fit: 'xMidYMax slice' }, street(DOCKS)) +
  symbol('backdrop-street', { box: '0 0 1100 350', fit: 'xMidYMax slice' }, street()) +
  symbol('backdrop-fall', { box: '0 0 1100 390', fit: 'xMidYMin slice' }, wall()) +
  symbol('backdrop-market', { box: '0 0 1100 390', fit: 'xMidYMin slice' }, market()) +
  symbol('prop-line', { box: '0 0 200 24', fit: 'none' }, clothesline()) +
  symbol('news-rule', { box: '0 -3 200 18' }, rule()) +
  symbol('news-photo', { box: '0 0 500 182', fit: 'xMidYMid slice' }, photo());
