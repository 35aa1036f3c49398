/** What is on the cards, 250 by 172: one drawing for each kind. */
import { at, each, many, symbol } from './kit';
import type { Drawing, Frame } from './kit';

export const CARD: Frame = { box: '0 0 250 172', fit: 'xMidYMid slice' };

export const sky = (paint: string): Drawing => `<path d="M0 0H250V172H0Z" fill="${paint}"/>`;

export const rays = (paint: string, opacity = 0.45): Drawing =>
  `<path d="M125 150L-40 -40H20ZM125 150L60 -60H110ZM125 150L150 -60H200ZM125 150L240 -40H300ZM125 150L320 60V110ZM125 150L-60
  60V110Z" fill="${paint}" opacity="${opacity}"/>`;

/** A policeman from the belt up, standing on (0, 0). */
export const officer = (x: number, y: number, s = 1): Drawing =>
  at(
    x,
    y,
    `<path d="M-24 50Q-24 8 -10 4H10Q24 8 24 50Z" fill="#10141c"/><circle cy="-8" r="12" fill="#b98a66"/>
    <path d="M0 -20V4A12 12 0 0 1 -12 -8A12 12 0 0 1 0 -20Z" fill="#1c2142" opacity=".45"/>
    <path d="M-15 -13Q-14 -28 0 -28T15 -13L19 -8H-17Z" fill="#10141c"/>
    <path d="M0 -25l2 4 4 .4-3 2.6 1 4-4-2-4 2 1-4-3-2.6 4-.4Z" fill="#d9a441"/>
    <path d="M-2 14V44" stroke="#d9a441" stroke-width="2.5" stroke-dasharray=".1 8" stroke-linecap="round"/>`,
    s,
  );

/** A rule for all: lightning over the roofs. */
const hassle = (): Drawing =>
  sky('#3a1411') +
  rays('#c9443a') +
  `<path d="M0 172V118H22V96H46V124H70V82H92V112H112V132H140V100H164V120H186V76H210V108H232V122H250V172Z" fill="#170b09"/>
  <path d="M140 6L82 92H116L98 160L172 66H132L158 6Z" fill="#f6d88d" stroke="#3a2510" stroke-width="4"
  stroke-linejoin="round"/><path d="M30 108h6v8h-6ZM76 94h6v8h-6ZM194 88h6v8h-6ZM216 116h6v8h-6Z" fill="#ffd479"/>`;

/** A place for a night: a door that stands open. */
const opportunity = (): Drawing =>
  sky('#12303a') +
  `<path d="M0 0H86V172H0ZM164 0H250V172H164Z" fill="#1c4a4e"/><path d="M86 0H164V20H86Z" fill="#1c4a4e"/>
  <path d="M86 20H164V172H86Z" fill="#ffd479"/><path d="M164 20L200 34V172H164Z" fill="#7c4a26" stroke="#2a1508"
  stroke-width="3"/><circle cx="172" cy="102" r="5" fill="#d9a441"/><path d="M86 172L20 172H40L86 140Z" fill="#ffd479"
  opacity=".4"/><g fill="#10171e"><path d="M104 172V98Q106 82 124 82T146 98V172Z"/><circle cx="125" cy="68" r="13"/><path
  d="M98 64Q125 74 152 60L142 57Q141 40 125 40T109 58Z"/></g><path d="M24 40H62M24 60H62M24 80H62" stroke="#63d8c4"
  stroke-width="3" opacity=".5"/>`;

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
        `<path d="M0 -52V${i % 3 ? -46 : -40}" stroke="#231a0e" stroke-width="${i % 3 ? 2 : 5}" transform="rotate(${i * 30})"/>`,
    )}<path d="M0 6V-30" stroke="#231a0e" stroke-width="6" stroke-linecap="round" transform="rotate(-2)"/><path d="M0
    8V-44" stroke="#a3261b" stroke-width="4" stroke-linecap="round" transform="rotate(-7)"/><circle r="5" fill="#231a0e"/>`,
  );

const KINDS: Record<string, () => Drawing> = { hassle, opportunity, 'last-call': lastCall };

export const cardArt = (): Drawing => each(Object.entries(KINDS), ([id, draw]) => symbol(`card-${id}`, CARD, draw()));
