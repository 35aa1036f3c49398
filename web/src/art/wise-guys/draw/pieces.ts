/** Figures, hands, dice and goods: what is moved, held up and paid. */
import { at, bill, each, many, pistol } from './kit';
import type { Drawing } from './kit';

const COAT = 'M7 54Q5 26 14 23H26Q35 26 33 54Q20 59 7 54Z';

/** An associate, 40 by 82: coat in the colour and pattern of the gang. */
export const associate = (): Drawing =>
  `<ellipse cx="20" cy="79" rx="17" ry="4" fill="#000" opacity=".4"/><path d="M11 78L13 50H27L29 78H22L20 60L18 78Z"
  fill="#15191f"/><path d="${COAT}" fill="@c"/><path d="${COAT}" fill="@p"/><path d="${COAT}" fill="none"
  stroke="@gline"
  stroke-width="2"/><path d="M15 23L20 32L25 23Z" fill="#f4ead2"/><circle cx="20" cy="14" r="8.5" fill="#e2b58c"/>
  <path d="M11.5 14A8.5 8.5 0 0 1 20 5.5V22.5A8.5 8.5 0 0 1 11.5 14Z" fill="#1c2142" opacity=".35"/>
  <path d="M9 11Q8 1 21 1Q32 2 31 10Q36 12 35 14Q22 9 9 13Z" fill="#22272e" stroke="@gline" stroke-width="1.4"/>`;

const LONG = 'M5 62Q2 27 13 23H27Q38 27 35 62Q20 67 5 62Z';

/** A made man without a face of his own: long coat, tie, brim. */
export const madeMan = (): Drawing =>
  `<ellipse cx="20" cy="81" rx="19" ry="4" fill="#000" opacity=".4"/><path d="M11 80L12 56H28L29 80H22L20 66L18 80Z"
  fill="#15191f"/><path d="${LONG}" fill="@c"/><path d="${LONG}" fill="@p"/><path d="${LONG}" fill="none"
  stroke="@gline"
  stroke-width="2"/><path d="M13 23L20 38L27 23Z" fill="#f4ead2"/><path d="M18.5 25h3l1.5 9 -3 4 -3 -4Z" fill="@d"/>
  <path d="M20 38V62" stroke="@gline" stroke-width="1.2"/><circle cx="20" cy="13" r="8.5" fill="#e2b58c"/>
  <path d="M11.5 13A8.5 8.5 0 0 1 20 4.5V21.5A8.5 8.5 0 0 1 11.5 13Z" fill="#1c2142" opacity=".35"/>
  <path d="M11 9Q11 -5 17 -5Q19 -3 20 -3T23 -5Q29 -5 29 9Z" fill="#22272e"/><path d="M11 5Q20 8 29 5V9Q20 12 11 9Z"
  fill="@c"/><path d="M2 9Q20 15 38 7Q38 12 32 13Q20 16 8 13Q2 12 2 9Z" fill="#22272e" stroke="@gline"
  stroke-width="1.2"/>`;

/** Hurt, in bed: 74 by 40. */
export const hurt = (): Drawing =>
  `<path d="M4 6V38M68 18V38" stroke="@col" stroke-width="3"/><path d="M4 25h64v8h-64Z" fill="#e9e1cf"/>
  <rect x="6" y="14" width="17" height="11" rx="4" fill="#fff" stroke="#c9bfa8" stroke-width=".8"/>
  <circle cx="18" cy="14" r="7" fill="#e2b58c"/><path d="M11 12Q18 5 25 12L24 15Q18 9 12 15Z" fill="#fff"
  stroke="#b9ae98" stroke-width=".8"/><path d="M21 11l4 4M25 11l-4 4" stroke="#d2382e" stroke-width="1.6"/>
  <path d="M24 24Q30 12 46 14Q62 15 68 25V27H24Z" fill="@c"/><path d="M24 24Q30 12 46 14Q62 15 68 25V27H24Z"
  fill="@p"/>
  <path d="M24 24Q30 12 46 14Q62 15 68 25" fill="none" stroke="@gline" stroke-width="1.8"/>`;

const SLEEVE = 'M44 290L60 150H140L156 290Z';
const sleeve = (): Drawing =>
  `<path d="${SLEEVE}" fill="@c"/><path d="${SLEEVE}" fill="@p"/><path d="${SLEEVE}" fill="none" stroke="#0a0a0a"
  stroke-width="2.5"/><path d="M58 152L62 134H138L142 152Z" fill="#fff8ea" stroke="#2a1a0a" stroke-width="2"/>
  <circle cx="128" cy="143" r="4" fill="#d9a441" stroke="#2a1a0a"/>`;

/** A closed fist on an upright arm, 140 by 200. */
export const fist = (): Drawing =>
  sleeve() +
  `<path d="M64 136Q52 116 54 92Q54 76 66 74Q68 62 82 64Q88 54 102 60Q114 54 120 66Q136 64 138 82Q144 112 134 136Z"
  fill="#e9bf95" stroke="#3a2010" stroke-width="2.5"/><path d="M66 74Q64 92 68 104M83 64Q80 90 84 104M102
  60Q100 90 102
  104M120 66Q120 88 118 104" stroke="#3a2010" stroke-width="2.5" fill="none"/><path d="M56 110Q76 98 104
  106Q122 108 118
  120Q112 128 92 124L74 122" fill="#dcae82" stroke="#3a2010" stroke-width="2.5"/>`;

const PALM = `<g stroke="#3a2010" stroke-width="2.5" stroke-linejoin="round" fill="#e9bf95">
  <path d="M58 100L34 66Q28 54 38 50Q46 48 52 58L68 86Z"/><path d="M66 90L52 40Q50 28 60 27Q68 26 71 37L84 82Z"/>
  <path d="M84 82L80 30Q80 18 90 18T101 30L102 82Z"/><path d="M101 82L108 34Q110 23 119 24Q129 26 127 38L120 86Z"/>
  <path d="M118 100L136 78Q148 62 160 66Q170 72 160 84L138 124Q136 132 134 136H64Q54 116 58 100Q64 84 84
  80Q106 76 120
  86Z"/></g><path d="M72 104Q94 94 118 104M76 118Q96 110 120 116" stroke="#a8734d" stroke-width="2" fill="none"/>`;

export const openHand = (): Drawing => sleeve() + PALM;

export const handWithGuns = (n: number): Drawing =>
  openHand() +
  (n === 1 ? pistol(100, 96, 3.5, -6) : '') +
  (n === 2 ? pistol(104, 76, 3.3, -8) + pistol(96, 110, 3.3, 4) : '') +
  (n === 3 ? pistol(104, 62, 3.1, -10) + pistol(97, 92, 3.1, -2) + pistol(96, 120, 3.1, 5) : '');

const gangCrate = (x: number, y: number, s: number): Drawing =>
  at(
    x,
    y,
    `<path d="M0 0h44v44h-44Z" fill="#b98a4b" stroke="#2a1a0a" stroke-width="2"/><path d="M0 13H44M0 31H44"
    stroke="#5a3a18"
    stroke-width="1.5"/><path d="M0 16h44v12h-44Z" fill="@c"/><path d="M0 16h44v12h-44Z" fill="@p"/><path
    d="M0 0h44v44h-44Z" fill="none" stroke="#2a1a0a" stroke-width="2"/>`,
    s,
  );

export const handWithGoods = (n: number): Drawing =>
  openHand() +
  many(n, (i) => gangCrate(100 - (n === 1 ? 22 : 45) + (i % 2) * 46 + (i === 2 ? 23 : 0), i === 2 ? 16 : 63, 1));

/** A hand held out, palm up: 120 by 84. */
export const givingHand = (): Drawing =>
  `<path d="M0 58L22 50Q34 46 48 50L66 52Q74 53 73 58Q72 62 64 62L48 61M70 57L96 44Q104 41 107 46Q109 50 102
  54L72 72Q64
  77 54 77L26 76L0 82Z" fill="#e9bf95" stroke="#3a2010" stroke-width="2" stroke-linejoin="round"/><path d="M0 52L16
  48V86L0 88Z" fill="@c" stroke="#1a1008" stroke-width="2"/><path d="M0 52L16 48V86L0 88Z" fill="@p"/><path
  d="M16 50L22
  49V82L16 83Z" fill="#fff8ea" stroke="#3a2010"/>`;

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die, 72 by 72 round (0, 0). */
export const die = (n: number): Drawing =>
  `<path d="M-27 36h60" stroke="#000" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>
  <rect x="-32" y="-32" width="64" height="64" rx="10" fill="#f8efd8" stroke="#231a0e" stroke-width="2.5"/>
  <path d="M-30 26Q0 33 30 26" stroke="#c9b88c" stroke-width="5" fill="none"/>
  <g fill="#8c1f18">${each(PIPS[n]!, ([x, y]) => `<circle cx="${x * 16.6}" cy="${y * 16.6}" r="6.2"/>`)}</g>`;

export const cash = (): Drawing => bill(0, 4, -6) + bill(2, -3, 5);

export const guns = (): Drawing => pistol(0, 0, 1.6);

export const goods = (): Drawing =>
  `<path d="M-14 -14h28v28h-28Z" fill="#b98a4b" stroke="#3a2510" stroke-width="2"/><path d="M-14 -5h28M-14 5h28"
  stroke="#3a2510"/><path d="M-3 -11h6v5l3 4v11h-12v-11l3-4Z" fill="#6b4020" stroke="#f2dfae" stroke-width="1.2"/>`;

/** An order token: a brass coin. */
export const coin = (): Drawing =>
  `<circle cy="1.5" r="15" fill="#7a5a20"/><circle r="15" fill="#d9a441" stroke="#3a2510"
  stroke-width="1.5"/><circle
  r="11" fill="none" stroke="#6d4d15" stroke-width="1.5"/><path d="M0 -7.5l2.2 4.9 5.3 .5-4 3.5 1.1 5.3-4.6-2.7-4.6
  2.7 1.1-5.3-4-3.5 5.3-.5Z" fill="#3a2510"/>`;

/** A column of clout. */
export const clout = (): Drawing =>
  `<path d="M-12 0V-46H12V0ZM-15 -46H15V-53H-15ZM-15 0H15V6H-15Z" fill="#d9a441" stroke="#3a2510"
  stroke-width="1.5"/>
  <path d="M-6 -2V-44M0 -2V-44M6 -2V-44" stroke="#8a6a2c" stroke-width="1.5"/>`;

/** The Boss of Bosses' crown. */
export const crown = (): Drawing =>
  `<path d="M-46 26L-52 -22L-24 0L0 -32L24 0L52 -22L46 26Z" fill="#d9a441" stroke="#3a2510" stroke-width="2.5"/>
  <g fill="#f6d88d" stroke="#3a2510"><circle cx="-52" cy="-24" r="5"/><circle cy="-34" r="5"/><circle cx="52"
  cy="-24"
  r="5"/></g><path d="M-43 16H43" stroke="#3a2510" stroke-width="2"/>`;

/** The gang's sedan, its lamps to the right. */
export const car = (): Drawing =>
  `<path d="M58 -26L160 -50V18L58 -12Z" fill="url(#wg-lamp)"/><ellipse cy="3" rx="70" ry="7" fill="#000"
  opacity=".4"/>
  <path d="M-62 -4V-26L-44 -30L-34 -54H14L26 -30L58 -26L62 -4Z" fill="#1a2128" stroke="#05080b" stroke-width="2.5"/>
  <path d="M-62 -18H62V-10H-62Z" fill="@c"/><path d="M-62 -18H62V-10H-62Z" fill="@p"/>
  <path d="M-28 -49H-11V-31H-38ZM-6 -49H10L19 -31H-6Z" fill="#ffd479"/><g fill="#0b0e12" stroke="#d9a441"
  stroke-width="3"><circle cx="-38" cy="-2" r="13"/><circle cx="38" cy="-2" r="13"/></g><circle cx="60"
  cy="-20" r="5"
  fill="#fff0c4"/>`;

export const gavel = (): Drawing =>
  `<g transform="translate(8 -30) rotate(-34)"><path d="M-6 0H6V70H-6Z" fill="#8a5a2b" stroke="#1a0e06"
  stroke-width="2.5"/>
  <rect x="-40" y="-28" width="80" height="40" rx="5" fill="#a06a36" stroke="#1a0e06" stroke-width="3"/><path
  d="M-29
  -28V12M29 -28V12" stroke="#d9a441" stroke-width="6"/></g><path d="M-46 26H40L48 42H-54Z" fill="#6b4020"
  stroke="#1a0e06"
  stroke-width="3"/>`;

export const cuffs = (): Drawing =>
  `<g fill="none" stroke="#b8c4ca" stroke-width="6"><circle cx="-24" r="17"/><circle cx="24" cy="6" r="17"/><path
  d="M-7 0q6 -8 14 4" stroke-dasharray="5 3"/></g><g fill="none" stroke="#5a6a74" stroke-width="1.5"><circle
  cx="-24"
  r="20"/><circle cx="24" cy="6" r="20"/></g>`;

/** A frame of ink, to be filled with a word. */
export const stamp = (): Drawing =>
  `<g fill="none" stroke="currentColor" transform="rotate(-4)"><path d="M-58 -20H58V20H-58Z" stroke-width="5"/><path
  d="M-52 -14H52V14H-52Z" stroke-width="2"/><path d="M-58 6l10 -6M40 20l8 -5M20 -20l-6 4" stroke="@paper"
  stroke-width="2"/></g>`;

export const oneBill = (): Drawing => bill(0, 0);

export const spentCoin = (): Drawing =>
  `<circle r="14" fill="none" stroke="@brass" stroke-width="2" stroke-dasharray="4 4"/><circle r="9" fill="none"
  stroke="@brass" stroke-opacity=".5"/>`;

export const lostClout = (): Drawing =>
  `<path d="M-15 0H15V6H-15Z" fill="#8a6a2c" stroke="#3a2510"/><path d="M-12 0V-14L-5 -22L1 -12L8 -20L12 -10V0Z"
  fill="#8a6a2c" stroke="#3a2510" stroke-width="1.5"/><path d="M-12 -24V-46H12V-22M-15 -46H15V-53H-15Z" fill="none"
  stroke="@brass" stroke-width="1.8" stroke-dasharray="4 4"/>`;

/** A closed blind: three leaves of brass and lacquer; an emblem may be put on its middle. */
export const blind = (): Drawing =>
  `<path d="M2 46V16L24 8L46 16L70 6L94 16L116 8L138 16V46Z" fill="@blk2" stroke="@brass"
  stroke-width="2"/><path d="M46
  16V46M94 16V46" stroke="@brass" stroke-width="1.5"/><path d="${each(
    [24, 70, 116],
    (x) => `M${x} 46L${x - 16} 22M${x} 46L${x - 8} 17M${x} 46V14M${x} 46L${x + 8} 17M${x} 46L${x + 16} 22`,
  )}" stroke="@brass" stroke-opacity=".65" fill="none"/>`;

/** A flag on its pole, in the colour and pattern of the gang. */
export const standard = (): Drawing =>
  `<path d="M3 60V4" stroke="@col" stroke-width="2"/><circle cx="3" cy="3" r="2.5" fill="@brass2"/><path
  d="M3 6H22L17 14L22
  22H3Z" fill="@c"/><path d="M3 6H22L17 14L22 22H3Z" fill="@p"/>`;

export const star = (): Drawing =>
  `<path d="M0 -11l3 7.4 8 .6 -6.2 5 2 7.8 -6.8 -4.2 -6.8 4.2 2 -7.8 -6.2 -5 8 -.6Z" fill="#d9a441"
  stroke="#3a2510"/>`;

export const noGuns = (): Drawing =>
  `${pistol(0, 0, 0.85)}<circle r="14" fill="none" stroke="#d2382e" stroke-width="3"/><path d="M-10 -10L10 10"
  stroke="#d2382e" stroke-width="3"/>`;

export const redCross = (): Drawing =>
  '<circle r="15" fill="#f6efe0" stroke="#8a8170"/><path d="M-4 -11h8v7h7v8h-7v7h-8v-7h-7v-8h7Z" fill="#d2382e"/>';

/** A fight with fists: pale on red. */
export const slugging = (): Drawing =>
  `<circle r="15" fill="#a52f26" stroke="@brass" stroke-width="1.5"/><g transform="translate(-9.6 -9.6)
  scale(.8)" fill="none"
  stroke="#fff3e0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 10.5c0-2
  2.6-2.2 2.9-.3.1-2.6
  3.3-2.6 3.4-.2.1-2.4 3.3-2.3 3.4.2.3-2 3-1.8 3 .4v4.900c0 3.2-2.2 5-5.9 5C8 20.5 5 18.6 5 14.5Z" fill="#fff3e0"
  fill-opacity=".22"/><path d="M7.9 10.2v3M11.3 10v3M14.7 10.2v3M5 14c3.5 1.8 6.5.8 7.3-.8M3 4l2 2.4M12
  2v3M20.5 4l-2 2.4"/></g>`;

/** A fight with words: dark on paper. */
export const talking = (): Drawing =>
  `<circle r="15" fill="#f2e6c9" stroke="@brass" stroke-width="1.5"/><g transform="translate(-9.6 -9.6)
  scale(.8)" fill="none"
  stroke="#1c2b36" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3.5
  5.5h17v10.800h-9.300L7
  20.5v-4.200H3.5Z" fill="#1c2b36" fill-opacity=".22"/><path d="M7 9.4h10M7 12.5h6.5"/></g>`;
