/** Opportunities: an event on a lot for one night, not a house. */
import { CRIME_JOBS } from './jobs-crime';
import { TOWN_JOBS } from './jobs-town';
import { at, crate, each, passer, sedan, standing, symbol } from './kit';
import type { Drawing } from './kit';

/** For a job that we do not know: a meeting under a lamp, or a car that waits with its doors open. */
const ANY: (() => Drawing)[] = [
  () =>
    `<ellipse cy="4" rx="56" ry="9" fill="@pool"/><circle cy="-82" r="40" fill="url(#wg-glow)"/><path d="M0
    4V-74M-7 4H7"
    stroke="@el" stroke-width="4"/><path d="M-7 -76L-5 -92H5L7 -76Z" fill="@lit" stroke="@brass"/>` +
    passer(-20, 5, '#4a3f36', '#22272e', 1.1) +
    passer(22, 5, '#2d3442', '#6a5a40', 1.1) +
    at(
      2,
      -18,
      `<path d="M-8 -6h14v11h-14Z" fill="#8a5a2b" stroke="#2a1508"/><path d="M-4 -6v-3h6v3" fill="none"
      stroke="#2a1508"/>`,
    ),
  () => sedan(-6, 6, '#2b3a2f', 2) + crate(-62, 6, 15) + crate(-46, 6, 13) + passer(46, 8, '#5a4632', '#14181d', 1.05),
];

export const jobs = (): Drawing =>
  each(Object.entries({ ...CRIME_JOBS, ...TOWN_JOBS }), ([id, draw]) => symbol(`opp-${id}`, standing(80), draw())) +
  each(ANY, (draw, kind) => symbol(`opp-any-${kind}`, standing(), draw()));
