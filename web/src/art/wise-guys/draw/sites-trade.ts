/** Businesses that carry, sell and print: fronts standing on (0, 0). */
import { at, awning, box, chimney, crate, door, each, many, passer, pistol, sedan, sign, smoke, wins } from './kit';
import type { Drawing } from './kit';

const docks = (): Drawing =>
  `<path d="M-80 -2H84L92 12H-88Z" fill="@plank"/>
  <path d="M-60 12v9M-20 12v9M20 12v9M60 12v9" stroke="#20140a" stroke-width="4"/>` +
  box(-72, 66, 44, 1) +
  '<path d="M-76 -44L-39 -62L-6 -44Z" fill="@w1s"/>' +
  sign('DOCKS', -39, -47, 13, '@bulb') +
  `<path d="M-64 0V-30H-42V0ZM-36 0V-30H-14V0Z" fill="#0e1216"/><path d="M-64 -30H-42V-22H-64Z" fill="@lit"
  opacity=".8"/>` +
  crate(-58, 0, 13) +
  crate(-34, 0, 11) +
  crate(-22, 0, 9) +
  `<path d="M14 0L26 -94M34 0L26 -94M18 -28H32M20 -52H29M26 -94L74 -74M26 -94L4 -84" stroke="@brass"
  stroke-width="3"
  fill="none"/><path d="M70 -75V-46" stroke="@col" stroke-width="1.5"/>` +
  crate(62, -34, 15) +
  `<path d="M36 -8H98L88 10H46Z" fill="#5a1f1c"/><path d="M36 -8H98V-3H38Z" fill="#e9dcc0"/>
  <path d="M58 -24h26v16h-26Z" fill="#e9dcc0"/><path d="M66 -38h9v14h-9Z" fill="#b8322b"/>
  <path d="M62 -19h4v4h-4zM70 -19h4v4h-4zM78 -19h4v4h-4z" fill="@lit"/>`;

const steer = (x: number, y: number, coat: string): Drawing =>
  at(
    x,
    y,
    `<path d="M-13 0V-16Q-13 -20 -6 -20H8L12 -24L20 -21L18 -15L11 -13V0H7V-8H-7L-9 0Z" fill="${coat}"
    stroke="#20140a"/>
    <path d="M12 -24l-3 -5M18 -22l4 -4" stroke="#f2e6c9" stroke-width="2"/><path d="M-8 -18q6 4 8 0v6q-5 3 -8 0Z"
    fill="#f2e6c9"/>`,
  );

const stockYards = (): Drawing =>
  box(-26, 96, 58, 1) +
  chimney(56, 104, 50) +
  smoke(62, -108) +
  '<path d="M-30 -58L22 -80L74 -58Z" fill="@w1s"/>' +
  wins({ x: -18, y: -50, nx: 6, ny: 2, w: 9, h: 11, dx: 14, dy: 16 }, 9, 0.45) +
  `<path d="M-84 6V-68L-76 -78L-68 -68V6ZM-34 6V-68L-26 -78L-18 -68V6Z" fill="@w3s" stroke="@w3"/>
  <path d="M-80 -68H-22V-54Q-51 -70 -80 -54Z" fill="@w3"/><path d="M-80 -68L-51 -92L-22 -68Z" fill="@w3s"/>
  <g transform="translate(-51 -66)"><path d="M-9 -4Q-14 -12 -8 -14Q-6 -10 0 -10T8 -14Q14 -12 9 -4L5 6Q0 10 -5 6Z"
  fill="#8a5a2b" stroke="#20140a"/><circle cx="-3" cy="-2" r="1"/><circle cx="3" cy="-2" r="1"/></g>
  <path d="M-18 8V-14M8 8V-14M34 8V-14M60 8V-14M84 8V-14M-18 -10H84M-18 -1H84" stroke="@plank"
  stroke-width="3.5"/>` +
  steer(0, 9, '#6b4a32') +
  steer(32, 11, '#e9dcc0') +
  steer(64, 9, '#3a2a22') +
  `<path d="M-62 -40q0 10 6 10t6 -8" fill="none" stroke="@col" stroke-width="2.5"/><path d="M-62 -56v16"
  stroke="@col" stroke-width="2"/>`;

const wardHeadquarters = (): Drawing =>
  box(-48, 96, 76, 3) +
  '<path d="M-54 -76H54L48 -86H-48Z" fill="@w3s"/><path d="M-18 -86L0 -98L18 -86Z" fill="@w3"/>' +
  wins({ x: -42, y: -70, nx: 5, w: 11, h: 16, dx: 18.5 }, 17, 0.75) +
  each(
    [-40, -10, 20],
    (x) => `<path d="M${x} -48h20q-2 16 -10 18q-8 -2 -10 -18Z" fill="#f2e6c9"/><path d="M${x} -48h6q-1 12 3
    17q-8 -4 -9
    -17ZM${x + 14} -48h6q-1 13 -9 17q4 -5 3 -17Z" fill="#b8322b"/><path d="M${x} -48h20v4h-20Z" fill="#2a4f86"/>`,
  ) +
  '<path d="M-44 -26h34v26h-34ZM14 -26h30v26h-30Z" fill="@lit"/>' +
  `<path d="M-40 -23h12v15h-12Z" fill="#f2e6c9" stroke="#231a0e" stroke-width=".8"/><circle cx="-34" cy="-17" r="3"
  fill="#8a5a3a"/><path d="M-39 -9q5 -6 10 0Z" fill="#231a0e"/>` +
  door(0, 16, 26) +
  `<path d="M40 -76V-112" stroke="@col" stroke-width="2"/><path d="M40 -112h28v18h-28Z" fill="#f2e6c9"/>
  <path d="M40 -112h28v3h-28ZM40 -106h28v3h-28ZM40 -100h28v3h-28Z" fill="#b8322b"/><path d="M40 -112h12v9h-12Z"
  fill="#2a4f86"/>` +
  at(
    28,
    9,
    `<path d="M-15 0V-18H15V0Z" fill="#22303a" stroke="@brass" stroke-width="1.6"/><path d="M-17 -18H17V-22H-17Z"
  fill="@brass"/><path d="M-6 -20H6" stroke="#0b0e12" stroke-width="2"/><path d="M-4 -21l2 -13 9 2 -3 12Z"
  fill="#fffaf0"
  stroke="#231a0e" stroke-width=".8"/><path d="M-1 -29l2 3 4 -5" fill="none" stroke="#b8322b" stroke-width="1.6"/>`,
  ) +
  passer(-58, 8, '#4a3f36', '#14181d', 0.95);

const pawnshop = (): Drawing =>
  box(-48, 96, 66, 1) +
  '<path d="M-52 -66H52V-74H-52Z" fill="@w1s"/>' +
  wins({ x: -42, y: -60, nx: 5, w: 9, h: 13, dx: 18.5 }, 23, 0.5) +
  awning(-50, 100, -40, 10, '#3a5a86') +
  '<path d="M-44 -28h34v28h-34ZM12 -28h32v28h-32Z" fill="@lit"/>' +
  pistol(-27, -19, 0.9) +
  pistol(-25, -7, 0.9) +
  `<circle cx="24" cy="-16" r="6" fill="@brass" stroke="#3a2510"/><path d="M24 -20v4l3 2" stroke="#3a2510"
  fill="none"/>
  <path d="M34 -2v-10q-5 -3 -2 -7v-7h3v7q3 4 -1 7Z" fill="#8a4a1e" stroke="#3a1f0c"/>` +
  door(0, 15, 24) +
  `<path d="M-8 -84H40M40 -84V-74" stroke="@brass" stroke-width="2.5" fill="none"/><path d="M24 -84v8M-6
  -84q2 4 0 8"
  stroke="@brass" stroke-width="2"/><g fill="@gold" stroke="#6d4d15" stroke-width="1.5"><circle cx="10"
  cy="-90" r="9"/>
  <circle cx="-4" cy="-108" r="9"/><circle cx="24" cy="-108" r="9"/></g><path d="M6 -94q2 -3 5 -3M-8 -112q2
  -3 5 -3M20
  -112q2 -3 5 -3" stroke="#fff8ea" stroke-width="1.6" fill="none"/>` +
  at(
    -64,
    8,
    `<path d="M-14 0V-10H14V0ZM-10 -10V-22H-2V-10ZM3 -10V-18H11V-10Z" fill="#8a5a2b" stroke="#3a2510"/>
  <circle cx="-6" cy="-27" r="5" fill="@lit" stroke="@brass"/>`,
  ) +
  passer(66, 9, '#3c4a3a', '#6a5a40', 0.95);

const boxcar = (x: number, y: number, paint: string, open: boolean): Drawing =>
  at(
    x,
    y,
    `<path d="M-28 -7V-36H28V-7Z" fill="${paint}" stroke="#14100c" stroke-width="1.6"/><path d="M-30
    -36H30V-40H-30Z"
    fill="@roof"/><path d="M-20 -34V-9M20 -34V-9" stroke="#14100c" stroke-opacity=".45"/>` +
      (open
        ? `<path d="M-11 -34H13V-8H-11Z"
        fill="#0e1216"/>${crate(-10, -8, 11)}${crate(2, -8, 10)}${crate(-8, -19, 10)}`
        : `<path d="M-12 -34H12V-8H-12Z" fill="#0003" stroke="#14100c"/><path d="M-12 -34L12 -8"
        stroke="#14100c"/>`) +
      `<g fill="#0b0e12" stroke="@brass"><circle cx="-18" cy="-4" r="4.5"/><circle cx="18" cy="-4" r="4.5"/></g>`,
  );

const freightYard = (): Drawing =>
  box(-12, 84, 40, 1) +
  '<path d="M-18 -40L30 -58L84 -40Z" fill="@w1s"/>' +
  wins({ x: -4, y: -32, nx: 5, w: 9, h: 10, dx: 15 }, 6, 0.4) +
  `<path d="M-62 0L-56 -92M-48 0L-54 -92M-61 -20H-49M-60 -44H-51M-58 -68H-53" stroke="@col" stroke-width="2.5"/>
  <path d="M-72 -110h34v20h-34Z" fill="@w2" stroke="@brass" stroke-width="1.5"/><path d="M-76 -110L-55
  -120L-34 -110Z"
  fill="@w2s"/><path d="M-66 -105h8v10h-8ZM-52 -105h8v10h-8Z" fill="@lit"/>
  <path d="M66 0V-70M66 -66h14M66 -54h14" stroke="@col" stroke-width="2.5"/><circle cx="82" cy="-66" r="4.5"
  fill="@neon" class="wg-neon"/><circle cx="82" cy="-54" r="4.5" fill="@neon2"/>
  <path d="M-92 9H92M-92 3H92" stroke="@rail" stroke-width="2"/><path d="M-90 6H92" stroke="@tie" stroke-width="11"
  stroke-dasharray="3 7" stroke-opacity=".7"/>` +
  boxcar(-44, 8, '#7a2a24', false) +
  boxcar(22, 8, '#5a4632', true) +
  `<path d="M-84 4l6 -12" stroke="@col" stroke-width="3"/><circle cx="-78" cy="-10" r="4" fill="@lit"/>`;

const boathouse = (): Drawing =>
  `<path d="M-90 8Q-70 2 -50 8T-10 8T30 8T90 8V18H-90Z" fill="@river"/><path d="M-84 13q8 -5 16 0t16 0M20
  14q8 -5 16 0t16
  0t16 0" fill="none" stroke="@wave" stroke-width="1.6"/>` +
  box(-58, 88, 38, 6) +
  `<path d="M-66 -38L-14 -76L38 -38Z" fill="@w1s"/><path d="M-14 -76L38 -38L46 -43L-6 -80Z" fill="@roof"/>
  <path d="M-26 -46V-56H-2V-46Z" fill="@lit"/><path d="M-52 0V-22Q-36 -36 -20 -22V0Z" fill="#0e1216"/><path
  d="M-52 -1Q-36
  -7 -20 -1V4H-52Z" fill="@river"/>` +
  wins({ x: -12, y: -26, nx: 3, w: 9, h: 13, dx: 13 }, 3, 0.8) +
  `<path d="M-72 2H40L48 10H-78Z" fill="@plank"/><path d="M-60 10v9M-20 10v9M30 10v9" stroke="#20140a"
  stroke-width="4"/>
  <path d="M18 2L86 -6L78 14Q40 20 26 14Z" fill="#6b3a1c" stroke="#1a0e06" stroke-width="1.5"/>
  <path d="M18 2L86 -6L85 -2L20 6Z" fill="#e9dcc0"/><path d="M40 0L46 -12H58L56 -3Z" fill="#c6d0d4"
  stroke="#10151a"/>` +
  crate(60, -3, 9) +
  crate(70, -4, 9) +
  `<path d="M-78 6V-96" stroke="@col" stroke-width="2.5"/><path d="M-78 -94h24l-6 7 6 7h-24Z" fill="#b8322b"/>
  <circle cx="12" cy="-46" r="7" fill="none" stroke="#f2e6c9" stroke-width="4"/><circle cx="12" cy="-46"
  r="7" fill="none"
  stroke="#b8322b" stroke-width="4" stroke-dasharray="5.5 5.5"/>`;

const barberShop = (): Drawing =>
  box(-44, 88, 66, 3) +
  '<path d="M-48 -66H48V-74H-48Z" fill="@w3s"/>' +
  wins({ x: -38, y: -60, nx: 4, w: 11, h: 13, dx: 21 }, 27, 0.6) +
  '<path d="M-44 -42H44V-32H-44Z" fill="#14503a" stroke="@brass"/>' +
  sign('BARBER', 0, -33.5, 11, '@bulb') +
  `<path d="M-40 -30h50v28h-50Z" fill="@lit"/><path d="M-24 -2V-8M-32 -10h18l4 -14h4l-4 18h-22Z" stroke="#7c1f2a"
  stroke-width="3" fill="#a8322b"/><path d="M-30 -10L-14 -10L-10 -24Q-24 -22 -26 -12Z"
  fill="#fffaf0"/><circle cx="-13"
  cy="-27" r="4" fill="#c98f62"/><path d="M4 -2V-18h-4l4 -8 5 3v21Z" fill="#e9e1cf" stroke="#231a0e"
  stroke-width=".8"/>` +
  door(26, 14, 24) +
  `<path d="M54 8V2h16v6ZM54 -62q8 -12 16 0Z" fill="@brass" stroke="#3a2510"/><path d="M56 2V-62H68V2Z"
  fill="#fffaf0"
  stroke="#3a2510" stroke-width="1.2"/><path d="M56 -50l12 -10v9l-12 10ZM56 -18l12 -10v9l-12 10ZM56 0l12
  -10v9l-3 3h-9Z"
  fill="#c2332b"/><path d="M56 -34l12 -10v9l-12 10ZM56 -8l12 -10v7l-12 10Z" fill="#2a4f86"/><circle cx="62"
  cy="-72" r="5"
  fill="@lit"/>` +
  at(
    0,
    -92,
    `<path d="M-28 -10L26 4M-28 6L26 -10" stroke="#c6d0d4" stroke-width="4" stroke-linecap="round"/><g fill="none"
  stroke="@brass" stroke-width="3"><circle cx="-33" cy="-13" r="7"/><circle cx="-33" cy="9"
  r="7"/></g><circle cy="-2"
  r="2.5" fill="#10151a"/><path d="M-14 18V8M14 18V8" stroke="@col" stroke-width="2"/>`,
  );

const taxi = (x: number, y: number, way: 1 | -1): Drawing =>
  sedan(x, y, '#d9a11e', 1.15, way) + at(x, y - 23, '<path d="M-7 -5h12v6h-12Z" fill="@lit" stroke="#10151a"/>');

const taxiGarage = (): Drawing =>
  box(-62, 124, 52, 2) +
  `<path d="M-66 -52H66V-60L40 -68H-40L-66 -60Z" fill="@w2s"/><path d="M-54 0V-34H-6V0ZM8 0V-34H54V0Z"
  fill="#0e1216"/>
  <path d="M-54 -34H-6V-28H-54ZM8 -34H54V-22H8Z" fill="@lit" opacity=".75"/><path d="M8 -22H54M8 -28H54"
  stroke="#0e1216"/>
  <path d="M-44 -62H44V-44H-44Z" fill="#0d1115" stroke="@brass" stroke-width="2"/>` +
  sign('TAXI', 0, -47, 17, '@bulb') +
  `<path d="M-56 -40h112" stroke="#f2e6c9" stroke-width="5"/><path d="M-56 -40h112" stroke="#14181d"
  stroke-width="5"
  stroke-dasharray="5 5"/>` +
  at(
    0,
    -88,
    `<circle r="15" fill="#0b0e12" stroke="@col" stroke-width="3"/><circle r="6" fill="@brass"/>${many(
      6,
      (i) => `<path d="M0 -6V-13" transform="rotate(${i * 60})" stroke="@col" stroke-width="2"/>`,
    )}<path d="M-8 14V26M8 14V26" stroke="@col" stroke-width="2"/>`,
  ) +
  taxi(-28, 10, -1) +
  taxi(34, 11, 1) +
  at(
    76,
    8,
    `<path d="M-7 0V-34H7V0Z" fill="#a8322b" stroke="#3a0f0c"/><circle cy="-42" r="7" fill="@lit"
  stroke="@brass" stroke-width="1.5"/><path d="M7 -22q9 4 4 16" fill="none" stroke="#14181d" stroke-width="2.5"/>`,
  );

const sportingGoods = (): Drawing =>
  box(-54, 108, 64, 4) +
  '<path d="M-58 -64H58V-72H-58Z" fill="@w4s"/>' +
  `<path d="M-50 -60H50V-44H-50Z" fill="#14503a" stroke="@brass" stroke-width="1.5"/>` +
  sign('SPORTS', 0, -47, 14, '@bulb') +
  awning(-56, 112, -40, 10, '#b98a2f') +
  `<path d="M-50 -28h40v28h-40ZM12 -28h38v28h-38Z" fill="@lit"/>
  <path d="M-44 -3L-22 -26M-38 -3L-16 -26" stroke="#6b4226" stroke-width="3.5"/><path d="M-46 -1l6 -7 4 4 -6
  6ZM-40 -1l6
  -7 4 4 -6 6Z" fill="#3a2510"/><path d="M20 -3L32 -26" stroke="#c98f4a" stroke-width="4" stroke-linecap="round"/>
  <circle cx="40" cy="-7" r="5" fill="#fffaf0" stroke="#a8322b"/><path d="M38 -18l8 -4v8Z" fill="#8a5a2b"/>` +
  door(0, 15, 24) +
  at(
    0,
    -92,
    `<path d="M-52 4L-20 2L10 -4H50V-9H8L-18 -6L-34 -10L-52 -8Z" fill="#8a5a2b" stroke="#2a1508"/><path d="M-2
  -9H62V-13H-2ZM-2 -4H62V-8H-2Z" fill="#9fb0b8" stroke="#10151a"/><path d="M-12 3q4 8 8 1" fill="none"
  stroke="@brass"
  stroke-width="2"/><path d="M-30 20V2M34 20V-4" stroke="@col" stroke-width="2"/>`,
  ) +
  at(
    68,
    9,
    `<path d="M-12 0Q-16 -8 -9 -13Q-14 -20 -8 -26L-3 -32H3L8 -26Q14 -20 9 -13Q16 -8 12 0Z" fill="#2a2320"
  stroke="@brass" stroke-width="1.2"/><path d="M-2 -32V-42H2V-32" fill="#2a2320" stroke="@brass"/>`,
  );

const pressRoom = (): Drawing =>
  box(-52, 104, 78, 3) +
  '<path d="M-56 -78H56L50 -88H-50Z" fill="@w3s"/>' +
  wins({ x: -46, y: -72, nx: 6, ny: 1, w: 10, h: 14, dx: 16.6 }, 29, 0.8) +
  '<path d="M-48 -52H48V-38H-48Z" fill="#0d1115" stroke="@brass" stroke-width="1.5"/>' +
  sign('LEDGER', 0, -40.5, 13, '@bulb') +
  `<path d="M-46 -34H46V-2H-46Z" fill="@lit"/><g fill="#22303a" stroke="#0b0e12"><circle cx="-26" cy="-18" r="11"/>
  <circle cx="0" cy="-14" r="11"/><circle cx="26" cy="-18" r="11"/></g><g fill="@brass"><circle cx="-26"
  cy="-18" r="3"/>
  <circle cx="0" cy="-14" r="3"/><circle cx="26" cy="-18" r="3"/></g><path d="M-46 -28H-26Q-12 -26 -11 -14T2
  -3T13 -14T26
  -29H46" fill="none" stroke="#fffaf0" stroke-width="4"/><path d="M-46 -2H46V2H-46Z" fill="#22303a"/>
  <path d="M-24 -88V-104H24V-88" fill="none" stroke="@col" stroke-width="2"/><circle cy="-106" r="14" fill="@river"
  stroke="@brass" stroke-width="2"/><path d="M-14 -106H14M0 -120Q-12 -106 0 -92Q12 -106 0 -120M-12
  -113H12M-12 -99H12"
  fill="none" stroke="@brass"/>` +
  at(
    -68,
    9,
    many(4, (i) => `<path d="M-14 ${-i * 6}h28v-5h-28Z" fill="#f2e6c9" stroke="#54452c" stroke-width=".8"/>`),
  ) +
  passer(64, 9, '#5a4632', '#6a5a40', 0.85) +
  `<path d="M70 -16l12 -6 3 12 -12 4Z" fill="#f2e6c9" stroke="#231a0e"/><path d="M73 -15l8 -3M74 -12l8 -3"
  stroke="#231a0e"/>`;

export const TRADE_SITES: Record<string, () => Drawing> = {
  'downtown-docks': docks,
  'union-stock-yards': stockYards,
  'ward-headquarters': wardHeadquarters,
  'maxwell-street-pawnshop': pawnshop,
  'freight-yard': freightYard,
  'lakeshore-boathouse': boathouse,
  'barber-shop': barberShop,
  'taxi-garage': taxiGarage,
  'sporting-goods-store': sportingGoods,
  'press-room': pressRoom,
};
