/** The drawings on the Last Calls of the law and of society. */
import { at, bottle, crate, each, many, passer } from './kit';
import type { Drawing } from './kit';
import { ground, officer, roofs, sky } from './scene';

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

export const LAST_CALLS: Record<string, () => Drawing> = {
  indictment,
  'police-raid': policeRaid,
  'tax-evasion': taxEvasion,
  'collection-day': collectionDay,
  'charity-ball': charityBall,
  'grand-funeral': grandFuneral,
};
