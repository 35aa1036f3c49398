/** Businesses that pour, play and entertain: fronts standing on (0, 0). */
import { at, awning, barrel, bottle, box, chimney, door, each, many, sedan, sign, smoke, wins } from './kit';
import type { Drawing } from './kit';

const bulbs = (xs: readonly number[], y: number): Drawing =>
  `<g fill="@bulb">${each(xs, (x) => `<circle cx="${x}" cy="${y}" r="2"/>`)}</g>`;

const clubMorton = (): Drawing =>
  box(-56, 112, 56, 4) +
  `<path d="M-22 0V-74L-14 -82V-92L-6 -100H6L14 -92V-82L22 -74V0Z" fill="@w4s" stroke="@brass" stroke-width="2"/>
  <path d="M0 -100V-112" stroke="@brass" stroke-width="2"/>
  <path d="M-14 -72V-56M-8 -66V-56M8 -66V-56M14 -72V-56" stroke="@neon" stroke-width="2" class="wg-neon"/>
  <path d="M-9 -90H9L0 -79ZM0 -79V-68M-5 -68H5M3 -86L9 -96" fill="none" stroke="@neon2" stroke-width="2"
  class="wg-neon"/>
  <path d="M-46 -52H46L52 -44V-35H-52V-44Z" fill="#7c1f2a" stroke="@brass" stroke-width="2"/>` +
  sign('MORTON', 0, -38.5, 15, '@bulb') +
  bulbs([-44, -34, -24, -14, -4, 6, 16, 26, 36, 44], -31) +
  wins({ x: -52, y: -24, nx: 3, w: 7, h: 14, dx: 10 }, 3, 0.9) +
  wins({ x: 26, y: -24, nx: 3, w: 7, h: 14, dx: 10 }, 5, 0.9) +
  door(0, 20, 13);

const SUITS = [
  'M9 15l4 5h-3l1 3h-4l1-3h-3z',
  'M9 22l-4-4c0-3 3-3 4-1 1-2 4-2 4 1z',
  'M9 15l4 4-4 4-4-4z',
  'M9 15a2 2 0 1 1 2 3l1 5h-6l1-5a2 2 0 1 1 2-3z',
];

const deuce = (suit: string, i: number): Drawing =>
  at(
    -20 + (i % 2) * 21,
    -92 + (i >> 1) * 27,
    '<rect width="18" height="24" rx="2" fill="#f8f0dc"/>' +
      sign('2', 9, 13, 14, i % 3 ? '#c2332b' : '#1a1a1a') +
      `<path d="${suit}" fill="${i % 3 ? '#c2332b' : '#1a1a1a'}"/>`,
  );

const fourDeuces = (): Drawing =>
  box(-42, 84, 98, 1) +
  '<path d="M-46 -98H46V-104H-46Z" fill="@w1s"/>' +
  wins({ x: -36, y: -92, nx: 2, ny: 4, w: 12, h: 15, dx: 60, dy: 22 }, 2, 0.7) +
  each(SUITS, deuce) +
  awning(-46, 92, -26, 10, '#2a5b48') +
  door(0, 16, 14) +
  '<path d="M-36 -12h20v12h-20zM16 -12h20v12h-20z" fill="@lit"/>';

const hound = (x: number, y: number, coat: string): Drawing =>
  at(
    x,
    y,
    `<path d="M-11 -6Q-4 -10 4 -8L9 -12L15 -10L9 -7Q7 -3 2 -4L-6 -3ZM-10 -5L-17 -8M-8 -4L-14 1M-5 -4L-2 2M4
    -5L10 -1M6
    -6L13 -3" fill="${coat}" stroke="${coat}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const dogTrack = (): Drawing =>
  box(-64, 92, 40, 4) +
  `<path d="M-70 -40L-58 -64H36L44 -40Z" fill="@w4s" stroke="@brass" stroke-width="1.5"/>
  <path d="M-60 -46H40M-56 -52H38M-54 -58H37" stroke="@col" stroke-opacity=".35"/>` +
  each([-56, -20, 16], (x) => `<path d="M${x} -62V-76h10l-3 3 3 3h-10" fill="@neon" stroke="@col"/>`) +
  wins({ x: -58, y: -34, nx: 6, w: 9, h: 12, dx: 14.5 }, 5, 0.75) +
  `<path d="M34 0V-66M68 0V-66" stroke="@col" stroke-width="3"/>
  <path d="M30 -84h42v30h-42Z" fill="#0d1115" stroke="@brass" stroke-width="2"/>` +
  each(
    [-77, -68, -59],
    (y) => `<circle cx="36" cy="${y}" r="2" fill="@lit"/><path d="M42 ${y}h24" stroke="@neon2"
  stroke-width="3" stroke-dasharray="7 3"/>`,
  ) +
  `<ellipse cy="0" rx="86" ry="15" fill="@dirt"/><ellipse cy="1" rx="56" ry="7" fill="@tree"/>
  <path d="M-86 -2Q0 -26 86 -2M-86 3Q0 30 86 3" fill="none" stroke="@col" stroke-width="1.6"/>` +
  hound(-40, 10, '#c9b79a') +
  hound(-8, 13, '#6b4a32') +
  hound(24, 12, '#e9dcc0') +
  `<path d="M50 10q7 -6 12 -2l4 -8 2 1 -3 8q2 3 -3 4h-12Z" fill="#f6efe0" stroke="#3a2510" stroke-width=".8"/>`;

const roadhouse = (): Drawing =>
  `<path d="M-82 6H82L88 14H-88Z" fill="@dirt"/>` +
  box(-50, 100, 36, 6) +
  `<path d="M-60 -36L-36 -62H42L62 -36Z" fill="@w1s"/><path d="M-36 -62H42L48 -66H-30Z" fill="@roof"/>
  <path d="M-26 -44V-54h14v10ZM14 -44V-54h14v10Z" fill="@lit"/>
  <path d="M-58 -34H60M-58 0V-34M58 0V-34M-20 0V-34M22 0V-34" stroke="@plank" stroke-width="4"/>` +
  wins({ x: -44, y: -26, nx: 2, w: 9, h: 14, dx: 12 }, 3, 1) +
  wins({ x: 28, y: -26, nx: 2, w: 9, h: 14, dx: 13 }, 3, 1) +
  door(0, 16, 24) +
  `<path d="M-72 8V-86" stroke="@plank" stroke-width="4"/><path d="M-92 -92h38l8 11 -8 11h-38Z" fill="#7c1f2a"
  stroke="@brass" stroke-width="2"/>` +
  sign('EATS', -74, -76, 14, '@bulb') +
  barrel(38, 7) +
  bottle(52, 7, 0.8) +
  sedan(-34, 10, '#31465c', 0.95, 1, false);

const greenMill = (): Drawing =>
  box(-60, 120, 48, 4) +
  `<path d="M-20 -48L-14 -104H14L20 -48Z" fill="@mill" stroke="@brass" stroke-width="2"/>
  <path d="M-16 -104Q0 -124 16 -104Z" fill="@copper"/>
  <g stroke="@neon2" fill="none"><path d="M0 -92L-38 -126M0 -92L38 -126M0 -92L-38 -58M0 -92L38 -58"
  stroke-width="3" class="wg-neon"/></g>
  <path d="M-38 -126l10 0 12 14 -7 6ZM38 -126l0 10 -16 12 -6 -7ZM-38 -58l0 -10 16 -12 6 7ZM38 -58l-10 0 -12
  -14 7 -6Z"
  fill="@neon2" fill-opacity=".4" stroke="@neon2"/><circle cy="-92" r="5" fill="@bulb" stroke="@brass"/>
  <path d="M-5 -62h10v12h-10Z" fill="@lit"/>
  <path d="M-54 -46H54L60 -38V-27H-60V-38Z" fill="#14503a" stroke="@brass" stroke-width="2"/>` +
  sign('GREEN MILL', 0, -31, 15, '@bulb') +
  bulbs([-54, -42, -30, -18, -6, 6, 18, 30, 42, 54], -23) +
  wins({ x: -52, y: -18, nx: 3, w: 9, h: 14, dx: 12 }, 3, 0.9) +
  wins({ x: 20, y: -18, nx: 3, w: 9, h: 14, dx: 12 }, 5, 0.9) +
  door(0, 18, 16) +
  at(
    66,
    8,
    `<path d="M-8 0L-4 -22L4 -22L8 0Z" fill="#14181d"/><circle cy="-27" r="5" fill="#8a5a3a"/>
  <path d="M-4 -14Q-14 -12 -14 -2Q-14 4 -20 2" fill="none" stroke="@brass" stroke-width="3.5"/>`,
  );

const brewery = (): Drawing =>
  chimney(-56, 112, 60) +
  smoke(-50, -116) +
  box(-62, 64, 78, 1) +
  box(2, 60, 44, 1) +
  `<path d="M-66 -78H2V-86L-8 -94H-54L-66 -86Z" fill="@w1s"/><path d="M-44 -94V-104H-18V-94Z" fill="@copper"/>` +
  wins({ x: -56, y: -70, nx: 4, ny: 3, w: 9, h: 13, dx: 14, dy: 19 }, 12, 0.5) +
  `<path d="M6 -46h52v16h-52Z" fill="#0d1115" stroke="@brass" stroke-width="1.5"/>` +
  sign('BREW', 32, -33, 14, '@bulb') +
  `<g fill="@copper" stroke="#3a2010" stroke-width="1.5"><path d="M8 2V-18Q8 -28 18 -28T28 -18V2ZM34 2V-18Q34
  -28 44 -28T54
  -18V2Z"/></g><path d="M12 -18q6 4 12 0M38 -18q6 4 12 0" fill="none" stroke="#ffd9a0" stroke-width="1.6"/>` +
  barrel(-50, 9, 1.2) +
  barrel(-32, 9, 1.2) +
  barrel(-41, -8, 1.2) +
  at(
    -8,
    9,
    `<path d="M-8 0V-20H8V0Z" fill="#f0b64a" stroke="#3a2510" stroke-width="1.5"/><path d="M8 -16h6v12h-6"
  fill="none" stroke="#e9dcc0" stroke-width="2.5"/><path d="M-10 -18q2 -8 8 -6q6 -6 10 1q5 1 2 7Z"
  fill="#fff8ea"/>`,
  ) +
  barrel(68, 9, 1.1);

const boxingGym = (): Drawing =>
  box(-54, 108, 62, 1) +
  '<path d="M-58 -62H58V-69H-58Z" fill="@w1s"/>' +
  wins({ x: -48, y: -56, nx: 7, w: 9, h: 12, dx: 14.3 }, 21, 0.45) +
  `<path d="M-44 -38H44V-2H-44Z" fill="@lit"/><path d="M-44 -38H44V-32H-44Z" fill="#0d1115"/>
  <path d="M-36 -2V-24M36 -2V-24M-36 -22H36M-36 -16H36M-36 -10H36" stroke="#7c1f2a" stroke-width="1.8"/>
  <g fill="#2a1a14"><circle cx="-12" cy="-27" r="4"/><path d="M-16 -22h8l9 -3 1 3 -9 5 -1 8 3 7h-4l-4 -7 -3
  7h-4l3 -9Z"/>
  <circle cx="15" cy="-26" r="4"/><path d="M11 -21h8l2 12 4 7h-4l-5 -7 -4 7h-4l4 -9 -1 -3 -7 -2 1 -3Z"/></g>` +
  at(
    0,
    -76,
    `<g stroke="#3a0f0c" stroke-width="2"><path d="M-26 8Q-38 2 -34 -12Q-30 -24 -16 -22Q-4 -20 -6 -6L-8 8Z"
  fill="#c2332b"/><path d="M26 8Q38 2 34 -12Q30 -24 16 -22Q4 -20 6 -6L8 8Z" fill="#c2332b"/><path d="M-26
  8h18v8h-18ZM8
  8h18v8h-18Z" fill="#f2e6c9"/></g><path d="M-30 -12q4 -6 10 -6M30 -12q-4 -6 -10 -6" fill="none" stroke="#ffb3a6"
  stroke-width="2"/><path d="M-17 -22Q0 -44 17 -22" fill="none" stroke="#f2e6c9" stroke-width="1.6"/>`,
  ) +
  at(
    70,
    8,
    `<path d="M0 -52V-40" stroke="@col" stroke-width="1.6"/><path d="M-7 -40h14v26q-7 6 -14 0Z"
    fill="#7c4a26" stroke="#2a1508"/>`,
  );

const flower = (x: number, i: number): Drawing =>
  at(
    x,
    6,
    `<path d="M-4 0L-3 -7H3L4 0Z" fill="#8a4a2a"/><path d="M0 -7V-14" stroke="#4f9a5e" stroke-width="2"/>
    <circle cy="-15" r="4" fill="${['#e8584e', '#f2e6c9', '#d78ae0', '#f0b64a'][i % 4]}"/>`,
  );

const flowerShop = (): Drawing =>
  box(-56, 100, 36, 4) +
  `<path d="M-58 -36L-30 -62H24L48 -36Z" fill="@glass" stroke="@col" stroke-width="2"/>
  <path d="M-40 -36L-18 -62M-20 -36L-8 -62M0 -36L2 -62M20 -36L12 -62" stroke="@col" stroke-width="1.2"/>` +
  sign('FLOWERS', -6, -40, 14, '@neon2') +
  awning(-60, 108, -34, 14, '#a8322b') +
  '<path d="M-50 -18h36v18h-36zM14 -18h30v18h-30z" fill="@lit"/>' +
  door(0, 14, 17) +
  each([-54, -44, -34, -24, 18, 28, 38, 48], flower);

const smokeShop = (): Drawing =>
  box(-46, 92, 70, 6) +
  '<path d="M-50 -70H50V-78H-50Z" fill="@w1s"/>' +
  wins({ x: -38, y: -64, nx: 4, w: 11, h: 14, dx: 22 }, 31, 0.5) +
  awning(-48, 96, -44, 10, '#6b4226') +
  '<path d="M-42 -32h32v30h-32ZM12 -32h30v30h-30Z" fill="@lit"/>' +
  many(4, (i) => `<path d="M${-38 + i * 7} -4v-${10 + (i % 2) * 6}" stroke="#6b4226" stroke-width="4"/>`) +
  '<path d="M15 -4h24v-7h-24ZM18 -11h18v-6h-18Z" fill="#8a5a2b" stroke="#3a2510"/>' +
  door(0, 14, 24) +
  at(
    -2,
    -92,
    `<g transform="rotate(-8)"><path d="M-46 -7Q-50 0 -46 7H30Q40 6 42 0Q40 -6 30 -7Z" fill="#7c4a26"
  stroke="#2a1508" stroke-width="1.5"/><path d="M-24 -7h12v14h-12Z" fill="#c2332b"/><circle cx="-18" r="3.5"
  fill="@bulb"/><path d="M32 -7q10 1 10 7q0 6 -10 7Z" fill="#d8d2c6"/><circle cx="42" r="3.5" fill="@neon"
  class="wg-neon"/></g><path d="M-30 8V22M22 4V22" stroke="@col" stroke-width="2"/>`,
  ) +
  smoke(42, -98, 0.7) +
  at(
    62,
    8,
    `<path d="M-7 0L-5 -30H5L7 0Z" fill="#8a4a2a"/><path d="M-6 -30Q-8 -44 0 -46Q8 -44 6 -30Z" fill="#a8734d"/>
  <path d="M-8 -42L-4 -54L0 -46L5 -56L8 -42Z" fill="#c2332b"/><path d="M-9 -22h18v5h-18Z" fill="@brass"/>`,
  );

export const NIGHT_SITES: Record<string, () => Drawing> = {
  'club-morton': clubMorton,
  'four-deuces': fourDeuces,
  'dog-track': dogTrack,
  'cicero-roadhouse': roadhouse,
  'green-mill': greenMill,
  'sieben-brewery': brewery,
  'boxing-gym': boxingGym,
  'flower-shop': flowerShop,
  'smoke-shop': smokeShop,
};
