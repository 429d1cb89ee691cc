import { fraction } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'two-events',
  syllabus: 'Probabilities of two events, with and without replacement',
  levels: {
    2: 'one product: the first is put back',
    3: 'one product with a second fraction that changes, as nothing is put back',
    4: 'more than one path, without replacement',
  },
  write: (random, difficulty) => {
    const [red, blue] = random.sample([2, 3, 4, 5, 6, 7], 2) as [number, number];
    const total = red + blue;
    const replaced = difficulty === 2;
    const minus = replaced ? 0 : 1;
    const bottom = total * (total - minus);
    const both = red * (red - minus);
    const kind =
      difficulty === 4 ? random.pick(['one of each colour', 'at least one red'] as const) : 'both red';
    const [object, container] = random.pick([
      ['counters', 'bag'],
      ['sweets', 'tin'],
      ['balls', 'box'],
    ] as const);
    const mixed = 2 * red * blue;
    const answer =
      kind === 'both red' ? both : kind === 'one of each colour' ? mixed : bottom - blue * (blue - minus);
    const plain = {
      'both red': 'that both are red',
      'one of each colour': 'of getting one of each colour',
      'at least one red': 'that at least one is red',
    }[kind];
    return {
      body: `A ${container} holds ${red} red and ${blue} blue ${object}. One is taken at random ${replaced ? 'and put back, then a second is taken' : 'and not put back, then a second is taken'}. What is the probability ${plain}?`,
      answer: fraction(answer, bottom),
      mistakes: [
        [
          fraction(
            kind === 'both red'
              ? red * (replaced ? red - 1 : red)
              : kind === 'one of each colour'
                ? red * blue
                : bottom - answer,
            replaced ? total * (total - 1) : kind === 'both red' ? total * total : bottom,
          ),
          kind === 'both red'
            ? replaced
              ? 'forgetting that it is put back'
              : 'forgetting that one is gone'
            : kind === 'one of each colour'
              ? 'forgetting that there are two orders'
              : 'finding the probability of no red',
        ],
        [fraction(2 * red, 2 * total), 'looking at one draw only'],
        [fraction(red + red - minus, total + total - minus), 'adding tops and bottoms'],
        [fraction(1, 4), 'taking all results to be equally likely'],
        [fraction(both, bottom), ''],
        [fraction(mixed, total * total), 'forgetting that one is gone'],
      ],
      explanation:
        kind === 'both red'
          ? `Multiply along the branch: ${red}/${total} × ${red - minus}/${total - minus} = ${fraction(both, bottom)}.`
          : kind === 'one of each colour'
            ? `Red then blue, or blue then red: 2 × ${red}/${total} × ${blue}/${total - 1} = ${fraction(mixed, bottom)}.`
            : `The opposite is no red: ${blue}/${total} × ${blue - 1}/${total - 1} = ${fraction(blue * (blue - 1), bottom)}. 1 − ${fraction(blue * (blue - 1), bottom)} = ${fraction(answer, bottom)}.`,
    };
  },
  check: checkNumber((text) => {
    const [red = NaN, blue = NaN] = numbersIn(text);
    const all = Array.from({ length: red + blue }, (_, index) => ({ index, isRed: index < red }));
    const pairs = all.flatMap((one) =>
      all
        .filter((other) => text.includes('and put back') || other.index !== one.index)
        .map((other) => Number(one.isRed) + Number(other.isRed)),
    );
    const wanted = text.includes('both are red') ? [2] : text.includes('one of each') ? [1] : [1, 2];
    return pairs.filter((reds) => wanted.includes(reds)).length / pairs.length;
  }),
};
