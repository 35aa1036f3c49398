/** Every gang has a shape besides its colour: circle, square, diamond, triangle, hexagon, shield. */
export const SHAPES = [
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z',
  'M2.5 2.5h19v19h-19z',
  'M12 .8L23.2 12 12 23.2.8 12z',
  'M12 1.5L23.5 22H.5z',
  'M6.5 2h11L23 12l-5.5 10h-11L1 12z',
  'M2.5 2h19v10c0 5-4 8.5-9.5 11C6.5 20.5 2.5 17 2.5 12z',
];
