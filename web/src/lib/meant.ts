/**
 * What an exploit means beyond its order. Whoever exploits a place wants what it gives for nothing, and with the boost
 * what the boost does: questions that ask just this are answered; any other is asked.
 */
import type { Deed, PlaceNow, Question } from './protocol';

export interface Meant {
  /** What the place gave when it was chosen. */
  now: PlaceNow;
  boost: boolean;
}

/** The steps of an exploit. */
export const EXPLOIT = ['Transactions', 'OfferBoost'];
const STANDING = 3;

/** Whether a transaction takes nothing from whoever does it. */
const isFree = ({ give, worsens, bonus }: Deed): boolean =>
  !worsens && bonus >= 0 && !give.some((count, at) => count && at !== STANDING);

/** The answer that was meant with the order, out of those the question offers; '' where it asks for something else. */
export function foreseen({ step, heading, rows }: Question, { now, boost }: Meant): string {
  const offers = (action: string): boolean => rows.some((row) => row.action === action);
  if (step === 'OfferBoost') return boost && offers('yes') ? 'yes' : '';
  if (step !== 'Transactions') return '';
  const asked = JSON.stringify(heading.args?.what);
  const isAsked = ({ line }: Deed): boolean => JSON.stringify(line) === asked;
  const extra = boost && now.boost.find(isAsked);
  const deed = extra || now.main.find(isAsked);
  if (!deed) return '';
  /** As the boost, or out of several. */
  const chosen = Boolean(extra) || now.choose;
  const [row] = rows;
  if (row?.action === 'use') return once(row.top ?? 0, deed, chosen || now.main.length === 1);
  const plain = rows.every((one) => !one.targets && !one.crew && !one.place);
  return plain && offers('yes') && (isFree(deed) || (chosen && !deed.worsens)) ? 'yes' : '';
}

/** What is meant from an answer on: whoever takes the boost wants what it does. */
export const boosted = (meant: Meant | null, step: string, kind = ''): Meant | null =>
  meant && step === 'OfferBoost' && kind === 'yes' ? { ...meant, boost: true } : meant;

/** Whether a question has one answer alone, for want of what it takes. */
export const isForced = ({ rows }: Pick<Question, 'rows'>): boolean => rows.length === 1 && rows[0]?.top === 0;

/** How often, where there is nothing to choose: never, or the one time it can be done. */
function once(top: number, deed: Deed, wanted: boolean): string {
  if (top === 0) return 'use 0';
  return wanted && !deed.worsens && top === 1 && deed.most === 1 ? 'use 1' : '';
}
