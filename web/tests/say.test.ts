import { expect, it } from 'vitest';
import { bundleOf, Speaker } from '../src/lib/say';

const ENGLISH = bundleOf(
  'en',
  `
list-comma = { ", " }
list-plus = { " + " }
gang-lin = The Lin
    .club-order = Smuggle
club-order = Club order
hits = { $n ->
    [one] A gun of { $gang } hits { $rivals }.
   *[other] { $n } guns of { $gang } hit { $rivals }.
 }
ask-mayhem = Ride where?
ask = Where?
goods-are = { $goods } in { $game }
`,
);
const FRENCH = bundleOf('fr', `list-comma = { " ; " }\nask = Où ?`);
const CONTEXT = { game: 'mayhem', terms: { goods: 'contraband' }, names: { en: { 'gang-lin': 'Mine' } } };
const gang = (id: string): { id: string } => ({ id: `gang-${id}` });

it('a message is said with the messages inside it, and a list with its own text between', () => {
  const rivals = { id: 'list-comma', args: { items: [gang('lin'), gang('old-dogs')] } };
  const speaker = new Speaker([ENGLISH]);
  expect(speaker.say({ id: 'hits', args: { n: 2, gang: gang('lin'), rivals } })).toBe(
    '2 guns of The Lin hit The Lin, Old Dogs.',
  );
  expect(speaker.say({ id: 'hits', args: { n: 1, gang: 'Ann', rivals: [gang('lin'), gang('lin')] } })).toBe(
    'A gun of Ann hits The Lin + The Lin.',
  );
});

it('an attribute is said by its name, or else the message of that name', () => {
  const speaker = new Speaker([ENGLISH]);
  expect(speaker.say({ id: 'gang-lin.club-order' })).toBe('Smuggle');
  expect(speaker.say({ id: 'gang-old-dogs.club-order' })).toBe('Club order');
});

it("the words of the game come first, a language's own before English, an owner's names before all", () => {
  expect(new Speaker([ENGLISH], CONTEXT).say({ id: 'ask' })).toBe('Ride where?');
  expect(new Speaker([FRENCH, ENGLISH], CONTEXT).say({ id: 'ask' })).toBe('Où ?');
  expect(new Speaker([FRENCH, ENGLISH], CONTEXT).say(gang('lin'))).toBe('Mine');
  expect(new Speaker([ENGLISH], CONTEXT).say({ id: 'goods-are' })).toBe('contraband in mayhem');
});
