/** The drawings on the Hassles that somebody makes. */
import { at, barrel, bill, bottle, each, many, pistol, sign } from './kit';
import type { Drawing } from './kit';
import { coins, fellow, ground, officer, rays, sky, tommyGun } from './scene';

const axe = (x: number, y: number, turn: number, s = 1): Drawing =>
  at(
    x,
    y,
    `<path d="M-4 -4H4V-104H-4Z" fill="#b98a4b" stroke="#1a0e06" stroke-width="2"/><path d="M-4
  -22Q-34 -26 -44 8Q-20
  4 -4 4Z" fill="#c6d0d4" stroke="#10151a" stroke-width="2.5"/><path d="M4 -18H16V2H4Z" fill="#9fb0b8"
  stroke="#10151a"
  stroke-width="2"/>`,
    s,
    turn,
  );

const crackdown = (): Drawing =>
  sky('#3a1411') +
  rays('#c9443a') +
  each([22, 70, 180, 228], (x) => officer(x, 96)) +
  ground('#170b09') +
  at(
    122,
    160,
    `<path d="M-36 0Q-52 -38 -36 -78H36Q52 -38 36 0Z" fill="#8a5a2b" stroke="#1a0e06"
  stroke-width="3"/><path
  d="M-44 -20H44M-44 -58H44" stroke="#d9a441" stroke-width="7"/><path d="M-12 -80L-2 -46L-16 -30L4 0M-2 -46L16 -32"
  stroke="#1a0e06" stroke-width="5" fill="none"/><path d="M-2 -46Q-30 -34 -52 8H60Q30 -30 -2 -46Z" fill="#f0b64a"
  opacity=".9"/><path d="M-52 8H60" stroke="#ffe2a6" stroke-width="3"/>`,
  ) +
  axe(132, 84, 38);

const gangWar = (): Drawing =>
  sky('#241019') +
  rays('#9a2f4a', 0.5) +
  tommyGun(110, 84, 1.25, -28) +
  `<g transform="translate(250 0) scale(-1 1)">${tommyGun(110, 84, 1.25, -28)}</g>` +
  ground('#12070c', 146) +
  at(
    125,
    138,
    `<rect x="-46" y="-14" width="92" height="30" rx="13" fill="#f4ead2" stroke="#8a8170"
  stroke-width="2"/><path
  d="M-30 -14V16M30 -14V16" stroke="#c9bfa8" stroke-width="2"/><path d="M-6 -9h12v7h7v9h-7v7h-12v-7h-7v-9h7Z"
  fill="#d2382e"/>`,
  ) +
  bill(48, 156, -10) +
  bill(204, 158, 12) +
  coins([
    [78, 162],
    [176, 164],
  ]);

const newspaperCrusade = (): Drawing =>
  sky('#2b2417') +
  rays('#d9a441', 0.3) +
  at(
    104,
    88,
    `<path d="M-62 -70H62V76H-62Z" fill="#f2e6c9" stroke="#231a0e" stroke-width="3"/><path d="M-52
  -58H52V-40H-52Z"
  fill="#231a0e"/><path d="M-52 -32H52M-52 -25H52" stroke="#231a0e" stroke-width="3"/><path d="M-52 -14H-2V34H-52Z"
  fill="#8d8780" stroke="#231a0e"/><circle cx="-27" cy="4" r="11" fill="#3a322a"/><path d="M-44 34Q-42 18 -27
  18T-10 34Z"
  fill="#3a322a"/><path d="M-44 0Q-27 8 -10 -2L-16 -5Q-18 -14 -27 -14T-38 -4Z" fill="#231a0e"/><path d="M8
  -12H52M8 -3H52M8
  6H44M8 15H52M8 24H52M8 33H38M-52 46H52M-52 55H40M-52 64H48" stroke="#54452c" stroke-width="3"/>`,
    1,
    -7,
  ) +
  at(
    202,
    112,
    `<path d="M-32 -22H26V26H-32Z" fill="#14181d" stroke="#d9a441" stroke-width="3"/><circle
  cx="-4" cy="3" r="16"
  fill="#2c363f" stroke="#d9a441" stroke-width="3"/><circle cx="-4" cy="3" r="7" fill="#63d8c4"/><path d="M6
  -22V-38H30V-22"
  fill="#9fb0b8" stroke="#10151a" stroke-width="2"/><path d="M18 -68l4 12 12 -6 -5 13 13 3 -13 6 6 11 -13 -4
  -4 12 -4 -12
  -13 4 6 -11 -12 -6 12 -3 -5 -13 12 6Z" fill="#fff6da"/>`,
  );

const peaceTreaty = (): Drawing =>
  sky('#1d3a44') +
  rays('#f6d88d', 0.2) +
  fellow(44, 74, '#2f5f4a', '#22272e', 1.25) +
  fellow(206, 74, '#6a2a26', '#3b4048', 1.25) +
  `<path d="M62 108L112 112M188 108L138 112" stroke-width="20" stroke="#2f5f4a" stroke-linecap="butt"/><path
  d="M188 108L140
  112" stroke-width="20" stroke="#6a2a26"/><path d="M104 102h18l12 4 10 -5 8 3 -2 16 -22 8 -14 -3 -10 -8Z"
  fill="#e9bf95"
  stroke="#3a2010" stroke-width="2.5" stroke-linejoin="round"/><path d="M120 108l14 10M126 104l14 10"
  stroke="#3a2010"
  stroke-width="2"/>` +
  ground('#4a2e1a', 146) +
  at(
    125,
    156,
    `<path d="M-34 -7h68l8 14h-84Z" fill="#f2e6c9" stroke="#231a0e"/><path d="M-24 -2h40M-26 3h30"
  stroke="#54452c" stroke-width="2"/>`,
  ) +
  at(
    125,
    44,
    `<path d="M-34 2Q-20 -16 -4 -6L10 -24Q22 -26 24 -8Q36 -6 30 0Q22 16 0 16Q-20 16 -34 2Z" fill="#fffaf0"
  stroke="#54452c" stroke-width="2"/><path d="M30 -2l12 2" stroke="#d9a441" stroke-width="3"/><path d="M38
  2q6 8 14 6"
  fill="none" stroke="#4f9a5e" stroke-width="3"/>`,
  );

const gunAmnesty = (): Drawing =>
  sky('#16283a') +
  rays('#3f82cf', 0.35) +
  officer(196, 84, 1.3) +
  ground('#0c1622', 150) +
  pistol(76, 78, 2, 62) +
  pistol(112, 72, 2, 112) +
  pistol(94, 62, 1.8, 92) +
  pistol(62, 24, 1.7, 30) +
  `<path d="M38 92H150L140 160H48Z" fill="#6b7a86" stroke="#10151a" stroke-width="3"/><path d="M32 84H156V96H32Z"
  fill="#8d99a0" stroke="#10151a" stroke-width="3"/><path d="M62 98L66 156M94 98V156M126 98L122 156"
  stroke="#46525d"
  stroke-width="4"/><path d="M74 46q6 -14 22 -12" fill="none" stroke="#f6d88d" stroke-width="3"
  stroke-dasharray="5 5"/>`;

const hungryCaptain = (): Drawing =>
  sky('#2a1d12') +
  rays('#d9a441', 0.28) +
  officer(125, 74, 1.7) +
  '<path d="M110 70q15 10 30 0" fill="none" stroke="#3a1f10" stroke-width="3"/>' +
  ground('#5a2420', 136) +
  `<ellipse cx="125" cy="146" rx="58" ry="15" fill="#fffaf0" stroke="#8a8170" stroke-width="2"/><ellipse
  cx="125" cy="145" rx="40" ry="9" fill="#e9e1cf"/>` +
  bill(112, 138, -12) +
  bill(134, 134, 8) +
  bill(124, 142, -2) +
  `<path d="M52 160V104M44 104v16q0 8 8 8t8 -8v-16M52 104v16" fill="none" stroke="#c6d0d4"
  stroke-width="4"/><path d="M196
  160V104q12 8 9 30h-9" fill="#c6d0d4" stroke="#8d99a0" stroke-width="3"/><path d="M100 108h50l-12 28h-26Z"
  fill="#f4ead2"
  opacity=".92"/>`;

const drySquad = (): Drawing =>
  sky('#14202c') +
  '<path d="M125 20L-30 172H280Z" fill="#ffe2a6" opacity=".16"/>' +
  fellow(50, 84, '#3b4048', '#22272e', 1.2) +
  fellow(200, 84, '#3b4048', '#22272e', 1.2) +
  fellow(125, 66, '#4a4f58', '#2a2a2e', 1.3) +
  axe(84, 130, -18, 0.85) +
  axe(172, 130, 18, 0.85) +
  ground('#0a1118', 142) +
  at(
    125,
    112,
    `<path d="M0 -34L30 -24V0Q28 22 0 36Q-28 22 -30 0V-24Z" fill="#d9a441" stroke="#3a2510"
  stroke-width="3"/><path
  d="M0 -26L23 -18V0Q21 16 0 27Q-21 16 -23 0V-18Z" fill="none" stroke="#3a2510" stroke-width="1.5"/>`,
  ) +
  sign('DRY', 125, 118, 18, '#231a0e') +
  barrel(40, 166, 1.5) +
  bottle(208, 164, 1) +
  bottle(222, 166, 1, '#6b4020');

const cousins = (): Drawing =>
  sky('#1d4a5a') +
  '<circle cx="206" cy="36" r="20" fill="#f6d88d"/>' +
  `<path d="M108 12h22v44h-22ZM146 20h18v36h-18Z" fill="#b8322b" stroke="#3a0f0c" stroke-width="2"/><path
  d="M108 12h22v10h-22ZM146
  20h18v8h-18Z" fill="#14181d"/><path d="M119 8q-20 -12 -50 -4" fill="none" stroke="#a9b4b8" stroke-width="7"
  stroke-linecap="round" opacity=".6"/><path d="M70 52H196V84H70Z" fill="#f2e6c9" stroke="#231a0e"
  stroke-width="2"/>` +
  many(6, (i) => `<circle cx="${84 + i * 19}" cy="64" r="5" fill="#ffd479" stroke="#231a0e"/>`) +
  many(9, (i) =>
    at(
      44 + i * 21,
      88 - (i % 2) * 5,
      `<path d="M-8 12Q-8 -2 0 -2T8 12Z"
      fill="${['#5a4632', '#39443d', '#4a3f5a', '#2d3442'][i % 4]}"/><circle cy="-8" r="6"
      fill="${['#e2b58c', '#c98f62'][i % 2]}"/><path d="M-8 -9Q0 -6 9 -10Q6 -16 0 -16T-8 -9Z"
      fill="#22272e"/>${i % 3 ? '' : `<path d="M6 0l8 -14" stroke="#e2b58c" stroke-width="3"/>`}`,
    ),
  ) +
  `<path d="M14 98H238L212 146H44Z" fill="#14181d" stroke="#05070c" stroke-width="2"/><path d="M14 98H238L234
  106H18Z"
  fill="#e9dcc0"/><path d="M0 140q16 -10 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0V172H0Z"
  fill="#0d2c3c"/><path d="M0 152q16
  -8 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0" fill="none" stroke="#7fb5c4" stroke-width="2.5"/>`;

const dragnet = (): Drawing =>
  sky('#1a1f2c') +
  rays('#3f5a86', 0.3) +
  officer(26, 70, 1.1) +
  officer(224, 70, 1.1) +
  ground('#0d1119', 146) +
  each([82, 106, 130, 154, 172], (x, i) =>
    fellow(x, 112 + (i % 2) * 8, ['#5a4632', '#39443d', '#57496b', '#2d3442', '#6a2a26'][i]!, '#22272e', 0.72),
  ) +
  `<path d="M30 46Q125 70 220 46L196 160Q125 178 54 160Z" fill="#d9a441" fill-opacity=".12" stroke="#d9b877"
  stroke-width="3"/><path d="M44 84Q125 104 206 84M50 120Q125 140 200 120M62 54L78 164M94 61L102 168M125
  64V170M156 61L148
  168M188 54L172 164" fill="none" stroke="#d9b877" stroke-width="2"/>`;

export const HASSLES: Record<string, () => Drawing> = {
  crackdown,
  'gang-war': gangWar,
  'newspaper-crusade': newspaperCrusade,
  'peace-treaty': peaceTreaty,
  'gun-amnesty': gunAmnesty,
  'hungry-captain': hungryCaptain,
  'federal-dry-squad': drySquad,
  'boatload-of-cousins': cousins,
  dragnet,
};
