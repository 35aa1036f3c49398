// The same heights moved as little as it takes to stand `gap` apart, none below `bottom`; equal ones in their order.
export function apart(heights: number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const moved = heights.slice();
  let above = -Infinity;
  for (const at of order) above = moved[at] = Math.max(moved[at]!, above + gap);
  let below = bottom + gap;
  for (const at of order.reverse()) below = moved[at] = Math.min(moved[at]!, below - gap);
  return moved;
}
