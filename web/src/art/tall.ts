/**
 * Where the lots of either game are on a narrow screen: three to a row.
 *
 * The whole foot is left to the question, and there is no price board.
 */
import type { Layout, Spot } from './art';

const small = (x: number, y: number, w = 124): Spot => ({ x, y, w, h: 61 });

export const TALL: Layout = {
  width: 390,
  height: 456,
  plate: 25,
  lots: {
    'start-3': small(65, 76),
    'start-0': small(195, 76),
    'start-1': small(325, 76),
    'start-2': small(65, 164),
    'random-0': small(195, 164),
    er: small(325, 164),
    'random-3': small(65, 252),
    'random-4': small(195, 252),
    'random-1': small(325, 252),
    'opportunity-0': small(65, 340),
    'random-5': small(195, 340),
    'random-2': small(325, 340),
    'opportunity-1': small(65, 428),
    clubhouse: small(208, 428, 150),
    'opportunity-2': small(339, 428, 92),
  },
  roads: { streets: [107, 195, 283, 371].map((y) => ({ y })), avenues: [130, 262] },
};
