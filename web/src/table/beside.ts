/** Where a place's answer opens: beside its lot, on the side with more room, inside the stage. */
import type { Layout, Spot } from '../art/art';

interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export function beside(spot: Spot, layout: Layout, unit: number, room: Size, pop: Size): { x: number; y: number } {
  const left = (room.width - layout.width * unit) / 2 + (spot.x - spot.w / 2) * unit;
  const top = (room.height - layout.height * unit) / 2 + (spot.y - spot.h) * unit;
  const right = left + spot.w * unit;
  const x = room.width - right > left ? right + GAP : left - GAP - pop.width;
  return {
    x: between(EDGE, x, room.width - pop.width - EDGE),
    y: between(EDGE, top, Math.max(EDGE, room.height - pop.height - EDGE)),
  };
}
