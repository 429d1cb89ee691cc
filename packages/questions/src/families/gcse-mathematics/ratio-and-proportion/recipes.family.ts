import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'recipes',
  syllabus: 'Direct proportion in recipes',
  levels: {
    1: 'two steps with a whole-number factor: how many times as many, then multiply',
    2: 'two steps through the amount for one person, which is a larger calculation',
    3: 'four steps: two ingredients, for how many people each is enough, and the smaller of the two',
  },
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    const factor = random.pick([3, 2, 4]);
    const [each, second] = [random.int(5, 16) * 5, random.int(3, 9) * 5];
    const people = random.pick([4, 5, 6, 8]);
    const [dish, one, other] = random.pick([
      ['soup', 'lentils', 'carrots'],
      ['pancakes', 'flour', 'butter'],
      ['a curry', 'rice', 'chickpeas'],
      ['a crumble', 'apples', 'sugar'],
    ] as const);
    const amount = each * people;
    const start = `A recipe for ${dish} that serves ${people} people needs ${show(amount)} g of ${one}`;
    if (difficulty === 3) {
      const [first, last] = [random.int(people + 3, 30), random.int(people + 3, 30)];
      const answer = Math.min(first, last);
      if (Math.abs(first - last) < 2) return noDraft;
      return {
        body: `${start} and ${show(second * people)} g of ${other}. A cook has ${show(first * each)} g of ${one} and ${show(last * second)} g of ${other}. For how many people is this enough at most?`,
        answer: show(answer),
        mistakes: [
          [show(Math.max(first, last)), 'using the ingredient that lasts longer'],
          [show(first + last), 'adding the two numbers of people'],
          ...wholeResult((first + last) / 2, 'taking the mean of the two'),
          [show(Math.floor(answer / people)), 'counting how often the recipe can be made'],
          ...nearbyNumbers(answer, 2),
        ],
        explanation: `One person needs ${show(amount)} ÷ ${people} = ${each} g of ${one} and ${show(second * people)} ÷ ${people} = ${second} g of ${other}. There is enough of them for ${first} and for ${last} people, so for ${answer} people.`,
      };
    }
    const guests = difficulty === 1 ? people * factor : people + random.intExcept(1, 9, [people]);
    const answer = each * guests;
    if (difficulty === 2 && guests % people === 0) return noDraft;
    return {
      body: `${start}. What mass of ${one}, in g, is needed for ${guests} people?`,
      answer: show(answer),
      mistakes: [
        [show(amount + guests - people), 'adding the extra people'],
        [show(amount * guests), 'leaving out the division'],
        [show(amount * 2), 'doubling the recipe'],
        [show(answer - each), 'counting one person too few'],
        [show(answer + each), ''],
      ],
      explanation:
        difficulty === 1
          ? `${guests} people are ${factor} times as many as ${people}: ${show(amount)} × ${factor} = ${show(answer)}.`
          : `One person needs ${show(amount)} ÷ ${people} = ${each} g, so ${guests} people need ${each} × ${guests} = ${show(answer)} g.`,
    };
  },
  check: checkNumber((text) => {
    const [people = NaN, amount = NaN, third = NaN, fourth = NaN, fifth = NaN] = numbersIn(text);
    if (!text.includes('at most')) return (third / people) * amount;
    return Math.min((fourth / amount) * people, (fifth / third) * people);
  }, 1e-9),
};
