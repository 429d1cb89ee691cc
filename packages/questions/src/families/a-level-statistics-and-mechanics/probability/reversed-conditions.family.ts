import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { show } from './hundredths.ts';
import { checkNumber } from '#checks/check.ts';

export const family: Family = {
  name: 'reversed-conditions',
  syllabus: 'Conditional probability and tree diagrams',
  levels: {
    3: 'three steps: two branches and their sum',
    4: 'four steps: two branches, their sum, then a quotient',
    5: 'four steps with the complements of both percentages first',
  },
  write: (random, difficulty) => {
    const share = random.pick([5, 10, 20, 30, 40]);
    const [hit, miss] = [random.pick([70, 80, 90, 95]), random.pick([5, 10, 15, 20])];
    const [true_, false_] = [share * hit, (100 - share) * miss];
    const total = true_ + false_;
    const story = random.pick([
      {
        said: `${share}% of parcels are fragile. ${hit}% of the fragile ones and ${miss}% of the others carry a label.`,
        sign: 'carries a label',
        is: 'fragile',
      },
      {
        said: `${share}% of e-mails are spam. A filter marks ${hit}% of the spam and ${miss}% of the others.`,
        sign: 'is marked',
        is: 'spam',
      },
      {
        said: `${share}% of seeds are of a rare kind. ${hit}% of the rare ones and ${miss}% of the others grow.`,
        sign: 'grows',
        is: 'rare',
      },
    ]);
    const one = story.is === 'fragile' ? 'parcel' : story.is === 'spam' ? 'e-mail' : 'seed';
    if (difficulty === 3) {
      return {
        body: `${story.said} What is the probability that a random ${one} ${story.sign}?`,
        answer: show(total / 100),
        mistakes: [
          [show(true_ / 100), `counting only those that are ${story.is}`],
          [show((hit + miss) / 2), 'averaging the two percentages'],
          [show(100 - total / 100), 'finding the opposite'],
          [show((share * (100 - hit) + (100 - share) * miss) / 100), ''],
          [show(total / 100 + 5), ''],
        ],
        explanation: `Add the two branches: ${show(share)} × ${show(hit)} + ${show(100 - share)} × ${show(miss)} = ${show(total / 100)}.`,
      };
    }
    const opposite = difficulty === 5;
    const [top, of] = opposite
      ? [share * (100 - hit), share * (100 - hit) + (100 - share) * (100 - miss)]
      : [true_, total];
    if (top === 0) return noDraft;
    const number = (a: number, b: number) => toSignificantFigures(a / b);
    return {
      body: opposite
        ? `${story.said} A random ${one} ${story.sign === 'carries a label' ? 'carries no label' : story.sign === 'is marked' ? 'is not marked' : 'does not grow'}. What is the probability that it is ${story.is}, to 3 significant figures?`
        : `${story.said} A random ${one} ${story.sign}. What is the probability that it is ${story.is}, to 3 significant figures?`,
      answer: number(top, of),
      mistakes: [
        [number(top, 10_000), 'finding the probability of both together'],
        [number(opposite ? 100 - hit : hit, 100), 'confusing P(A | B) with P(B | A)'],
        [number(of - top, of), 'finding the opposite'],
        [number(of, 10_000), 'finding the probability of the sign alone'],
        [number(share, 100), ''],
      ],
      explanation: `Both together: ${formatPrintedNumber(top / 10_000)}. The condition alone: ${formatPrintedNumber(of / 10_000)}. Divide: ${number(top, of)}.`,
    };
  },
  check: checkNumber((text) => {
    const [share = NaN, hit = NaN, miss = NaN] = [...text.matchAll(/(\d+)%/g)].map(([, percent]) =>
      Number(percent),
    );
    const [kind, others] = [1000 * share, 1000 * (100 - share)];
    const [marked, wrongly] = [(kind * hit) / 100, (others * miss) / 100];
    if (text.includes('that a random')) return (marked + wrongly) / (kind + others);
    const without = /carries no label|is not marked|does not grow/.test(text);
    const [top, rest] = without ? [kind - marked, others - wrongly] : [marked, wrongly];
    return Number((top / (top + rest)).toPrecision(3));
  }),
};
