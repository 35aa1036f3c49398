import { expect, it } from 'vitest';
import { apart } from '../src/lib/apart';
import { amountsText, giftText, offerText, quote, sayText, tipText, type Draft } from '../src/lib/deal';

const DRAFT: Draft = {
  to: ['lin'],
  give: [2, 0, 1],
  want: [0, 0, 0],
  mine: [],
  theirs: [],
  until: 4,
  counter: 0,
  text: '',
};

it('an offer names only what is in it', () => {
  expect(offerText(DRAFT)).toBe('offer to=lin give=cash:2,goods:1 until=4');
  const clause = (text: string): Draft['mine'][number] => ({ text, message: { id: 'vow' } });
  const whole = { ...DRAFT, to: ['lin', 'mayans'], want: [0, 1, 0], mine: [clause('peace:4')] };
  expect(offerText({ ...whole, theirs: [clause('pay:cash:3:5')], counter: 3, text: '  now  ' })).toBe(
    "offer to=lin,mayans give=cash:2,goods:1 want=guns:1 'mine=peace:4' 'theirs=pay:cash:3:5' until=4 counter=3 'text=now'",
  );
});

it('a gift names what is given', () => {
  expect(giftText('lin', [0, 1, 0])).toBe('gift to=lin give=guns:1');
  expect(amountsText([0, 0, 0])).toBe('');
});

it('a tip says of whom and what, to one alone', () => {
  expect(tipText('lin', 'mayans', [7, 2, 0])).toBe('say to=lin tip=mayans:cash:7,guns:2');
  expect(tipText('lin', 'mayans', [0, 0, 0])).toBe('say to=lin tip=mayans:');
});

it('any text stays one word', () => {
  expect(quote("it's")).toBe(`'it'"'"'s'`);
  expect(sayText([], "that's all; rm -rf")).toBe(`say to=all 'text=that'"'"'s all; rm -rf'`);
  expect(sayText(['lin', 'mayans'], 'hi')).toBe("say to=lin,mayans 'text=hi'");
});

it('labels stand apart and none below the bottom', () => {
  expect(apart([10, 50], 12, 100)).toEqual([10, 50]);
  expect(apart([10, 10, 12], 10, 100)).toEqual([10, 20, 30]);
  expect(apart([100, 98], 10, 100)).toEqual([100, 90]);
});
