/** Offers, gifts and talk in notation. */
import type { ClauseTold } from './protocol';

/** Quote as a shell would, so that any text stays one word. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'"'"'`)}'`;
}

const ASSETS = ['cash', 'guns', 'goods'];

export function amountsText(amounts: number[]): string {
  return amounts.flatMap((n, at) => (n ? [`${ASSETS[at]}:${n}`] : [])).join(',');
}

export interface Draft {
  to: string[];
  give: number[];
  want: number[];
  mine: ClauseTold[];
  theirs: ClauseTold[];
  until: number;
  counter: number;
  text: string;
}

export function offerText(draft: Draft): string {
  const parts = ['offer', `to=${draft.to.join(',')}`];
  if (draft.give.some(Boolean)) parts.push(`give=${amountsText(draft.give)}`);
  if (draft.want.some(Boolean)) parts.push(`want=${amountsText(draft.want)}`);
  for (const one of draft.mine) parts.push(quote(`mine=${one.text}`));
  for (const one of draft.theirs) parts.push(quote(`theirs=${one.text}`));
  parts.push(`until=${draft.until}`);
  if (draft.counter) parts.push(`counter=${draft.counter}`);
  if (draft.text.trim()) parts.push(quote(`text=${draft.text.trim()}`));
  return parts.join(' ');
}

export const giftText = (to: string, give: number[]): string => `gift to=${to} give=${amountsText(give)}`;
/** What a third gang holds, told to one rival. */
export const tipText = (to: string, about: string, held: number[]): string =>
  `say to=${to} tip=${about}:${amountsText(held)}`;
export const sayText = (to: string[], text: string): string =>
  `say to=${to.join(',') || 'all'} ${quote(`text=${text}`)}`;
