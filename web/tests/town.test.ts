import { expect, it } from 'vitest';
import { LAYOUTS } from '../src/art/mayhem/layouts';
import css from '../src/art/mayhem/mayhem.css?raw';
import sprite from '../src/art/mayhem/sprite.svg?raw';

/** Where rivals hang on the wide map: the corners, and a fifth one between two of them. */
const RIVALS = [
  { left: 0, right: 202, top: 0, foot: 190 },
  { left: 928, right: 1130, top: 0, foot: 190 },
  { left: 0, right: 202, top: 240, foot: 430 },
  { left: 0, right: 202, top: 476, foot: 666 },
  { left: 928, right: 1130, top: 476, foot: 666 },
];

it('the lots of the town leave the rivals their places', () => {
  const { plate, lots } = LAYOUTS.wide;
  const covered = Object.entries(lots).filter(([, { x, y, w, h }]) =>
    RIVALS.some(
      ({ left, right, top, foot }) => x - w / 2 < right && left < x + w / 2 && y - h < foot && top < y + plate,
    ),
  );
  expect(covered.map(([key]) => key)).toEqual([]);
});

it('every class of a drawing of the town has its ink', () => {
  const classes = [...sprite.matchAll(/ class="([^"]*)"/g)].flatMap((found) => found[1]!.split(' '));
  expect(classes.length).toBeGreaterThan(500);
  expect(classes.filter((name) => !css.includes(`.${name} {`) && !css.includes(`.${name},`))).toEqual([]);
});
