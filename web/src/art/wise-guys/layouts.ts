/**
 * Where the lots of the city are: between the river and the lake.
 *
 * The wide map leaves its four corners and the middle of its left edge to the rivals.
 */
import type { Layout, LayoutName, Spot } from '../art';
import { TALL } from '../tall';

const lot = (x: number, y: number, w = 168): Spot => ({ x, y, w, h: 94 });

export const LAYOUTS: Record<LayoutName, Layout> = {
  wide: {
    width: 1130,
    height: 726,
    plate: 50,
    lots: {
      'start-3': lot(293, 190),
      'start-0': lot(471, 196),
      'start-1': lot(677, 190),
      er: lot(853, 196),
      'start-2': lot(289, 344),
      'random-0': lot(465, 342),
      'random-1': lot(673, 346),
      'random-2': lot(849, 344),
      'random-3': lot(283, 496),
      'random-4': lot(459, 494),
      'random-5': lot(667, 498),
      'opportunity-0': lot(842, 498, 160),
      'opportunity-1': lot(701, 652),
      'opportunity-2': lot(1038, 334, 164),
      clubhouse: lot(492, 652, 212),
      prices: { x: 284, y: 694, w: 156, h: 100 },
    },
    // south of the river the bank has no street, and the pier has one of its own
    roads: {
      streets: [{ y: 256, to: 945 }, { y: 400, to: 545 }, { y: 330, from: 945 }, { y: 548, to: 945 }, { y: 656 }],
      avenues: [382, 765],
    },
  },
  tall: TALL,
};
