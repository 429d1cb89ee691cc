import { at } from '../../at.ts';
import { letterAt } from '../../text/alphabet.ts';
import { printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';
import { near } from '../near.ts';

const letterSums: Family = {
  name: 'letter-sums',
  printed: { 1: 3, 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const [p, q, r] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3) as [number, number, number];
    const forms: Record<
      1 | 2 | 3,
      readonly (readonly [operands: number[], signs: string, result: number])[]
    > = {
      1: [
        [[p, q], '+', p + q],
        [[p + q, p], '−', q],
      ],
      2: [
        [[p, q, r], '+−', p + q - r],
        [[p, q], '×', p * q],
      ],
      3: [
        [[p, q, r], '×−', p * q - r],
        [[p * q, q, r], '÷+', p + r],
        [[p * r, q, r], '×÷', p * q],
      ],
    };
    const [operands, signs, result] = random.pick(
      forms[difficulty === 1 || difficulty === 2 ? difficulty : 3],
    );
    const values = random.shuffle(
      [...new Set([...operands, result, ...random.sample([1, 11, 14, 15, 20], 5)])].slice(0, 5),
    );
    if (new Set([...operands, result]).size !== operands.length + 1 || result < 1) return nothing;
    const letterOf = (value: number) => letterAt(values.indexOf(value));
    const written = (show: (value: number) => string) =>
      operands
        .map((value, index) => (index === 0 ? show(value) : `${signs.charAt(index - 1)} ${show(value)}`))
        .join(' ');
    return {
      body: `${values.map((each) => `${letterOf(each)} = ${each}`).join(', ')}. ${random.pick(['What is the answer to this sum, written as a letter?', 'Work out the sum and give the answer as a letter.'])} ${written(letterOf)}`,
      answer: letterOf(result),
      mistakes: values.filter((value) => value !== result).map((value) => [letterOf(value), ''] as const),
      explanation: `Put the numbers in: ${written(String)} = ${result}, and ${result} is ${letterOf(result)}.`,
    };
  },
};

interface Rule {
  say: string;
  work: (left: number, right: number) => number;
}

const rules: Readonly<Record<2 | 3 | 4, readonly Rule[]>> = {
  2: [
    { say: 'add the outer numbers', work: (left, right) => left + right },
    { say: 'take the second number from the first', work: (left, right) => left - right },
    { say: 'multiply the outer numbers', work: (left, right) => left * right },
  ],
  3: [
    { say: 'add the outer numbers and double', work: (left, right) => 2 * (left + right) },
    { say: 'multiply the outer numbers and add 1', work: (left, right) => left * right + 1 },
    { say: 'double the first number and add the second', work: (left, right) => 2 * left + right },
  ],
  4: [
    {
      say: 'multiply the outer numbers and subtract the second',
      work: (left, right) => left * right - right,
    },
    { say: 'square the second number and add the first', work: (left, right) => right * right + left },
    { say: 'take half the sum of the outer numbers', work: (left, right) => (left + right) / 2 },
  ],
};

const relatedNumbers: Family = {
  name: 'related-numbers',
  printed: { 2: 2, 3: 2, 4: 2 },
  write: (random, difficulty) => {
    const level = difficulty === 2 || difficulty === 3 ? difficulty : 4;
    const rule = random.pick(rules[level]);
    const rows = random
      .sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
      .map((right) => [right + 2 * random.int(1, 5), right] as const);
    const row = ([left, right]: readonly [number, number], middle: string) =>
      `(${left} [${middle}] ${right})`;
    const [first, second, third] = rows as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const answer = rule.work(...third);
    const others = Object.values(rules)
      .flat()
      .filter((other) => other !== rule);
    // A second simple rule that also fits both examples would make two answers right.
    if (
      others.some(
        (other) =>
          other.work(...first) === rule.work(...first) && other.work(...second) === rule.work(...second),
      )
    )
      return nothing;
    return {
      body: `The number in the middle of each group is made from the two outer numbers by the same rule. Which number is missing? ${row(first, String(rule.work(...first)))} ${row(second, String(rule.work(...second)))} ${row(third, '?')}`,
      answer: printed(answer),
      mistakes: [
        ...random
          .shuffle(
            others
              .map((other) => [other.work(...third), other.say] as const)
              .filter(([value]) => Number.isInteger(value) && value > 0),
          )
          .slice(0, 3)
          .map(
            ([value, say]) =>
              [printed(value), `the rule ‘${say}’, which does not fit the first two groups`] as const,
          ),
        ...near(answer, 1),
        ...near(answer, 2),
      ],
      explanation: `The rule is: ${rule.say}. It gives ${rule.work(...first)} and ${rule.work(...second)} in the first two groups, and ${answer} in the third.`,
    };
  },
};

const interleaved: Family = {
  name: 'number-series',
  printed: { 2: 2, 3: 2, 5: 1 },
  write: (random, difficulty) => {
    const [odd, even, oddStep, evenStep] = [
      random.int(3, 20),
      random.int(20, 60),
      random.int(2, 7),
      -random.int(2, 6),
    ];
    const doubles = difficulty === 5;
    const place = (index: number) => {
      const turn = Math.floor(index / 2);
      return index % 2 === 0 ? (doubles ? odd * 2 ** turn : odd + oddStep * turn) : even + evenStep * turn;
    };
    const length = difficulty === 2 ? 7 : 8;
    const shown = Array.from({ length }, (_, index) => place(index));
    const next = place(length);
    const own = shown.filter((_, index) => index % 2 === length % 2);
    return {
      body:
        random.pick([
          'Which number comes next in this series?',
          'Find the number that continues the series.',
        ]) + ` ${shown.join(', ')}, …`,
      answer: printed(next),
      mistakes: [
        [printed(place(length + 1)), 'continuing the other of the two series'],
        [printed(2 * at(shown, -1) - at(shown, -2)), 'using the last difference'],
        [printed(next + (length % 2 === 0 ? oddStep : evenStep)), 'going one step too far'],
        ...near(next, 1),
        ...near(next, 2),
      ],
      explanation: `Every other number belongs together: ${own.join(', ')}. They ${length % 2 === 0 ? (doubles ? 'double' : `go up by ${oddStep}`) : `go down by ${-evenStep}`}, so ${next} comes next.`,
    };
  },
};

const balances: Family = {
  name: 'balanced-sums',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const [factor, answer] = [random.int(2, 9), random.int(3, 12)];
    const right = difficulty === 1 ? factor + answer : factor * answer;
    const third = random.int(2, 9);
    const first = difficulty === 3 ? (right - third) * random.int(2, 4) : random.int(1, right - 1);
    if (first <= 0) return nothing;
    const left =
      difficulty === 3
        ? `${first} ÷ ${first / (right - third)} + ${third}`
        : random.chance(0.5)
          ? `${first} + ${right - first}`
          : `${right + third} − ${third}`;
    return {
      body: `Find the number that makes both sides equal: ${left} = ${factor} ${difficulty === 1 ? '+' : '×'} □`,
      answer: printed(answer),
      mistakes: [
        [printed(right), 'giving the value of the left side'],
        [
          printed(difficulty === 1 ? right + factor : Math.abs(right - factor)),
          difficulty === 1 ? 'adding instead of subtracting' : 'subtracting instead of dividing',
        ],
        [printed(right + 1), ''],
        ...near(answer, 1),
        ...near(answer, 2),
      ],
      explanation: `The left side is ${right}. ${right} ${difficulty === 1 ? '−' : '÷'} ${factor} = ${answer}.`,
    };
  },
};

export const numberLogic: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'NUMBER_LOGIC',
  families: [letterSums, relatedNumbers, interleaved, balances],
};
