/**
 * Where the lots of the town are: two streets and a highway.
 *
 * The wide map leaves its four corners and the middle of its left edge to the rivals.
 */
import type { Layout, LayoutName, Spot } from '../art';
import { TALL } from '../tall';

/** How much of the drawn sky is above the wide map. */
export const SKY = 44;

const lot = (x: number, y: number, w = 174): Spot => ({ x, y: y - SKY, w, h: 92 });

export const LAYOUTS: Record<LayoutName, Layout> = {
  wide: {
    width: 1130,
    height: 710 - SKY,
    plate: 50,
    lots: {
      'start-3': lot(290, 192),
      'start-0': lot(464, 196),
      'start-1': lot(679, 192),
      er: lot(846, 196, 160),
      'start-2': lot(291, 344),
      'random-0': lot(465, 342),
      'random-1': lot(687, 346),
      'random-2': lot(865, 344),
      'random-3': lot(291, 496),
      'random-4': lot(465, 494),
      'random-5': lot(681, 498),
      'opportunity-0': lot(848, 500, 156),
      'opportunity-1': lot(719, 654),
      'opportunity-2': lot(1038, 340, 164),
      clubhouse: lot(509, 654, 218),
      prices: { x: 288, y: 694 - SKY, w: 160, h: 92 },
    },
    roads: { streets: [256, 404, 552, 656].map((y) => ({ y: y - SKY })), avenues: [570] },
  },
  tall: TALL,
};
