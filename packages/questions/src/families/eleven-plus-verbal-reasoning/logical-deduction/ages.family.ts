import { firstNames } from '#text/first-names.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'ages',
  syllabus: 'Work out ages from clues',
  levels: {
    3: 'three steps: an age in some years, twice that, then back to now',
    4: 'four steps: no age now is given, so go from a time ahead to now, to a time past, to the other age, and back',
    5: 'four steps and no age at any time: a sum of ages moves on and is shared in parts, then back to now',
  },
  write: (random, difficulty) => {
    const [older, younger] = firstNames(random, 2) as [string, string];
    const [years, child] = [random.int(2, 6), random.int(5, 11)];
    if (difficulty === 4) return pastAndFuture(random, older, younger);
    if (difficulty === 5) return sumAndMultiple(random, older, younger);
    const then = child + years;
    const parent = 2 * then - years;
    return {
      body: `In ${years} years ${older} will be twice as old as ${younger} will be then. ${younger} is ${child} now. How old is ${older} now?`,
      answer: String(parent),
      mistakes: mistakes([
        [2 * child, `taking twice ${younger}’s age now`],
        [2 * then, `forgetting to go back ${years} years`],
        [2 * child + years, `adding ${years} to double the age now`],
        [then, `giving ${younger}’s age in ${years} years`],
        [parent + 1, ''],
        [parent - 2, ''],
      ]),
      explanation: `In ${years} years ${younger} will be ${then}, so ${older} will be 2 × ${then} = ${2 * then}. Now ${older} is ${2 * then} − ${years} = ${parent}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbersIn(text);
    const ages = Array.from({ length: 200 }, (_, age) => age);
    if (text.includes('add up to'))
      return ages.find((age) => first - age + second === third * (age + second)) ?? NaN;
    if (text.includes(' ago '))
      return ages.find((age) => age - first === second * (fourth - third - first)) ?? NaN;
    return ages.find((age) => age + first === 2 * (second + first)) ?? NaN;
  }),
};

const mistakes = (numbers: readonly (readonly [number, string])[]) =>
  numbers
    .filter(([value]) => value > 0 && Number.isInteger(value))
    .map(([value, cause]) => [String(value), cause] as const);

function pastAndFuture(random: Random, older: string, younger: string): Draft {
  const [ago, ahead, times] = [random.int(2, 4), random.int(2, 6), random.int(3, 4)];
  const child = random.int(ago + 4, ago + 9);
  const [past, future] = [child - ago, child + ahead];
  const parent = times * past + ago;
  return {
    body: `${ago} years ago ${older} was ${times} times as old as ${younger} was then. In ${ahead} years ${younger} will be ${future}. How old is ${older} now?`,
    answer: String(parent),
    mistakes: mistakes([
      [times * past, `forgetting to come back to now from ${ago} years ago`],
      [times * child, `taking ${times} times ${younger}’s age now`],
      [times * past + ago + ahead, `giving ${older}’s age in ${ahead} years`],
      [times * (future - ago) + ago, `taking ${future} as ${younger}’s age now`],
      [parent + 1, ''],
      [parent - 2, ''],
    ]),
    explanation: `${younger} is ${future} − ${ahead} = ${child} now and was ${child} − ${ago} = ${past} then. ${older} was ${times} × ${past} = ${times * past} then, and is ${times * past} + ${ago} = ${parent} now.`,
  };
}

function sumAndMultiple(random: Random, older: string, younger: string): Draft {
  const [years, child, times] = [random.int(2, 6), random.int(3, 12), random.int(3, 4)];
  const then = child + years;
  const parent = times * then - years;
  const [sum, parts] = [parent + child, times + 1];
  return {
    body: `The ages of ${older} and ${younger} add up to ${sum} years. In ${years} years ${older} will be ${times} times as old as ${younger} will be then. How old is ${younger} now?`,
    answer: String(child),
    mistakes: mistakes([
      [then, `giving ${younger}’s age in ${years} years`],
      [parent, `giving ${older}’s age`],
      [sum / parts, `sharing the sum as if ${older} were ${times} times as old now`],
      [(sum + years) / parts - years, `adding the ${years} years only once`],
      [child + 1, ''],
      [child + 2, ''],
      [child - 1, ''],
    ]),
    explanation: `In ${years} years both are ${years} years older, so the ages will add up to ${sum} + 2 × ${years} = ${parts * then}. That is ${parts} equal parts, and ${younger}’s part is ${parts * then} ÷ ${parts} = ${then}. Now ${younger} is ${then} − ${years} = ${child}.`,
  };
}
