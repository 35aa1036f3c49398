/** Rows of a menu as the server sends them, with what a test does not say left at nothing. */
import type { stage } from '../src/lib/walk';

export type Row = Parameters<typeof stage>[0][number];

export const row = (action: string, more: Partial<Row> = {}): Row => ({
  action,
  place: -1,
  targets: [],
  made: 0,
  rookies: 0,
  need: 0,
  top: -1,
  ...more,
});
