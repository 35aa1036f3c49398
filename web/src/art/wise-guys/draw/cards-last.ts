/** The drawings on the Last Calls. */
import { at, bill, bottle, crate, each, many, passer, sedan, sign } from './kit';
import type { Drawing } from './kit';
import { coins, fellow, flash, ground, officer, rays, roofs, sky, tommyGun } from './scene';

const bars = '<path d="M14 0H30V172H14ZM62 0H78V172H62ZM172 0H188V172H172ZM220 0H236V172H220Z" fill="#2c2538"/>';
const shaft = '<path d="M250 0L60 172H250Z" fill="#ffc45e" opacity=".16"/>';

const indictment = (): Drawing =>
  sky('#17141f') +
  bars +
  shaft +
  at(
    78,
    92,
    `<path d="M-58 -70H58V64H-58Z" fill="#f2e6c9" stroke="#231a0e" stroke-width="2.5"/><path d="M-46
  -58H46V-44H-46Z"
  fill="#231a0e"/><path d="M-44 -34H44M-44 -22H44M-44 -10H30M-44 2H44M-44 14H20" stroke="#54452c"
  stroke-width="2.5"/><circle
  cx="26" cy="42" r="14" fill="#a3261b"/><path d="M26 32l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z"
  fill="#f6d88d"/>`,
    1,
    -7,
  ) +
  at(
    176,
    74,
    `<path d="M-6 0H6V96H-6Z" fill="#8a5a2b" stroke="#1a0e06" stroke-width="2.5"/><rect x="-46"
  y="-30" width="92"
  height="46" rx="5" fill="#a06a36" stroke="#1a0e06" stroke-width="3"/><path d="M-34 -30V16M34 -30V16"
  stroke="#d9a441"
  stroke-width="7"/>`,
    1,
    -34,
  ) +
  `<path d="M118 146H214L222 164H110Z" fill="#6b4020" stroke="#1a0e06" stroke-width="3"/><path d="M104
  128l-16 -8M112 118l-8
  -16M226 130l16 -6" stroke="#f6d88d" stroke-width="4" stroke-linecap="round"/><g fill="none" stroke="#b8c4ca"
  stroke-width="6"><circle cx="26" cy="146" r="17"/><circle cx="72" cy="152" r="17"/><path d="M43 146q6 -8 12 4"
  stroke-dasharray="5 3"/></g>`;

const policeRaid = (): Drawing =>
  sky('#141a24') +
  `<path d="M80 8H170V172H80Z" fill="#ffe2a6"/><path d="M80 8L30 30V172H80Z" fill="#6b4226" stroke="#2a1508"
  stroke-width="3"/><path d="M44 60L70 78L40 100M70 78L60 120" stroke="#2a1508" stroke-width="4"
  fill="none"/><path d="M80
  172H170L220 172H20Z" fill="#ffe2a6" opacity=".5"/>` +
  officer(125, 76, 1.7) +
  officer(196, 100, 1.2) +
  `<path d="M148 96L250 60V140L150 108Z" fill="#fff6da" opacity=".5"/><path d="M140 94h14v16h-14Z" fill="#14181d"
  stroke="#d9a441"/>` +
  crate(14, 168, 30) +
  bottle(60, 168, 1.1) +
  '<path d="M52 168q10 -6 22 0" fill="#f0b64a"/>';

const taxEvasion = (): Drawing =>
  sky('#22301f') +
  '<path d="M125 -10L-20 172H270Z" fill="#ffe2a6" opacity=".14"/>' +
  `<path d="M22 44L120 56V158L22 146ZM228 44L130 56V158L228 146Z" fill="#f2e6c9" stroke="#231a0e"
  stroke-width="3"/><path
  d="M120 56Q125 62 130 56V158H120Z" fill="#c9b88c" stroke="#231a0e" stroke-width="2"/><path d="M34 62L108
  71M34 76L108 85M34
  90L108 99M34 104L108 113M34 118L108 127M142 71L216 62M142 85L216 76M142 99L216 90M142 113L216 104M142 127L200 119"
  stroke="#54452c" stroke-width="2"/><path d="M84 66V142M168 68V144" stroke="#a3261b" stroke-width="2"/>` +
  at(
    170,
    98,
    `<circle r="33" fill="#bfe3ee" fill-opacity=".35" stroke="#d9a441" stroke-width="7"/><path
  d="M24 24L52 54"
  stroke="#6b4020" stroke-width="11" stroke-linecap="round"/><path d="M-18 -8L18 -12M-18 4L14 0" stroke="#a3261b"
  stroke-width="5"/>`,
  ) +
  at(
    70,
    92,
    `<path d="M-6 0L0 16L6 0V-70H-6Z" fill="#d9a441" stroke="#231a0e" stroke-width="2"/><path d="M-6
  -70H6V-80H-6Z"
  fill="#c2566a" stroke="#231a0e"/><path d="M-6 0L0 16L6 0Z" fill="#f2dfae" stroke="#231a0e"/>`,
    1,
    28,
  );

const collectionDay = (): Drawing =>
  sky('#2a2016') +
  each(
    [10, 90, 170],
    (x, i) => `<path d="M${x} 20H${x + 70}V150H${x}Z"
  fill="${['#6e3a2c', '#46525d', '#75694f'][i]}"/><path d="M${x + 18}
  150V66Q${x + 35} 50 ${x + 52} 66V150Z" fill="#3a2014" stroke="#d9a441" stroke-width="2"/><circle
  cx="${x + 46}" cy="108" r="3"
  fill="#d9a441"/><path d="M${x + 27} 82h16v16h-16Z" fill="#ffd479"/>`,
  ) +
  ground('#14100c', 150) +
  each([40, 118, 204], (x, i) =>
    at(
      x,
      136 + (i % 2) * 6,
      `<path d="M-24 -14H24V16H-24Z" fill="#f2e6c9"
  stroke="#231a0e"
  stroke-width="2"/><path d="M-24 -14L0 4L24 -14" fill="none" stroke="#231a0e" stroke-width="2"/><path
  d="M-12 -14v-9h24v9"
  fill="#cfe0b4" stroke="#2e4a2a"/>`,
      1,
      [-8, 4, 9][i],
    ),
  ) +
  `<path d="M250 96L196 108Q180 112 182 122T200 126L250 118Z" fill="#1b2436" stroke="#05070c"
  stroke-width="2"/><path d="M196 108L168 106Q158 108 160 114L150 118Q148 126 160 126L200 126Z"
  fill="#e9bf95" stroke="#3a2010" stroke-width="2"/>`;

const charityBall = (): Drawing =>
  sky('#2c1836') +
  `<path d="M125 0V18" stroke="#d9a441" stroke-width="3"/><path d="M78 44Q125 66 172 44M90 30Q125 46 160
  30M125 18L78 44M125
  18L172 44" fill="none" stroke="#d9a441" stroke-width="3"/>${each(
    [78, 101, 125, 149, 172],
    (x, i) => `<path
  d="M${x} ${[44, 51, 55, 51, 44][i]}v-9" stroke="#ffd479" stroke-width="5"/>`,
  )}
  <circle cx="125" cy="50" r="60" fill="#ffe2a6" opacity=".18"/><path d="M0 0H24Q30 80 6 140H0ZM250 0H226Q220
  80 244 140H250Z"
  fill="#7c1f2a" stroke="#d9a441"/>` +
  ground('#4a2e1a', 140) +
  at(
    112,
    150,
    `<path d="M-4 0L-6 -46Q-6 -64 8 -64T20 -46L16 0Z" fill="#14181d"/><circle cx="8" cy="-75"
  r="9" fill="#e2b58c"/><path
  d="M-1 -77Q2 -88 12 -85T17 -76Q8 -82 -1 -77Z" fill="#22181a"/><path d="M14 -56L34 -50" stroke="#14181d"
  stroke-width="7"/>`,
  ) +
  at(
    148,
    150,
    `<path d="M-24 0Q-10 -20 -6 -44Q-6 -56 2 -56T10 -44Q14 -20 28 0Z" fill="#c2566a"
  stroke="#5a1f2e"/><circle cx="2"
  cy="-66" r="8" fill="#f3d6b6"/><path d="M-7 -64Q-8 -78 4 -76T10 -62L5 -70Z" fill="#8a4a1e"/><path d="M-6
  -50L-28 -52"
  stroke="#f3d6b6" stroke-width="5"/>`,
  ) +
  passer(48, 154, '#22262f', '#14181d', 1.5) +
  passer(204, 154, '#3a4658', '#14181d', 1.5) +
  at(
    216,
    118,
    `<path d="M-7 -16H7L2 -4V8M-6 8H8" fill="#f6e9a6" fill-opacity=".7" stroke="#fff6da"
  stroke-width="2"/>`,
  ) +
  '<path d="M62 118l14 -3 2 10 -14 3Z" fill="#cfe0b4" stroke="#2e4a2a"/>';

const wreath = (x: number, y: number, s = 1): Drawing =>
  at(
    x,
    y,
    `<circle r="17" fill="none" stroke="#2f6b4a" stroke-width="11"/>${many(
      8,
      (i) => `<circle cx="17"
  r="4.5" fill="${['#e8584e', '#f2e6c9'][i % 2]}" transform="rotate(${i * 45})"/>`,
    )}<path
  d="M-5 18l-5 16 8 -4 2 -10ZM5 18l5 16 -8 -4Z" fill="#7a4a86"/>`,
    s,
  );

const grandFuneral = (): Drawing =>
  sky('#23262f') +
  roofs('#171a22', 140) +
  ground('#0e1016') +
  `<path d="M52 130V74Q52 62 66 62H176L196 92H222Q230 94 230 104V130Z" fill="#0b0d12" stroke="#d9a441"
  stroke-width="2"/><path
  d="M64 72H104V104H64ZM112 72H152V104H112Z" fill="#5a4a66" stroke="#d9a441" stroke-width="2"/><path d="M162
  72H174L188
  94H162Z" fill="#ffd479"/><path d="M60 62V54M100 62V54M140 62V54M176 62V54" stroke="#d9a441"
  stroke-width="3"/><path d="M70
  98h76v6H70Z" fill="#8a5a2b"/><path d="M84 72q-6 14 -14 20M134 72q6 14 14 20" stroke="#d9a441"
  fill="none"/><g fill="#0b0d12"
  stroke="#d9a441" stroke-width="4"><circle cx="88" cy="134" r="16"/><circle cx="200" cy="134" r="16"/></g>` +
  wreath(84, 44, 0.9) +
  wreath(132, 44, 0.9) +
  wreath(26, 136, 1.1) +
  each(
    [8, 52, 120, 150, 238],
    (x) => `<circle cx="${x}" cy="160" r="5" fill="#e8584e"/><circle cx="${x + 9}"
  cy="164" r="4" fill="#f2e6c9"/>`,
  );

const gear = (x: number, y: number, r: number, paint: string): Drawing =>
  at(
    x,
    y,
    `${many(
      10,
      (i) => `<path d="M-6 ${-r - 9}H6V${-r + 4}H-6Z" fill="${paint}" stroke="#14100c"
  transform="rotate(${i * 36})"/>`,
    )}<circle
  r="${r}" fill="${paint}" stroke="#14100c" stroke-width="2"/><circle r="${r * 0.45}" fill="#14181d"
  stroke="#14100c"/>`,
  );

const machinePolitics = (): Drawing =>
  sky('#2b1f14') +
  gear(54, 56, 34, '#8a6a2c') +
  gear(122, 40, 24, '#d9a441') +
  gear(36, 130, 24, '#6b5a3c') +
  fellow(184, 66, '#22262f', '#0d1014', 1.6) +
  `<path d="M158 44L164 2H204L210 44Z" fill="#0d1014" stroke="#3b4048"/><path d="M160 32H208V42H160Z"
  fill="#b8322b"/>` +
  ground('#4a2e1a', 142) +
  each([96, 124], (x) =>
    at(
      x,
      160,
      `<path d="M-9 0V-20Q-8 -27 0 -27T9 -20V0Z" fill="#39443d"/><circle
  cy="-33" r="7"
  fill="#e2b58c"/><path d="M-9 -35Q0 -32 9 -36Q6 -42 0 -42T-9 -35Z" fill="#22272e"/><path d="M-8 -22L-14
  -40M8 -22L14 -40"
  stroke="#39443d" stroke-width="4"/>`,
    ),
  ) +
  `<path d="M146 98L82 120M146 98L110 120M148 98L138 120M150 98L112 118" stroke="#f2e6c9"
  stroke-width="1.5"/><path d="M138 92l24 12" stroke="#8a5a2b" stroke-width="5"/>` +
  bill(206, 156, -8) +
  bill(226, 150, 14);

const garageAmbush = (): Drawing =>
  sky('#1c1a1e') +
  '<path d="M0 0H250V140H0Z" fill="#5a2c22"/>' +
  many(8, (i) => `<path d="M0 ${i * 18}H250" stroke="#3a1a14" stroke-width="2"/>`) +
  `<path d="M125 0V14M110 22Q112 12 125 12T140 22Z" fill="#1d5a47" stroke="#d9a441" stroke-width="2"/><path
  d="M110 22H140L210 140H40Z" fill="#ffe2a6" opacity=".25"/>` +
  ground('#141216', 140) +
  each(
    [36, 74, 176, 214],
    (x) => `<g fill="#0b0d12"><path d="M${x - 14} 150V88Q${x - 12} 74 ${x}
  74T${x + 14} 88V150Z"/><circle cx="${x}"
  cy="64" r="10"/><path d="M${x - 15} 62Q${x - 12} 48 ${x} 48T${x + 15} 62Z"/></g>`,
  ) +
  tommyGun(74, 104, 0.7) +
  flash(120, 102, 0.8) +
  `<g transform="translate(250 0) scale(-1 1)">${tommyGun(74, 112, 0.7)}${flash(120, 110, 0.8)}</g>` +
  `<g fill="none" stroke="#ffd479" stroke-width="2"><circle cx="124" cy="40" r="4"/><circle cx="146" cy="58"
  r="4"/><circle cx="108" cy="64" r="4"/></g>` +
  sedan(125, 168, '#2b3a2f', 1.6, 1, false);

const electionDay = (): Drawing =>
  sky('#20365a') +
  rays('#f2e6c9', 0.2) +
  each(
    [0, 50, 100, 150, 200],
    (x, i) => `<path d="M${x} 0h50q-4 34 -25 36q-21 -2 -25 -36Z"
  fill="${['#b8322b', '#f2e6c9', '#2a4f86'][i % 3]}"/>`,
  ) +
  `<path d="M70 84H180V160H70Z" fill="#22303a" stroke="#d9a441" stroke-width="4"/><path d="M62 72H188V88H62Z"
  fill="#d9a441"
  stroke="#3a2510" stroke-width="2"/><path d="M100 79H150" stroke="#14100c" stroke-width="5"/>` +
  each([104, 122, 138], (x, i) =>
    at(
      x,
      62,
      `<path d="M-14 16V-26H16V16Z" fill="#fffaf0" stroke="#231a0e"
  stroke-width="2"/><path
  d="M-7 -12l6 7 11 -13" fill="none" stroke="#b8322b" stroke-width="4"/>`,
      1,
      [-14, 2, 15][i],
    ),
  ) +
  '<path d="M125 104l6 13 14 1 -11 9 4 14 -13 -8 -13 8 4 -14 -11 -9 14 -1Z" fill="#d9a441"/>' +
  bill(42, 140, -14) +
  bill(208, 142, 12) +
  bill(30, 122, 8) +
  ground('#101c30', 160);

const curfew = (): Drawing =>
  sky('#0c1220') +
  '<circle cx="52" cy="36" r="17" fill="#f6e9c4"/><circle cx="60" cy="31" r="15" fill="#0c1220"/>' +
  roofs('#131c2c') +
  `<path d="M104 172L116 98H134L146 172Z" fill="#232c38"/><path d="M186 172V44" stroke="#05070c"
  stroke-width="6"/><circle cx="186"
  cy="40" r="44" fill="#ffc45e" opacity=".22"/><path d="M176 44L180 22H192L196 44Z" fill="#ffe2a6" stroke="#d9a441"
  stroke-width="2"/><path d="M176 44H196L236 172H140Z" fill="#ffe2a6" opacity=".16"/>` +
  officer(80, 92, 1.45) +
  `<path d="M102 128L160 100V164Z" fill="#fff6da" opacity=".35"/><path d="M96 122h16v12h-16Z" fill="#14181d"
  stroke="#d9a441"/>` +
  at(
    212,
    132,
    `<path d="M-26 -20H26V18H-26Z" fill="#f2e6c9" stroke="#231a0e" stroke-width="3"/><circle
  r="12" fill="none"
  stroke="#a3261b" stroke-width="4"/><path d="M-8 8L8 -8" stroke="#a3261b" stroke-width="4"/>`,
    1,
    5,
  );

const showOfForce = (): Drawing =>
  sky('#2a1416') +
  rays('#b8322b', 0.4) +
  each([36, 84, 132, 180, 228], (x, i) =>
    fellow(x - 6, 66 + (i % 2) * 6, ['#3b4048', '#4a3a2c', '#22262f', '#39443d', '#2d3442'][i]!, '#14181d', 1.15),
  ) +
  each([36, 84, 132, 180, 228], (x, i) => tommyGun(x - 6, 104 + (i % 2) * 6, 0.46, -38)) +
  ground('#14090a', 124) +
  sedan(66, 164, '#1a2128', 2.3) +
  sedan(186, 166, '#31262a', 2.1);

const hungryMen = (): Drawing =>
  sky('#31363a') +
  `<path d="M150 20H250V150H150Z" fill="#6e3a2c"/><path d="M168 60H214V150H168Z" fill="#ffd479"/><path
  d="M150 40H250V54H150Z" fill="#14181d"/>` +
  sign('WORK', 200, 52, 13, '#ffd479') +
  ground('#1a1c1e', 150) +
  each([16, 48, 80, 112, 144], (x, i) =>
    passer(x, 156 - (i % 2) * 3, ['#5a5248', '#4a4f46', '#3f444c', '#57493c', '#464038'][i]!, '#2a2a2c', 1.7),
  ) +
  coins([[204, 160]]);

export const LAST_CALLS: Record<string, () => Drawing> = {
  indictment,
  'police-raid': policeRaid,
  'tax-evasion': taxEvasion,
  'collection-day': collectionDay,
  'charity-ball': charityBall,
  'grand-funeral': grandFuneral,
  'machine-politics': machinePolitics,
  'garage-ambush': garageAmbush,
  'election-day': electionDay,
  curfew,
  'show-of-force': showOfForce,
  'hungry-men': hungryMen,
};
