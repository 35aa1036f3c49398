/**
 * Where the lots of the city are: between the river and the lake, or three to a row on a narrow screen.
 *
 * The wide map leaves its four corners and the middle of its left edge to the rivals, the narrow one leaves the whole
 * foot to the question and has no price board.
 */
import type { Layout, LayoutName, Spot } from '../art';

const lot = (x: number, y: number, w = 168): Spot => ({ x, y, w, h: 94 });
const small = (x: number, y: number, w = 124): Spot => ({ x, y, w, h: 61 });

export const LAYOUTS: Record<LayoutName, Layout> = {
  wide: {
    width: 1130,
    height: 710,
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
  },
  tall: {
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
  },
};
