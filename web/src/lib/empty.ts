/**
 * Questions that leave nothing to choose because of what a seat has not. They are asked all the same, for an empty hand
 * looks like a full one (INF-4): here they get words of their own, and one plain press.
 */
import type { Message, PlaceNow, Question, Seat } from './protocol';

/** What an empty question is called, what its one button says, and why it is asked. */
export interface Empty {
  heading: Message | null;
  go: Message;
  why: Message;
}

const HELD: Record<string, 'goods' | 'guns'> = { market: 'goods', guns: 'guns' };

/** A question that has one answer alone: a fist with nothing in it, or something one cannot give anything for. */
export function emptied({ rows }: Pick<Question, 'rows'>, me: Seat | undefined): Empty | null {
  const [row] = rows;
  const why = { id: 'acting-empty-why' };
  if (!row || rows.length > 1) return null;
  if (row.action === 'no') return { heading: null, go: { id: 'acting-go-on' }, why };
  if (row.top !== 0) return null;
  const held = HELD[row.action];
  if (!held) return { heading: null, go: { id: 'acting-go-on' }, why };
  const lack = me?.[held] ? 'barred' : 'empty';
  return { heading: { id: `acting-${lack}-${row.action}` }, go: { id: 'acting-empty-hand' }, why };
}

/** Whether a boost would bring nothing: each of its transactions takes what the seat has not. */
export function isVain(now: Pick<PlaceNow, 'boost'> | undefined, me: Seat | undefined): boolean {
  if (!now?.boost.length || !me) return false;
  const have = [me.cash ?? 0, me.guns ?? 0, me.goods ?? 0];
  return now.boost.every(({ give }) => have.some((count, at) => (give[at] ?? 0) > count));
}
