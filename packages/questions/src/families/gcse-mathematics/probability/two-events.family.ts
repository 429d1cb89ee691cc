import { fraction } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

interface Bag {
  red: number;
  blue: number;
  total: number;
  /** How many fewer there are at the second draw. */
  minus: 0 | 1;
}

/** What is asked about two draws, of whose equally likely pairs a number belongs to it. */
interface Event {
  asked: string;
  count: number;
  slip: Misconception;
  explanation: string;
}

function bothRed({ red, total, minus }: Bag): Event {
  const [count, pairs] = [red * (red - minus), total * (total - minus)];
  return {
    asked: 'that both are red',
    count,
    slip:
      minus === 0
        ? [fraction(red * (red - 1), total * (total - 1)), 'forgetting that it is put back']
        : [fraction(red * red, total * total), 'forgetting that one is gone'],
    explanation: `Multiply along the branch: ${red}/${total} × ${red - minus}/${total - minus} = ${fraction(count, pairs)}.`,
  };
}

function oneOfEach({ red, blue, total }: Bag): Event {
  const [count, pairs] = [2 * red * blue, total * (total - 1)];
  return {
    asked: 'of getting one of each colour',
    count,
    slip: [fraction(red * blue, pairs), 'forgetting that there are two orders'],
    explanation: `Red then blue, or blue then red: 2 × ${red}/${total} × ${blue}/${total - 1} = ${fraction(count, pairs)}.`,
  };
}

function atLeastOneRed({ blue, total }: Bag): Event {
  const [none, pairs] = [blue * (blue - 1), total * (total - 1)];
  return {
    asked: 'that at least one is red',
    count: pairs - none,
    slip: [fraction(none, pairs), 'finding the probability of no red'],
    explanation: `The opposite is no red: ${blue}/${total} × ${blue - 1}/${total - 1} = ${fraction(none, pairs)}. 1 − ${fraction(none, pairs)} = ${fraction(pairs - none, pairs)}.`,
  };
}

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
    const bag: Bag = { red, blue, total, minus };
    const event = difficulty === 4 ? random.pick([oneOfEach, atLeastOneRed])(bag) : bothRed(bag);
    const bottom = total * (total - minus);
    const [object, container] = random.pick([
      ['counters', 'bag'],
      ['sweets', 'tin'],
      ['balls', 'box'],
    ] as const);
    return {
      body: `A ${container} holds ${red} red and ${blue} blue ${object}. One is taken at random ${replaced ? 'and put back, then a second is taken' : 'and not put back, then a second is taken'}. What is the probability ${event.asked}?`,
      answer: fraction(event.count, bottom),
      mistakes: [
        event.slip,
        [fraction(2 * red, 2 * total), 'looking at one draw only'],
        [fraction(red + red - minus, total + total - minus), 'adding tops and bottoms'],
        [fraction(1, 4), 'taking all results to be equally likely'],
        [fraction(red * (red - minus), bottom), ''],
        [fraction(2 * red * blue, total * total), 'forgetting that one is gone'],
      ],
      explanation: event.explanation,
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
