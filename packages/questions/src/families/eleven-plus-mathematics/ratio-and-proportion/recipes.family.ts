import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'recipes',
  syllabus: 'Change the amounts of a recipe',
  levels: {
    1: 'one step: two or three times as many people',
    2: 'two steps: one and a half times as many people',
    3: 'two steps through one person: the new number is not a multiple of the old one',
  },
  write: (random, difficulty) => {
    const serves = random.pick([2, 4, 6]);
    const target =
      difficulty === 1
        ? serves * random.int(2, 3)
        : difficulty === 2
          ? serves / 2 + serves
          : random.pick([5, 7, 9, 10, 15].filter((each) => each % serves !== 0));
    const each =
      random.int(2, 9) * (difficulty === 3 ? 15 : 10) * (target % 2 === 1 && difficulty === 2 ? 2 : 1);
    const [dish, food] = random.pick([
      ['pancakes', 'flour'],
      ['tomato soup', 'tomatoes'],
      ['dhal', 'lentils'],
      ['flapjack', 'oats'],
      ['jollof rice', 'rice'],
    ] as const);
    const [given, wanted] = [each * serves, each * target];
    const grams = (value: number) => `${formatPrintedNumber(value)} g`;
    return {
      body: `A recipe for ${serves} people uses ${grams(given)} of ${food}. What mass of ${food} is needed to make ${dish} for ${target} people?`,
      answer: grams(wanted),
      mistakes: [
        [grams(given + (target - serves) * 10), 'adding a fixed amount for each extra person'],
        [grams(given * 2), 'doubling the recipe'],
        [grams(given * target), 'multiplying without finding the amount for one person'],
        [grams(each), 'stopping at the amount for one person'],
        [grams(wanted + each), 'counting one person too many'],
        [grams(wanted - each), 'counting one person too few'],
      ],
      explanation: `One person needs ${grams(given)} ÷ ${serves} = ${grams(each)}, so ${target} people need ${formatPrintedNumber(each)} × ${target} = ${grams(wanted)}.`,
    };
  },
  check: checkNumber((text) => {
    const [serves = NaN, grams = NaN, target = NaN] = numbersIn(text);
    return (grams / serves) * target;
  }),
};
