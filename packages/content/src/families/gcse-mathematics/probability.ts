import { venn } from '../../drawing/venn.ts';
import { fraction, printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';
import { near } from '../near.ts';

const decimalTable: Family = {
  name: 'missing-probability',
  printed: { 1: 2, 2: 1 },
  write: (random, difficulty) => {
    const [a, b] = [random.int(10, 35), random.int(10, 35)];
    const rest = 100 - a - b;
    const colours = random.sample(['red', 'blue', 'green', 'white'], difficulty === 1 ? 3 : 4);
    const show = (value: number) => printed(value / 100);
    if (difficulty === 1) {
      return {
        body: `A spinner lands on ${colours[0] ?? ''}, ${colours[1] ?? ''} or ${colours[2] ?? ''}. The probability of ${colours[0] ?? ''} is ${show(a)} and of ${colours[1] ?? ''} ${show(b)}. What is the probability of ${colours[2] ?? ''}?`,
        answer: show(rest),
        mistakes: [
          [show(a + b), 'adding the probabilities given'],
          [show(100 - a), 'subtracting one of them only'],
          [show(100 - b), 'subtracting one of them only'],
          [printed(Number(((a * b) / 10_000).toFixed(4))), 'multiplying them'],
        ],
        explanation: `The probabilities add up to 1: 1 − ${show(a)} − ${show(b)} = ${show(rest)}.`,
      };
    }
    const half = rest % 2 === 0 ? rest / 2 : NaN;
    if (Number.isNaN(half)) return nothing;
    return {
      body: `A spinner has four colours. The probability of ${colours[0] ?? ''} is ${show(a)} and of ${colours[1] ?? ''} ${show(b)}. ${colours[2] ?? ''} and ${colours[3] ?? ''} are equally likely. What is the probability of ${colours[2] ?? ''}?`.replace(
        /\. (\w)/g,
        (_, first: string) => `. ${first.toUpperCase()}`,
      ),
      answer: show(half),
      mistakes: [
        [show(rest), 'forgetting to halve what is left'],
        [show(a + b), 'adding the probabilities given'],
        ['0.25', 'taking all four to be equally likely'],
        [show((a + b) / 2), 'halving the wrong part'],
      ],
      explanation: `What is left is 1 − ${show(a)} − ${show(b)} = ${show(rest)}; half of that is ${show(half)}.`,
    };
  },
};

const expected: Family = {
  name: 'expected-frequency',
  printed: { 1: 2, 2: 2 },
  write: (random, difficulty) => {
    const bottom = random.pick(difficulty === 1 ? [4, 5, 6] : [8, 12, 20]);
    const top = random.int(1, bottom - 1);
    const trials = bottom * random.int(10, 40);
    const answer = (trials * top) / bottom;
    return {
      body: random.pick([
        `The probability that a bus is late is ${fraction(top, bottom)}. How many of ${printed(trials)} buses would you expect to be late?`,
        `A biased coin shows heads with probability ${fraction(top, bottom)}. About how many heads are expected in ${printed(trials)} throws?`,
        `The probability that a seed grows is ${fraction(top, bottom)}. ${printed(trials)} seeds are sown. How many are expected to grow?`,
      ]),
      answer: printed(answer),
      mistakes: [
        [printed(trials - answer), 'counting the opposite'],
        [printed(trials / 2), 'taking both results to be equally likely'],
        [
          printed(trials / bottom === answer ? answer + 5 : trials / bottom),
          'leaving out the top of the fraction',
        ],
        [printed(answer + bottom), ''],
        ...near(answer, 10),
      ],
      explanation: `Multiply the probability by the number of tries: ${fraction(top, bottom)} × ${printed(trials)} = ${printed(answer)}.`,
    };
  },
};

const combined: Family = {
  name: 'two-events',
  printed: { 2: 2, 3: 3, 4: 3 },
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
};

const vennDiagram: Family = {
  name: 'venn-diagram',
  printed: { 2: 1, 3: 2, 5: 1 },
  write: (random, difficulty) => {
    const [left, both, right, neither] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4) as [
      number,
      number,
      number,
      number,
    ];
    const total = left + both + right + neither;
    const [first, second] = random.pick([
      ['French', 'Spanish'],
      ['football', 'netball'],
      ['piano', 'guitar'],
    ] as const);
    const verb = first === 'French' ? 'studies' : 'plays';
    const questions = {
      2: {
        ask: `What is the probability that this pupil ${verb} both ${first} and ${second}?`,
        top: both,
        of: total,
        say: `${both} of all ${total} pupils are in both circles`,
      },
      3: {
        ask: `What is the probability that this pupil ${verb} ${first} or ${second} or both?`,
        top: left + both + right,
        of: total,
        say: `${left} + ${both} + ${right} = ${left + both + right} of all ${total} pupils are in at least one circle`,
      },
      5: {
        ask: `Given that this pupil ${verb} ${first}, what is the probability that the pupil also ${verb} ${second}?`,
        top: both,
        of: left + both,
        say: `only the ${left + both} pupils in the circle of ${first} count, and ${both} of them are in both`,
      },
    } as const;
    const { ask, top, of, say } = questions[difficulty === 2 || difficulty === 3 ? difficulty : 5];
    const initial = (name: string) => name.charAt(0).toUpperCase();
    return {
      body: `The Venn diagram shows how many pupils of a class ${verb === 'studies' ? 'study' : 'play'} ${first} (${initial(first)}) and ${second} (${initial(second)}). One pupil is chosen at random. ${ask}`,
      image: {
        svg: venn(initial(first), initial(second), [left, both, right, neither]),
        alternativeText: `A Venn diagram of two circles: ${left} in ${initial(first)} only, ${both} in both, ${right} in ${initial(second)} only, ${neither} outside.`,
      },
      answer: fraction(top, of),
      mistakes: [
        [fraction(both, total), 'comparing with the whole class'],
        [fraction(left + right, total), 'leaving out the pupils in both'],
        [fraction(left + both, total), 'counting one circle only'],
        [fraction(both, left + both + right), 'leaving out the pupils outside'],
        [fraction(left, left + both), ''],
        [fraction(neither, total), ''],
      ],
      explanation: `${say}: ${fraction(top, of)}.`.replace(/^./, (letter) => letter.toUpperCase()),
    };
  },
};

export const probability: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'PROBABILITY',
  families: [decimalTable, expected, combined, vennDiagram],
};
