import { firstNames } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'ages',
  syllabus: 'Work out ages from clues',
  steps: {
    3: 'three steps: an age in some years, twice that, then back to now',
    4: 'three steps with larger numbers: three times the age',
    5: 'two steps from a sum and a difference: no age is given',
  },
  printed: { 3: 30, 4: 25, 5: 30 },
  write: (random, difficulty) => {
    const [older, younger] = firstNames(random, 2) as [string, string];
    const [years, child] = [random.int(2, 6), random.int(5, 11)];
    const times = difficulty === 3 ? 2 : 3;
    const parent = times * (child + years) - years;
    if (difficulty === 5) {
      const [sum, difference] = [random.int(15, 25) * 2, random.int(1, 5) * 2];
      const answer = (sum - difference) / 2;
      return {
        body: `The ages of ${older} and ${younger} add up to ${sum} years. ${older} is ${difference} years older than ${younger}. How old is ${younger}?`,
        answer: String(answer),
        mistakes: [
          [(sum + difference) / 2, `giving ${older}’s age`],
          [sum / 2, 'sharing the total equally'],
          [sum - difference, `subtracting ${difference} and not halving`],
          [sum / 2 - difference, `halving first and then subtracting ${difference}`],
          [answer + 1, ''],
          [answer - 1, ''],
        ].map(([value, cause]) => [String(value), String(cause)] as const),
        explanation: `Without the ${difference} years by which ${older} is older, the ages would add up to ${sum} − ${difference} = ${sum - difference}. Half of that is ${answer}.`,
      };
    }
    return {
      body: `In ${years} years ${older} will be ${times === 2 ? 'twice' : 'three times'} as old as ${younger} will be then. ${younger} is ${child} now. How old is ${older} now?`,
      answer: String(parent),
      mistakes: [
        [times * child, `taking ${times === 2 ? 'twice' : 'three times'} ${younger}’s age now`],
        [times * (child + years), `forgetting to go back ${years} years`],
        [times * child + years, `adding ${years} to ${times === 2 ? 'double' : 'three times'} the age now`],
        [child + years, `giving ${younger}’s age in ${years} years`],
        [parent + 1, ''],
        [parent - 2, ''],
      ].map(([value, cause]) => [String(value), String(cause)] as const),
      explanation: `In ${years} years ${younger} will be ${child + years}, so ${older} will be ${times} × ${child + years} = ${times * (child + years)}. Now ${older} is ${times * (child + years)} − ${years} = ${parent}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('add up to'))
      return (
        Array.from({ length: 100 }, (_, age) => age).find((age) => age + (age + second) === first) ?? NaN
      );
    const times = text.includes('twice') ? 2 : 3;
    return (
      Array.from({ length: 200 }, (_, age) => age).find((age) => age + first === times * (second + first)) ??
      NaN
    );
  }),
};
