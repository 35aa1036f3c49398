// Says message trees as the browser does: { catalogues, cases } on stdin, the texts of each case on stdout.
import { readFileSync } from 'node:fs';
import { bundleOf, number, percent, Speaker } from '../../web/src/lib/say.ts';

const { catalogues, cases } = JSON.parse(readFileSync(0, 'utf-8'));
const bundles = Object.fromEntries(
  Object.entries(catalogues).map(([key, text]) => [key, bundleOf(key.split('/')[0], text)]),
);

const said = cases.map(({ lang, context, trees, numbers, shares }) => {
  const langs = lang === 'en' ? ['en'] : [lang, 'en'];
  const speaker = new Speaker(
    langs.map((one) => bundles[`${one}/${context.game}`]),
    context,
  );
  return [
    ...trees.map((tree) => speaker.say(tree)),
    ...numbers.map((one) => number(lang, one, 1)),
    ...shares.map((one) => percent(lang, one)),
  ];
});
process.stdout.write(JSON.stringify(said));
