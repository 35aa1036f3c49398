/** Rows of a question as the server sends them, with what a test does not say left at nothing. */
import type { Choice, CrewChoice, MenuRow } from '../src/lib/protocol';

export const choice = (word: string): Choice => ({ word, label: { id: word } });

export const crew = (more: Partial<CrewChoice> = {}): CrewChoice => ({
  men: [],
  made: 0,
  rookies: 0,
  need: null,
  ...more,
});

export const row = (action: string, more: Partial<MenuRow> = {}): MenuRow => ({
  action,
  label: { id: `order-${action}` },
  rules: [],
  hint: null,
  place: null,
  targets: null,
  top: null,
  crew: null,
  asks: {},
  ...more,
});
