/** What is on the cards: a drawing for each, and one for each kind. */
import { HASSLES } from './cards-hassle';
import { LAST_CALLS } from './cards-last';
import { POWERS } from './cards-power';
import { SEASONS } from './cards-season';
import { at, each, many, symbol } from './kit';
import type { Drawing } from './kit';
import { CARD, rays, sky } from './scene';

/** A rule for all: lightning over the roofs. */
const hassle = (): Drawing =>
  sky('#3a1411') +
  rays('#c9443a') +
  `<path d="M0 172V118H22V96H46V124H70V82H92V112H112V132H140V100H164V120H186V76H210V108H232V122H250V172Z"
  fill="#170b09"/>
  <path d="M140 6L82 92H116L98 160L172 66H132L158 6Z" fill="#f6d88d" stroke="#3a2510" stroke-width="4"
  stroke-linejoin="round"/><path d="M30 108h6v8h-6ZM76 94h6v8h-6ZM194 88h6v8h-6ZM216 116h6v8h-6Z" fill="#ffd479"/>`;

/** A place for a night: a door that stands open. */
const opportunity = (): Drawing =>
  sky('#12303a') +
  `<path d="M0 0H86V172H0ZM164 0H250V172H164Z" fill="#1c4a4e"/><path d="M86 0H164V20H86Z" fill="#1c4a4e"/>
  <path d="M86 20H164V172H86Z" fill="#ffd479"/><path d="M164 20L200 34V172H164Z" fill="#7c4a26" stroke="#2a1508"
  stroke-width="3"/><circle cx="172" cy="102" r="5" fill="#d9a441"/><path d="M86 172L20 172H40L86 140Z"
  fill="#ffd479"
  opacity=".4"/><g fill="#10171e"><path d="M104 172V98Q106 82 124 82T146 98V172Z"/><circle cx="125" cy="68"
  r="13"/><path
  d="M98 64Q125 74 152 60L142 57Q141 40 125 40T109 58Z"/></g><path d="M24 40H62M24 60H62M24 80H62" stroke="#63d8c4"
  stroke-width="3" opacity=".5"/>`;

/** What lies in the way: a barrier across the street, for packs that have such cards. */
const obstacle = (): Drawing =>
  sky('#2b2417') +
  rays('#d9a441', 0.25) +
  `<path d="M0 140H250V172H0Z" fill="#14100c"/><path d="M42 150V72M208 150V72M28 150H56M194 150H222" stroke="#8a5a2b"
  stroke-width="9"/><path d="M14 74H236V102H14Z" fill="#f2e6c9" stroke="#231a0e" stroke-width="3"/><path d="M26 102L48
  74H78L56 102ZM86 102L108 74H138L116 102ZM146 102L168 74H198L176 102ZM206 102L228 74H236V92L228 102Z" fill="#b8322b"/>
  <circle cx="42" cy="60" r="12" fill="#ff8a3c" stroke="#3a2510" stroke-width="3"/><circle cx="208" cy="60" r="12"
  fill="#ff8a3c" stroke="#3a2510" stroke-width="3"/><path d="M24 116H226V130H24Z" fill="#f2e6c9" stroke="#231a0e"
  stroke-width="2"/>`;

/** What comes when the market has closed: a clock, a minute to twelve. */
const lastCall = (): Drawing =>
  sky('#17141f') +
  '<path d="M14 0H30V172H14ZM62 0H78V172H62ZM172 0H188V172H172ZM220 0H236V172H220Z" fill="#2c2538"/>' +
  '<path d="M250 0L60 172H250Z" fill="#ffc45e" opacity=".16"/>' +
  at(
    125,
    86,
    `<circle r="66" fill="#d9a441" stroke="#3a2510" stroke-width="4"/><circle r="56" fill="#f2e6c9" stroke="#3a2510"
    stroke-width="2"/>${many(
      12,
      (i) =>
        `<path d="M0 -52V${i % 3 ? -46 : -40}" stroke="#231a0e" stroke-width="${i % 3 ? 2 : 5}"
        transform="rotate(${i * 30})"/>`,
    )}<path d="M0 6V-30" stroke="#231a0e" stroke-width="6" stroke-linecap="round"
    transform="rotate(-2)"/><path d="M0
    8V-44" stroke="#a3261b" stroke-width="4" stroke-linecap="round" transform="rotate(-7)"/><circle r="5"
    fill="#231a0e"/>`,
  );

const KINDS: Record<string, () => Drawing> = { hassle, opportunity, obstacle, 'last-call': lastCall };

export const cardArt = (): Drawing =>
  each(Object.entries({ ...KINDS, ...HASSLES, ...SEASONS, ...LAST_CALLS, ...POWERS }), ([id, draw]) =>
    symbol(`card-${id}`, CARD, draw()),
  );
