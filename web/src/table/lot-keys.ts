/** Arrow keys go from lot to lot, to the nearest that way; Enter opens a lot, as everywhere. */
import type { Attachment } from 'svelte/attachments';

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** The nearest of some points in a direction: what lies aside counts double; -1 where there is none. */
export function nearest(from: Point, [dx, dy]: [number, number], points: Point[]): number {
  let found = -1;
  let least = Infinity;
  points.forEach((point, at) => {
    const [along, aside] = [
      (point.x - from.x) * dx + (point.y - from.y) * dy,
      Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx),
    ];
    const far = along + 2 * aside;
    if (along > 1 && far < least) [found, least] = [at, far];
  });
  return found;
}

const middle = (one: Element): Point => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

export const lotKeys: Attachment<HTMLElement> = (lots) => {
  const walk = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const here = (event.target as HTMLElement).closest('.place');
    if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const others = [...lots.querySelectorAll<HTMLElement>('.place')].filter((one) => one !== here);
    others[nearest(middle(here), way, others.map(middle))]?.focus();
  };
  lots.addEventListener('keydown', walk);
  return () => lots.removeEventListener('keydown', walk);
};
