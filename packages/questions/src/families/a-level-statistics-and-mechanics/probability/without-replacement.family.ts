import { fraction } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';

function bag(random: Random) {
  const [red, blue] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2) as [number, number];
  const [thing, one, other] = random.pick([
    ['counters', 'red', 'blue'],
    ['marbles', 'green', 'white'],
    ['sweets', 'orange', 'lemon'],
    ['socks', 'black', 'grey'],
    ['tickets', 'winning', 'losing'],
  ] as const);
  const total = red + blue;
  const body = `A bag holds ${red} ${one} and ${blue} ${other} ${thing}. Two are taken at random without replacement.`;
  return { red, blue, one, other, total, body };
}

function second(random: Random): Draft {
  const { red, blue, one, other, total, body } = bag(random);
  const sameFirst = random.chance(0.5);
  const left = sameFirst ? red - 1 : red;
  return {
    body: `${body} The first is ${sameFirst ? one : other}. What is the probability that the second is ${one}?`,
    answer: fraction(left, total - 1),
    mistakes: [
      [fraction(red, total), 'taking the first back into the count'],
      [
        fraction(sameFirst ? red : red - 1, total - 1),
        `${sameFirst ? 'forgetting that one of them' : 'taking away one of them although none'} is gone`,
      ],
      [fraction(total - 1 - left, total - 1), 'finding the probability of the other kind'],
      [fraction(left, total), 'leaving the total as it was'],
      [fraction(blue, total), 'counting the other kind from the start'],
    ],
    explanation: `${total - 1} are left, and ${left} of them are ${one}: ${fraction(left, total - 1)}.`,
  };
}

function both(random: Random): Draft {
  const { red, one, total, body } = bag(random);
  return {
    body: `${body} What is the probability that both are ${one}?`,
    answer: fraction(red * (red - 1), total * (total - 1)),
    mistakes: [
      [fraction(red * red, total * total), 'putting the first one back'],
      [fraction(red * (red - 1), total * total), 'leaving the total as it was for the second'],
      [fraction(2 * red - 1, 2 * total - 1), 'adding instead of multiplying'],
      [fraction(red - 1, total - 1), 'leaving out the first'],
    ],
    explanation: `${red}/${total} × ${red - 1}/${total - 1} = ${fraction(red * (red - 1), total * (total - 1))}.`,
  };
}

function different(random: Random): Draft {
  const { red, blue, one, other, total, body } = bag(random);
  const pairs = total * (total - 1);
  return {
    body: `${body} What is the probability that one is ${one} and one is ${other}?`,
    answer: fraction(2 * red * blue, pairs),
    mistakes: [
      [fraction(red * blue, pairs), 'counting one order only'],
      [fraction(2 * red * blue, total * total), 'putting the first one back'],
      [fraction(red * (red - 1) + blue * (blue - 1), pairs), 'finding the probability of two of a kind'],
      [fraction(red * blue, total * total), 'putting the first one back and counting one order'],
    ],
    explanation: `Either order: 2 × ${red}/${total} × ${blue}/${total - 1} = ${fraction(2 * red * blue, pairs)}.`,
  };
}

function sameGiven(random: Random): Draft {
  const { red, blue, one, total, body } = bag(random);
  const [two, others] = [red * (red - 1), blue * (blue - 1)];
  const isSame = random.chance(0.5);
  const of = isSame ? two + others : two + 2 * red * blue;
  return {
    body: `${body} Given that ${isSame ? 'both are of the same kind' : `at least one is ${one}`}, what is the probability that both are ${one}?`,
    answer: fraction(two, of),
    mistakes: [
      [fraction(two, total * (total - 1)), 'leaving out the condition'],
      [
        fraction(red * red, isSame ? red * red + blue * blue : red * red + 2 * red * blue),
        'putting the first one back',
      ],
      [fraction(of, total * (total - 1)), 'finding the probability of the condition'],
      isSame
        ? [fraction(red, total), 'using the numbers in the bag']
        : [fraction(two, two + red * blue), 'counting one order only'],
    ],
    explanation: `Of all ${total * (total - 1)} ordered pairs, ${of} meet the condition and ${two} are both ${one}: ${fraction(two, of)}.`,
  };
}

export const family: Family = {
  name: 'without-replacement',
  syllabus: 'Choosing without replacement',
  levels: {
    1: 'one fraction after the first choice',
    2: 'two fractions and their product',
    3: 'three steps: two fractions, their product, both orders',
    4: 'five steps: two probabilities from products, then one divided by the other',
  },
  write: byDifficulty({ 1: second, 2: both, 3: different, 4: sameGiven }),
  check: checkNumber((text) => {
    const [red = NaN, blue = NaN] = numbersIn(text);
    const [, one = '', other = ''] = /holds \d+ (\w+) and \d+ (\w+)/.exec(text) ?? [];
    const all = [...Array<string>(red).fill(one), ...Array<string>(blue).fill(other)];
    const pairs = all.flatMap((first, i) =>
      all.flatMap((next, j) => (i === j ? [] : [[first, next] as const])),
    );
    const [given, wanted] = conditions(text, one, other);
    const possible = pairs.filter(given);
    return possible.filter(wanted).length / possible.length;
  }),
};

type Pair = readonly [first: string, second: string];
type Condition = (pair: Pair) => boolean;

function conditions(
  text: string,
  one: string,
  other: string,
): readonly [given: Condition, wanted: Condition] {
  const always: Condition = () => true;
  const bothOne: Condition = (pair) => pair.every((each) => each === one);
  if (text.includes('The first is')) {
    const first = /The first is (\w+)/.exec(text)?.[1];
    return [(pair) => itemAt(pair, 0) === first, (pair) => itemAt(pair, 1) === one];
  }
  if (text.includes('Given that both')) return [([first, second]) => first === second, bothOne];
  if (text.includes('Given that at')) return [(pair) => pair.includes(one), bothOne];
  return [always, text.includes('both are') ? bothOne : (pair) => pair.includes(one) && pair.includes(other)];
}
