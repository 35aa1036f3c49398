/** Arrow keys walk through the buttons of a group; Tab leaves it as usual. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export const arrows: Attachment<HTMLElement> = (group) => {
  const walk = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)) return;
    const all = [...group.querySelectorAll<HTMLElement>('button:not([disabled]):not([data-aside])')];
    const at = all.indexOf(target.closest('button') as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    let to = step === undefined ? -1 : (at + step + all.length) % all.length;
    if (event.key === 'Home') to = 0;
    if (event.key === 'End') to = all.length - 1;
    if (to < 0) return;
    event.preventDefault();
    all[to]?.focus();
  };
  group.addEventListener('keydown', walk);
  return () => group.removeEventListener('keydown', walk);
};
