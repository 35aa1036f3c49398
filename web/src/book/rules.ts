/** The texts of the rules, by their ids. */
import { t, words } from '../lib/words.svelte';

export const titleOf = (id: string): string => words.attr(`rule-${id.toLowerCase()}`, 'title');
export const textOf = (id: string): string => t(`rule-${id.toLowerCase()}`);
export const chapterOf = (id: string): string => t(`chapter-${id.slice(0, 3).toLowerCase()}`);

/** Show a part of the book: its head is where the keyboard goes on. */
export function show(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
