/** Jobs that are done with a handshake: each an event on (0, 0). */
import { at, bill, bottle, each, many, passer, pistol, sign } from './kit';
import type { Drawing } from './kit';

const anonymousTip = (): Drawing =>
  `<ellipse cy="6" rx="60" ry="9" fill="@pool"/><path d="M-26 6V-94H26V6Z" fill="#5a2420" stroke="@brass"
  stroke-width="2.5"/><path d="M-30 -94H30L24 -104H-24Z" fill="#7c1f2a" stroke="@brass"
  stroke-width="2"/><path d="M-20
  -84H20V0H-20Z" fill="@lit"/><path d="M-20 -58H20M0 -84V0M-20 -30H20" stroke="#5a2420" stroke-width="2"/>` +
  sign('TEL', 0, -86.5, 9, '@bulb') +
  `<g fill="#1d1a20"><path d="M-16 0V-34Q-14 -46 -2 -46T12 -34V0Z"/><circle cx="-1" cy="-53" r="7.5"/><path
  d="M-16 -55Q-1
  -50 15 -57L9 -59Q9 -68 -1 -68T-10 -58Z"/></g><path d="M6 -54l7 2 -2 6 -7 -2Z" fill="#fffaf0"/><path d="M12
  -58v12M12 -46q8
  6 4 16" stroke="#05080b" stroke-width="2.5" fill="none"/>` +
  at(
    56,
    6,
    `<path d="M0 0V-40" stroke="@el" stroke-width="3"/><path d="M-14 -40q-2 -16 14 -18q16 2 14 18Z" fill="#2a4f86"
  stroke="@brass"/><path d="M-5 -49h10" stroke="#fff" stroke-width="2"/>`,
  ) +
  at(
    -54,
    8,
    `<path d="M-13 -4l24 -8 3 9 -24 8Z" fill="@paper" stroke="#231a0e"/><path d="M-8 -2l16 -5M-7 1l10 -3"
  stroke="#231a0e"/>`,
  );

const rose = each([0, 30, 60, 90, 120, 150], (a) => `<path d="M0 -11V11" transform="rotate(${a})"/>`);

const cathedral = (): Drawing =>
  `<g fill="@w3"><path d="M-46 0V-54H46V0Z"/><path d="M-28 -54L0 -82L28 -54Z"/><path d="M-58 0V-62L-47
  -94L-36 -62V0ZM36
  0V-62L47 -94L58 -62V0Z"/></g><path d="M47 -94L58 -62V0H48ZM-47 -94L-36 -62V0H-46ZM0 -82L28 -54V0H2Z" fill="@w3s"
  opacity=".65"/><path d="M-47 -108V-92M-52 -102H-42M47 -108V-92M42 -102H52M0 -98V-80M-5 -92H5" stroke="@brass"
  stroke-width="2.5"/><circle cy="-50" r="12" fill="@lit" stroke="@w3s" stroke-width="2"/><g
  transform="translate(0 -50)"
  stroke="#8c2f2a" stroke-width="1.8">${rose}</g><circle cy="-50" r="3.5" fill="@neon2"/><path d="M-12
  0V-22Q-12 -33 0 -36Q12
  -33 12 -22V0Z" fill="@lit" stroke="@w3s" stroke-width="2"/><path d="M0 -35V0" stroke="@w3s"
  stroke-width="1.5"/>` +
  `<path d="${each(
    [
      [-51, -48],
      [43, -48],
      [-51, -26],
      [43, -26],
    ],
    ([x, y]) => `M${x} ${y! + 13}v-9q4 -7 8 0v9Z`,
  )}" fill="@lit"/>` +
  `<path d="M-66 0H66L72 6H-72ZM-72 6H72L80 12H-80Z" fill="@w3s"/><path d="M-14 0H14L32 12H-32Z" fill="@beam"
  opacity=".25"/>` +
  passer(-28, 10, '#2d3442', '#23262c', 0.9) +
  passer(26, 10, '#4a3a2c', '#14181d', 0.9) +
  '<path d="M-84 -70q5 -6 9 0q4 -6 9 0M66 -84q5 -6 9 0q4 -6 9 0" fill="none" stroke="@col" stroke-width="2"/>';

const flags = (y: number): Drawing =>
  `<path d="M-80 ${y}Q0 ${y + 22} 80 ${y}" fill="none" stroke="@col"/>` +
  many(9, (i) => {
    const x = -72 + i * 18;
    const dip = y + 11 * (1 - (x / 80) ** 2);
    return `<path d="M${x - 6} ${dip.toFixed(0)}h12l-6 13Z" fill="${['#b8322b', '#f2e6c9', '#2a4f86'][i % 3]}"/>`;
  });

const conventionWeek = (): Drawing =>
  `<path d="M-78 6V-92M78 6V-92" stroke="@el" stroke-width="4"/>` +
  flags(-88) +
  flags(-66) +
  `<path d="M-34 6V-28H34V6Z" fill="#7c1f2a" stroke="@brass" stroke-width="2"/><path d="M-34 -28H34V-20H-34Z"
  fill="#f2e6c9"/>
  <path d="M-34 -28h10v8h-10ZM-14 -28h10v8h-10ZM6 -28h10v8h-10ZM26 -28h8v8h-8Z" fill="#2a4f86"/><circle
  cy="-6" r="9"
  fill="#f2e6c9"/><path d="M0 -12l2 4 4 .4-3 3 1 4-4-2-4 2 1-4-3-3 4-.4Z" fill="#b8322b"/>` +
  passer(0, -26, '#3a4658', '#23262c', 1) +
  `<path d="M6 -52l14 -10" stroke="#3a4658" stroke-width="4" stroke-linecap="round"/><circle cx="21" cy="-63"
  r="3" fill="#e2b58c"/>` +
  each([-66, -50], (x, i) => passer(x, 8 + i, ['#5a4632', '#39443d'][i]!, '#e9d29a', 0.95)) +
  each([50, 66], (x, i) => passer(x, 9 - i, ['#2b3038', '#7b6b52'][i]!, '#e9d29a', 0.95)) +
  at(
    -40,
    9,
    `<path d="M-5 -4V-18H5V-4Z" fill="#f0b64a" stroke="#3a2510"/><path d="M-6 -17q2 -6 6 -4q5 -3 6 3Z"
  fill="#fff8ea"/>`,
  );

const prizeFight = (): Drawing =>
  `<path d="M0 -104V-96" stroke="@col" stroke-width="2"/><path d="M-26 -90Q-22 -100 0 -100T26 -90Z" fill="#1d5a47"
  stroke="@brass"/><path d="M-26 -90H26L66 0H-66Z" fill="@beam" opacity=".2"/><path d="M-70 8L-56 -14H56L70
  8Z" fill="#e9dcc0"
  stroke="#3a2510"/><path d="M-70 8H70V16H-70Z" fill="#2a4f86"/><path d="M-58 -14V-52M58 -14V-52M-72 8V-40M72 8V-40"
  stroke="@brass" stroke-width="4"/><path d="M-58 -46H58M-58 -34H58M-58 -23H58" stroke="#b8322b"
  stroke-width="2.5"/>
  <g fill="#c98f62" stroke="#2a1508" stroke-width=".8"><path d="M-40 -4Q-46 -12 -34 -12L0 -10L14 -5V1L-14
  2Z"/><circle
  cx="-46" cy="-7" r="6"/><path d="M-2 -10L14 -5V1L-8 2Z" fill="#2a4f86"/></g><circle cx="-28" cy="4" r="4.5"
  fill="#c2332b"/><g stroke="#2a1508" stroke-width=".8"><path d="M22 2L26 -22L38 -22L44 2H38L32 -12L28 2Z"
  fill="#15191f"/>
  <path d="M25 -20L24 -44H40L39 -20Z" fill="#efc9a0"/><circle cx="32" cy="-51" r="6"
  fill="#efc9a0"/></g><path d="M26 -42L14
  -60M39 -42L50 -34" stroke="#efc9a0" stroke-width="5" stroke-linecap="round"/><circle cx="12" cy="-63" r="6"
  fill="#c2332b"/><circle cx="52" cy="-32" r="6" fill="#c2332b"/><path d="M-58 -22l4 -3M-52 -26l1 -5M-46 -27l-1 -5"
  stroke="@bulb" stroke-width="2"/><path d="M-72 -22H72" stroke="#b8322b" stroke-width="2.5"/>` +
  bill(-60, 12, -12, 0.5) +
  bill(62, 13, 16, 0.5);

const seat = (x: number, coat: string): Drawing =>
  `<path d="M${x - 8} 4V-20Q${x - 7} -27 ${x} -27T${x + 8} -20V4Z" fill="${coat}" stroke="#0b0e12"/><circle
  cx="${x}" cy="-32"
  r="5" fill="#e2b58c"/><path d="M${x - 9} -34Q${x} -31 ${x + 9} -35L${x + 5} -37Q${x + 5} -43 ${x}
  -43T${x - 5} -36Z"
  fill="#22272e"/>`;

const hotelConference = (): Drawing =>
  `<path d="M-76 6V-86H76V6Z" fill="@w4s" stroke="@brass" stroke-width="2"/><path d="M-76 -86H76V-78H-76Z"
  fill="#7c1f2a"/>
  <path d="M-66 -72V-24M-54 -72V-24M54 -72V-24M66 -72V-24" stroke="@brass" stroke-opacity=".5"/><path d="M0 -86V-70"
  stroke="@brass" stroke-width="2"/><path d="M-22 -62L0 -72L22 -62ZM-16 -62V-56M0 -62V-54M16 -62V-56"
  fill="@lit" stroke="@brass"
  stroke-width="1.5"/><path d="M-20 -60H20L60 0H-60Z" fill="@beam" opacity=".18"/><path d="M-14 -10V-50Q0 -60
  14 -50V-10Z"
  fill="#8d2f28" stroke="@brass" stroke-width="2"/><path d="M-8 -52L-4 -46L0 -54L4 -46L8 -52V-42H-8Z"
  fill="@gold"/>` +
  seat(-52, '#2d3442') +
  seat(-30, '#4a3a2c') +
  seat(30, '#39443d') +
  seat(52, '#57496b') +
  `<path d="M-70 8Q-64 -10 -44 -10H44Q64 -10 70 8Z" fill="#6b3a1c" stroke="#2a1508" stroke-width="2"/><path
  d="M-56 2Q-50 -5
  -40 -5H40" fill="none" stroke="#a06a36" stroke-width="2"/><path d="M-26 -2h10v-5h-10ZM16 -2h12v-4h-12Z"
  fill="@paper"/>` +
  bottle(0, -2, 0.6);

const initiationBanquet = (): Drawing =>
  `<circle cy="-52" r="46" fill="url(#wg-glow)"/>` +
  seat(-58, '#2b3038') +
  seat(-36, '#4a3a2c') +
  seat(36, '#3a4658') +
  seat(58, '#39443d') +
  passer(0, -4, '#22262f', '#14181d', 1.3) +
  `<path d="M8 -36L20 -54" stroke="#22262f" stroke-width="5" stroke-linecap="round"/><circle cx="21" cy="-57" r="4"
  fill="#e2b58c"/><path d="M-74 -8H74L80 10H-80Z" fill="#fffaf0" stroke="#c9b88c"/><path d="M-80
  10H80V14H-80Z" fill="#d9ccb2"/>
  <path d="M-52 -8V-30M-56 -30h8M52 -8V-30M48 -30h8" stroke="@brass" stroke-width="2.5"/><path d="M-52 -30q-4
  -6 0 -11q4 5 0
  11ZM52 -30q-4 -6 0 -11q4 5 0 11Z" fill="#ffb347"/><ellipse cx="-26" cy="1" rx="15" ry="4"
  fill="#c98f4a"/><path d="M-36
  0Q-26 -14 -16 0Z" fill="#8a4a1e"/>` +
  pistol(8, 2, 0.7) +
  `<path d="M26 4l12 -8M26 -4l12 8" stroke="#9fb0b8" stroke-width="2"/>` +
  bottle(58, 5, 0.8) +
  bottle(-62, 5, 0.8);

const tappedTelephone = (): Drawing =>
  `<path d="M-72 8V-100M-88 -92H-56M-86 -80H-58" stroke="@plank" stroke-width="4"/><path d="M-84 -92v-5M-60
  -92v-5M-82 -80v-5M-62
  -80v-5" stroke="@neon2" stroke-width="4"/><path d="M-60 -96Q0 -70 84 -92M-62 -84Q0 -58 84 -80" fill="none"
  stroke="@col"
  stroke-width="1.5"/><path d="M-14 -71Q-22 -52 -6 -42T2 -26" fill="none" stroke="@neon"
  stroke-width="2.5"/><circle cx="-14"
  cy="-71" r="3.5" fill="@neon" class="wg-neon"/>` +
  `<path d="M-24 8V-26H26V8Z" fill="#6b4226" stroke="#2a1508" stroke-width="2"/><circle cx="-9" cy="-10"
  r="9" fill="#2a1508"
  stroke="@brass" stroke-width="1.5"/><circle cx="13" cy="-10" r="9" fill="#2a1508" stroke="@brass"
  stroke-width="1.5"/>
  <circle cx="-9" cy="-10" r="3" fill="@brass"/><circle cx="13" cy="-10" r="3" fill="@brass"/><path d="M-9
  -1Q2 4 13 -1"
  stroke="#a8734d" stroke-width="2" fill="none"/>` +
  passer(48, 8, '#39443d', '#22272e', 1.35) +
  `<path d="M40 -37Q40 -50 49 -50T57 -37" fill="none" stroke="#14181d" stroke-width="3"/><path d="M37
  -41h6v9h-6Z" fill="#14181d"/>
  <path d="M37 -34Q20 -30 22 -24" fill="none" stroke="#14181d" stroke-width="2"/><path d="M42 -18l14 -5 4 11 -14 5Z"
  fill="@paper" stroke="#231a0e"/>` +
  at(
    -50,
    8,
    `<path d="M-8 0V-14H8V0Z" fill="#22272e" stroke="@brass"/><path d="M0 -14V-26M-6 -26q6 -6 12 0"
    fill="none" stroke="@brass" stroke-width="3"/>`,
  );

const armySurplus = (): Drawing =>
  `<path d="M-70 6L-44 -66H26L6 6Z" fill="#5a6640" stroke="#20260f" stroke-width="2"/><path d="M26 -66L58
  6H6Z" fill="#475233"
  stroke="#20260f" stroke-width="2"/><path d="M26 -66L16 6H34Z" fill="@lit"/><path d="M-44 -66H26" stroke="@plank"
  stroke-width="4"/><path d="M-22 -50l4 9 10 1 -7 7 2 10 -9 -5 -9 5 2 -10 -7 -7 10
  -1Z" fill="#f2e6c9"/>` +
  at(
    -54,
    9,
    `<path d="M-16 0V-12H16V0Z" fill="#4d5a36" stroke="#20260f"/><path d="M-16 -6H16"
  stroke="#20260f"/>`,
  ) +
  at(-48, -4, '<path d="M-12 0V-10H12V0Z" fill="#5a6640" stroke="#20260f"/>') +
  `<path d="M-62 -18q8 -8 16 0Z" fill="#4d5a36" stroke="#20260f"/>` +
  each([0, 9, 18], (x) =>
    at(
      40 + x,
      8,
      `<path d="M-3 0L-2 -16L0 -40H2L3 -14L5 0Z" fill="#6b4226" stroke="#2a1508"/><path
  d="M0 -40V-58H2V-40Z" fill="#9fb0b8" stroke="#10151a" stroke-width=".8"/>`,
      1,
      4 - x / 3,
    ),
  ) +
  '<path d="M34 -14H66" stroke="@plank" stroke-width="3"/>' +
  passer(10, 9, '#6b5f3a', '#5a6640', 1.1) +
  passer(80, 9, '#2b3038', '#14181d', 1.05) +
  bill(70, -18, 12, 0.34);

export const TOWN_JOBS: Record<string, () => Drawing> = {
  'anonymous-tip': anonymousTip,
  'holy-name-cathedral': cathedral,
  'convention-week': conventionWeek,
  'fixed-prize-fight': prizeFight,
  'hotel-conference': hotelConference,
  'initiation-banquet': initiationBanquet,
  'tapped-telephone': tappedTelephone,
  'army-surplus': armySurplus,
};
