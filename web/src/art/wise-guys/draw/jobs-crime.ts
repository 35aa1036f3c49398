/** Jobs that are done with a crowbar: each an event on (0, 0). */
import { at, barrel, bill, bottle, box, crate, each, many, passer, pistol, sedan, sign, wins } from './kit';
import type { Drawing } from './kit';

const hijackShipment = (): Drawing =>
  '<path d="M-84 4H84" stroke="@brass" stroke-width="2" stroke-dasharray="10 7"/>' +
  at(
    0,
    -4,
    `<path d="M-62 -6V-50H16V-6Z" fill="#3f5a4d" stroke="#0c1210" stroke-width="2"/><path d="M-62 -50Q-23 -60
    16 -50"
    fill="#33493f"/><path d="M16 -6V-38H36L48 -22H58V-6Z" fill="#8d2f28" stroke="#0c1210" stroke-width="2"/>
    <path d="M22 -34H34L42 -22H22Z" fill="@lit"/><g fill="#101418" stroke="@brass" stroke-width="2"><circle
    cx="-42" cy="-2"
    r="11"/><circle cx="40" cy="-2" r="11"/></g><path d="M58 -16L108 -30V6L58 -8Z" fill="url(#wg-lamp)"/>
    <circle cx="58" cy="-13" r="4" fill="@lit"/>` +
      each([-56, -40, -24], (x) => crate(x, -8, 14)) +
      each([-48, -32], (x) => crate(x, -22, 14)),
  ) +
  '<path d="M-84 10L-72 -14M-84 -14L-72 10" stroke="@neon" stroke-width="4"/>';

const fighter = (x: number, coat: string, way: 1 | -1): Drawing =>
  `<g transform="translate(${x} 6) scale(${way} 1)"><path d="M-10 0L-4 -18L4 -16L10 0H5L0 -9L-4 0Z" fill="#15191f"/>
  <path d="M-6 -16L-8 -34Q0 -38 7 -34L6 -15Z" fill="${coat}" stroke="#0b0e12"/><path d="M4 -32L20 -36M-5
  -32L-14 -44"
  stroke="${coat}" stroke-width="5" stroke-linecap="round"/><circle cx="21" cy="-36" r="3.5" fill="#e2b58c"/><circle
  cx="-15" cy="-46" r="3.5" fill="#e2b58c"/><circle cx="1" cy="-41" r="5" fill="#e2b58c"/><path d="M-5 -43Q-4 -50 3
  -49Q8 -48 8 -44L11 -42Q4 -43 -5 -43Z" fill="#22272e"/></g>`;

const placard = (x: number, y: number, turn: number): Drawing =>
  at(
    x,
    y,
    `<path d="M0 0V-58" stroke="@plank" stroke-width="3"/><path d="M-17 -60h34v-22h-34Z" fill="@paper"
  stroke="#231a0e"/><path d="M-11 -75h22M-11 -68h14" stroke="#a3261b" stroke-width="3"/>`,
    1,
    turn,
  );

const laborSlugging = (): Drawing =>
  `<path d="M-78 6V-40h50V6M-70 -40V-54h10v14M-46 -40V-50h8v10" fill="@w5" stroke="@w5s"/>` +
  placard(-54, 4, -10) +
  placard(44, 4, 9) +
  placard(66, 6, -4) +
  fighter(-20, '#5a4632', 1) +
  fighter(24, '#2d3442', -1) +
  `<path d="M0 -52l3 8 8 -3 -4 7 7 4 -8 2 1 8 -6 -5 -6 6v-8l-8 -1 6 -5 -5 -6 8 1Z" fill="@neon"/>` +
  passer(-52, 8, '#6b5a3c', '#6a5a40', 0.95) +
  passer(56, 9, '#3c4a3a', '#4a3322', 0.95);

const payrollRobbery = (): Drawing =>
  `<path d="M-84 8H84" stroke="@lane" stroke-width="2" stroke-dasharray="10 7"/>` +
  at(
    -16,
    4,
    `<path d="M-46 -4V-48H30V-4Z" fill="#3c4852" stroke="#0c1210" stroke-width="2"/><path d="M-40
    -42h62v14h-62Z" fill="#222b33"
    stroke="@brass"/><path d="M30 -4V-34H46L54 -18V-4Z" fill="#2c363f" stroke="#0c1210"
    stroke-width="2"/><path d="M34
    -30H44L48 -19H34Z" fill="@lit"/><path d="M-46 -4V-44L-62 -38V2Z" fill="#566470" stroke="#0c1210"
    stroke-width="1.5"/><g
    fill="#101418" stroke="@brass" stroke-width="2"><circle cx="-28" cy="-2" r="9"/><circle cx="38" cy="-2"
    r="9"/></g>
    <path d="M-14 -35l3 4h-6Z" fill="@brass"/>`,
  ) +
  sign('$', -20, -26, 17, '@bulb') +
  at(
    -70,
    8,
    `<path d="M-12 0Q-16 -16 -5 -20L-7 -26H7L5 -20Q16 -16 12 0Z" fill="#c9b48a" stroke="#3a2510"
  stroke-width="1.5"/>`,
  ) +
  sign('$', -70, 2, 14, '#3a2510') +
  bill(-46, 2, 14, 0.55) +
  bill(-88, -4, -20, 0.5) +
  bill(-60, -34, 24, 0.5) +
  passer(60, 9, '#1f2a3a', '#14181d', 1.05) +
  pistol(46, -16, 0.6, 180) +
  passer(76, 9, '#4a3f36', '#14181d', 1.05);

const rifle = (x: number, y: number, turn: number): Drawing =>
  at(
    x,
    y,
    `<path d="M-3 0L-2 -16L0 -44H2L3 -14L5 0Z" fill="#6b4226" stroke="#2a1508"/><path d="M0 -44V-62H2V-44Z"
  fill="#9fb0b8" stroke="#10151a" stroke-width=".8"/>`,
    1,
    turn,
  );

const armoryBreakIn = (): Drawing =>
  box(-58, 116, 56, 3) +
  `<path d="M-62 -56V-68h12v6h10v-6h12v6h10v-6h12v6h12v-6h12v6h10v-6h12v6h10v-6h12v12Z" fill="@w3s"/>` +
  wins({ x: -50, y: -46, nx: 2, w: 6, h: 16, dx: 12 }, 2, 0) +
  wins({ x: 36, y: -46, nx: 2, w: 6, h: 16, dx: 12 }, 2, 0) +
  `<path d="M-22 0V-32L-14 -40L-6 -34L2 -44L12 -36L20 -40L24 -26V0Z" fill="#0e1216"/><path d="M-22 -32L-34
  -28M-14 -40L-20
  -52M2 -44L4 -56M20 -40L30 -50M24 -26L38 -24" stroke="@w3s" stroke-width="2.5"/><path d="M-20 0L0 -30L18
  0L40 14H-40Z"
  fill="@beam" opacity=".3"/>` +
  rifle(-8, 2, -16) +
  rifle(0, 2, 0) +
  rifle(9, 2, 15) +
  `<path d="M-38 8h20v-10h-20ZM-36 -2h16v-8h-16Z" fill="#4d5a36" stroke="#20260f"/><path d="M-28 6v-6"
  stroke="#f2e6c9"
  stroke-width="2"/><path d="M30 6l6 -6 5 5 8 -3 -2 8h-20Z" fill="@w3s"/>` +
  passer(48, 9, '#2b3038', '#14181d', 1) +
  '<path d="M40 -20l-12 -16" stroke="#9fb0b8" stroke-width="3" stroke-linecap="round"/>' +
  passer(-60, 9, '#4a3a2c', '#22272e', 1);

const bondedWarehouse = (): Drawing =>
  box(-62, 124, 58, 1) +
  '<path d="M-66 -58H66V-66H-66Z" fill="@w1s"/>' +
  wins({ x: -54, y: -52, nx: 8, w: 7, h: 10, dx: 14.6 }, 44, 0.15) +
  `<path d="M-40 0V-36H40V0Z" fill="#0e1216"/><path d="M-40 -36H-30V0H-40ZM30 -36H40V0H30Z"
  fill="@plank"/><path d="M-30
  0L-18 -36H18L30 0L50 14H-50Z" fill="@beam" opacity=".2"/>` +
  each([-20, -2, 16], (x) => barrel(x, 0, 1.1)) +
  each([-11, 7], (x) => barrel(x, -15, 1.1)) +
  at(
    0,
    -54,
    `<path d="M0 -22L20 -15V0Q18 14 0 22Q-18 14 -20 0V-15Z" fill="#2a4f86" stroke="@brass" stroke-width="2"/><path
  d="M0 -12l3 7 7 .5-5.5 5 2 7-6.5-4-6.5 4 2-7-5.5-5 7-.5Z" fill="@bulb"/>`,
  ) +
  `<path d="M-30 -20q-4 10 6 12M24 -18q8 6 2 14" fill="none" stroke="#9fb0b8" stroke-width="3"
  stroke-dasharray="4 2"/>` +
  barrel(-54, 9, 1.2) +
  bottle(50, 9, 0.9, '#6b4020') +
  bottle(58, 9, 0.9, '#6b4020') +
  passer(70, 9, '#3a4658', '#22272e', 1);

const gunman = (x: number, coat: string, hat: string): Drawing =>
  passer(x, 6, coat, hat, 1.4) +
  at(
    x + 4,
    -17,
    `<path d="M-8 -2H12V2H4L3 6H-1L-2 2H-8L-12 5V-1Z" fill="#22272e" stroke="#05080b"/><circle cx="3" cy="5"
  r="4.5" fill="#22272e" stroke="@brass"/><path d="M12 0H20" stroke="#9fb0b8" stroke-width="2"/>`,
  );

const newYorkGunmen = (): Drawing =>
  `<path d="M-92 9H92M-92 2H92" stroke="@rail" stroke-width="2"/><path d="M-78 0V-60Q-78 -66 -70 -66H70Q78
  -66 78 -60V0Z"
  fill="#23402f" stroke="#0c1210" stroke-width="2"/><path d="M-78 -14H78V-8H-78Z" fill="@brass"/><path
  d="M-68 -56h24v26h-24ZM-8
  -56h24v26h-24ZM46 -56h22v26h-22Z" fill="@lit"/><path d="M-36 -56h22v54h-22ZM22 -56h18v54h-18Z" fill="#0e1216"/>` +
  `<path d="M-80 -66Q0 -78 80 -66L76 -72Q0 -84 -76 -72Z" fill="@roof"/>` +
  gunman(-36, '#2b2330', '#0d1014') +
  gunman(2, '#3b4048', '#23262c') +
  gunman(38, '#4a3a2c', '#14181d') +
  '<path d="M-70 8h16v-14h-16ZM-66 -6v-4h8v4" fill="#6b4226" stroke="#2a1508"/>';

const getawayDrivers = (): Drawing =>
  `<path d="M-90 10H90" stroke="@lane" stroke-width="2" stroke-dasharray="10 7"/>` +
  sedan(-14, -18, '#31465c', 1.5) +
  sedan(12, 8, '#6a2a26', 2.1) +
  `<g stroke="@smoke" stroke-width="3" stroke-linecap="round" opacity=".75"><path d="M-36 -4H-66M-38
  -14H-60M-40 4H-74M-52
  -26H-72M-52 -34H-66"/></g><g fill="@smoke" opacity=".4"><circle cx="-42" cy="6" r="6"/><circle cx="-54"
  cy="8" r="5"/>
  <circle cx="-64" cy="7" r="3.5"/></g>` +
  `<path d="M-50 10q14 6 30 2M-84 12q10 4 22 1" fill="none" stroke="#05080b" stroke-width="3"
  stroke-opacity=".7"/>` +
  many(3, (i) => bill(-48 - i * 13, -16 - (i % 2) * 14, -20 + i * 25, 0.36));

const backAlleyDoctor = (): Drawing =>
  `<path d="M-70 4V-84H-34V4ZM34 4V-92H72V4Z" fill="@w1" stroke="@w1s"/><path d="M-70 -70h36M-70 -52h36M-70
  -34h36M-70
  -16h36M34 -76h38M34 -58h38M34 -40h38M34 -22h38" stroke="@w1s" stroke-width="1.5"/><path d="M-34 -78H34"
  stroke="@col"
  stroke-width="1"/><path d="M-22 -78v16h12v-16ZM-4 -78v20h10v-20Z" fill="#f2e6c9"/><path d="M42 -64h20v16h-20Z"
  fill="@lit"/><path d="M0 -78V-62" stroke="@brass" stroke-width="2"/><path d="M-34 -62H34L48 8H-48Z" fill="@beam"
  opacity=".14"/>` +
  `<path d="M-30 -8H30V-3H-30ZM-26 -3V8M26 -3V8" fill="#e9e1cf" stroke="#8a8170" stroke-width="2.5"/><path d="M-24
  -8Q-20 -18 -4 -17Q14 -16 22 -8Z" fill="#4a5a6b"/><circle cx="-26" cy="-13" r="6" fill="#e2b58c"/><path
  d="M-31 -15h10v3h-10Z"
  fill="#fff"/>` +
  passer(8, 6, '#f2ead8', '#5a4632', 1.2) +
  `<path d="M0 -20L-14 -14" stroke="#f2ead8" stroke-width="4" stroke-linecap="round"/><path d="M-14 -14l-9 3"
  stroke="#9fb0b8" stroke-width="2"/>` +
  at(
    52,
    8,
    `<path d="M-14 0V-14H14V0Z" fill="#22272e" stroke="@brass" stroke-width="1.5"/><path d="M-6 -14v-5H6v5"
  fill="none" stroke="@brass" stroke-width="2"/><path d="M-2.5 -12h5v3h3v5h-3v3h-5v-3h-3v-5h3Z" fill="#d2382e"/>`,
  ) +
  bottle(-52, 8, 0.9);

export const CRIME_JOBS: Record<string, () => Drawing> = {
  'hijack-shipment': hijackShipment,
  'labor-slugging': laborSlugging,
  'payroll-robbery': payrollRobbery,
  'armory-break-in': armoryBreakIn,
  'bonded-warehouse': bondedWarehouse,
  'new-york-gunmen': newYorkGunmen,
  'getaway-drivers': getawayDrivers,
  'back-alley-doctor': backAlleyDoctor,
};
