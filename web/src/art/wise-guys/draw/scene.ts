/** What the drawings on the cards share: skies, rays, roofs and those who stand before them; 250 by 172. */
import { at, each } from './kit';
import type { Drawing, Frame } from './kit';

export const CARD: Frame = { box: '0 0 250 172', fit: 'xMidYMid slice' };

export const sky = (paint: string): Drawing => `<path d="M0 0H250V172H0Z" fill="${paint}"/>`;

export const ground = (paint: string, y = 138): Drawing => `<path d="M0 ${y}H250V172H0Z" fill="${paint}"/>`;

export const rays = (paint: string, opacity = 0.45): Drawing =>
  `<path d="M125 150L-40 -40H20ZM125 150L60 -60H110ZM125 150L150 -60H200ZM125 150L240 -40H300ZM125 150L320
  60V110ZM125
  150L-60 60V110Z" fill="${paint}" opacity="${opacity}"/>`;

/** Roofs before the sky, some windows lit. */
export const roofs = (paint: string, foot = 172): Drawing =>
  `<path d="M0 ${foot}V90H22V70H46V98H70V56H92V86H112V106H140V74H164V94H186V50H210V82H232V96H250V${foot}Z"
  fill="${paint}"/>
  <path d="M28 80h6v8h-6ZM76 68h6v8h-6ZM82 84h6v8h-6ZM148 84h6v8h-6ZM194 62h6v8h-6ZM200 78h6v8h-6ZM236 104h6v8h-6ZM8
  100h6v8h-6Z" fill="#ffd479" opacity=".85"/>`;

/** A policeman from the belt up. */
export const officer = (x: number, y: number, s = 1): Drawing =>
  at(
    x,
    y,
    `<path d="M-24 50Q-24 8 -10 4H10Q24 8 24 50Z" fill="#1b2436" stroke="#05070c"/><circle cy="-8" r="12"
    fill="#b98a66"/>
    <path d="M0 -20V4A12 12 0 0 1 -12 -8A12 12 0 0 1 0 -20Z" fill="#1c2142" opacity=".45"/>
    <path d="M-15 -13Q-14 -28 0 -28T15 -13L19 -8H-17Z" fill="#10141c"/>
    <path d="M0 -25l2 4 4 .4-3 2.6 1 4-4-2-4 2 1-4-3-2.6 4-.4Z" fill="#d9a441"/>
    <path d="M-2 14V44" stroke="#d9a441" stroke-width="2.5" stroke-dasharray=".1 8" stroke-linecap="round"/>`,
    s,
  );

/** A man in coat and hat from the belt up. */
export const fellow = (x: number, y: number, coat: string, hat = '#22272e', s = 1, skin = '#e2b58c'): Drawing =>
  at(
    x,
    y,
    `<path d="M-24 50Q-24 8 -10 4H10Q24 8 24 50Z" fill="${coat}" stroke="#05070c"/><path d="M-7 4L0 18L7 4Z"
    fill="#f4ead2"/>
    <path d="M-2 8h4l2 14 -4 4 -4 -4Z" fill="#7c1f2a"/><circle cy="-8" r="12" fill="${skin}"/><path d="M0
    -20V4A12 12 0 0 1
    -12 -8A12 12 0 0 1 0 -20Z" fill="#1c2142" opacity=".4"/><path d="M-21 -14Q0 -7 21 -16L13 -18Q12 -32 0
    -32T-13 -17Z"
    fill="${hat}"/>`,
    s,
  );

/** A tommy gun with its muzzle to the right, about 120 long round (0, 0). */
export const tommyGun = (x: number, y: number, s = 1, turn = 0): Drawing =>
  at(
    x,
    y,
    `<path d="M-60 -2L-30 -8H-6V6H-28L-50 18Q-62 18 -60 -2Z" fill="#6b4226" stroke="#14100c"
    stroke-width="2"/><path d="M-8
    -10H34V2H-8Z" fill="#3b4650" stroke="#0c1014" stroke-width="2"/><path d="M34 -7H60V-1H34Z" fill="#9fb0b8"
    stroke="#0c1014" stroke-width="1.5"/><path d="M60 -9h5v10h-5Z" fill="#3b4650"/><circle cx="10" cy="12" r="13"
    fill="#2c363f" stroke="#0c1014" stroke-width="2"/><circle cx="10" cy="12" r="4" fill="#9fb0b8"/><path
    d="M26 2h8l-2
    16h-7ZM-10 4h9l-5 17h-9Z" fill="#6b4226" stroke="#14100c" stroke-width="1.5"/>`,
    s,
    turn,
  );

export const flash = (x: number, y: number, s = 1): Drawing =>
  at(
    x,
    y,
    `<path d="M0 -4L14 -16L12 -5L32 -8L16 0L34 9L12 6L14 17L0 5Z" fill="#ffd479" stroke="#ff8a3c"
  stroke-width="2"/>`,
    s,
  );

export const coins = (of: readonly (readonly [number, number])[]): Drawing =>
  each(of, ([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="4" fill="#d9a441" stroke="#5a4215"/>`);
