import { columnSum } from '../../drawing/column-sum.ts';
import { money, printed } from '../../text/numbers.ts';
import { person } from '../../text/people.ts';
import type { Family, Mistake, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const columns: Family = {
  name: 'column-sum',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const sign = difficulty === 2 ? '×' : random.pick(['+', '−'] as const);
    const first = sign === '×' ? random.int(126, 689) : random.int(520, 960);
    const second = sign === '×' ? random.int(6, 9) : random.int(178, 489);
    const answer = sign === '+' ? first + second : sign === '−' ? first - second : first * second;
    const word = { '+': 'addition', '−': 'subtraction', '×': 'multiplication' }[sign];
    const digits = (number: number) => [...String(number)].map(Number);
    const [a = 0, b = 0, c = 0] = digits(first);
    const [d = 0, e = 0, f = 0] = digits(second);
    const smallerFromLarger = Math.abs(a - d) * 100 + Math.abs(b - e) * 10 + Math.abs(c - f);
    const noCarry =
      sign === '+' ? ((a + d) % 10) * 100 + ((b + e) % 10) * 10 + ((c + f) % 10) : smallerFromLarger;
    const slips: Mistake[] =
      sign === '×'
        ? [
            [printed(answer - Math.floor((c * second) / 10) * 10), 'forgetting to carry from the units'],
            [printed(a * second * 100 + b * second * 10 + ((c * second) % 10)), 'losing the carried tens'],
          ]
        : [
            [
              printed(noCarry),
              sign === '+' ? 'not carrying' : 'always taking the smaller digit from the larger',
            ],
            [printed(answer + 100), 'a carrying slip in the hundreds'],
          ];
    return {
      image: {
        svg: columnSum(first, sign, second),
        alternativeText: `A column ${word} with the answer missing: ${first} ${sign} ${second}. What is the answer?`,
      },
      answer: printed(answer),
      mistakes: [
        ...slips,
        [printed(answer + 10), 'a slip in the tens'],
        [printed(answer - 10), 'a slip in the tens'],
        [printed(answer - 100), 'a slip in the hundreds'],
        ...near(answer, 1),
      ],
      explanation: `Work from the units to the left, carrying as you go: ${first} ${sign} ${second} = ${printed(answer)}.`,
    };
  },
};

const shopping: Family = {
  name: 'two-step-story',
  printed: { 1: 3, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const name = person(random);
    const count = random.int(3, difficulty === 1 ? 5 : 9);
    const price =
      difficulty === 1
        ? random.int(2, 9) * 100
        : difficulty === 2
          ? random.int(5, 39) * 5
          : random.int(113, 289);
    const spent = count * price;
    const note = Math.ceil((spent + 1) / 1000) * 1000;
    const [one, many] = random.pick([
      ['notebook', 'notebooks'],
      ['bus ticket', 'bus tickets'],
      ['bag of seed', 'bags of seed'],
      ['hot chocolate', 'hot chocolates'],
      ['comic', 'comics'],
    ] as const);
    return {
      body: random.pick([
        `${name} buys ${count} ${many} at ${money(price)} each and pays with ${money(note)}. How much change should ${name} get?`,
        `One ${one} costs ${money(price)}. How much is left of ${money(note)} after buying ${count}?`,
        `${name} has ${money(note)} and spends it on ${count} ${many} that cost ${money(price)} each. How much money does ${name} have left?`,
      ]),
      answer: money(note - spent),
      mistakes: [
        [money(spent), 'stopping at the cost'],
        [money(note - price), `buying one ${one} only`],
        [money(note - spent + 100), 'a slip in the subtraction'],
        [money(note - spent + price), `buying one ${one} too few`],
        [money(Math.abs(note - spent - 10)), 'a slip in the multiplication'],
        [money(note - spent + 10), 'a slip in the multiplication'],
      ],
      explanation: `${count} × ${money(price)} = ${money(spent)}, and ${money(note)} − ${money(spent)} = ${money(note - spent)}.`,
    };
  },
};

const remainders: Family = {
  name: 'remainders',
  printed: { 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const size = random.int(difficulty === 2 ? 6 : 12, difficulty === 2 ? 9 : 24);
    const groups = random.int(difficulty === 2 ? 7 : 13, difficulty === 2 ? 19 : 39);
    const left = random.int(1, size - 1);
    const total = size * groups + left;
    const up = random.chance(0.5);
    const story = up
      ? random.pick([
          `${printed(total)} pupils go on a trip in minibuses that take ${size} pupils each. How many minibuses are needed?`,
          `A baker has ${printed(total)} rolls to pack into boxes of ${size}. How many boxes are needed to pack them all?`,
          `${printed(total)} chairs are stacked in piles of at most ${size}. What is the smallest number of piles?`,
        ])
      : random.pick([
          `Badges are sold in packs of ${size}. There are ${printed(total)} badges. How many full packs can be made?`,
          `A ribbon is ${printed(total)} cm long. How many pieces of ${size} cm can be cut from it?`,
        ]);
    const answer = up ? groups + 1 : groups;
    return {
      body: story,
      answer: printed(answer),
      mistakes: [
        [
          printed(up ? groups : groups + 1),
          up ? 'forgetting those left over' : 'counting the part that is left over as a whole one',
        ],
        [printed(left), 'giving the remainder'],
        [printed(groups + 2), 'a slip in the division'],
        [printed(groups - 1), 'a slip in the division'],
        [printed(groups + 10), 'a slip in the tens'],
        [printed(total - size), 'subtracting instead of dividing'],
      ],
      explanation: `${printed(total)} ÷ ${size} = ${groups} remainder ${left}. ${up ? `The ${left} left over need one more: ${answer}.` : `The ${left} left over are not enough for another: ${answer}.`}`,
    };
  },
};

const orderOfOperations: Family = {
  name: 'order-of-operations',
  printed: { 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const [a, b, c, d] = [random.int(3, 20), random.int(2, 9), random.int(6, 12), random.int(2, 5)];
    if (difficulty === 2) {
      return {
        body: random.pick([`Work out ${a} + ${b} × ${c}.`, `What is the value of ${a} + ${b} × ${c}?`]),
        answer: printed(a + b * c),
        mistakes: [
          [printed((a + b) * c), 'working from left to right'],
          [printed(a + b + c), 'adding all three'],
          [printed(a * b + c), 'swapping the signs'],
          [printed(b * c), 'leaving out the first number'],
          ...near(a + b * c, 2),
        ],
        explanation: `Multiply first: ${b} × ${c} = ${b * c}. Then add: ${a} + ${b * c} = ${a + b * c}.`,
      };
    }
    const answer = a + b * (c - d);
    return {
      body: random.pick([
        `Work out ${a} + ${b} × (${c} − ${d}).`,
        `What is the value of ${a} + ${b} × (${c} − ${d})?`,
      ]),
      answer: printed(answer),
      mistakes: [
        [printed((a + b) * (c - d)), 'adding before multiplying'],
        [printed(a + b * c - d), 'ignoring the brackets'],
        [printed((a + b) * c - d), 'working from left to right'],
        [printed(b * (c - d)), 'leaving out the first number'],
        ...near(answer, b),
      ],
      explanation: `Brackets first: ${c} − ${d} = ${c - d}. Then multiply: ${b} × ${c - d} = ${b * (c - d)}. Then add ${a}: ${answer}.`,
    };
  },
};

const missingDigit: Family = {
  name: 'missing-digit',
  printed: { 4: 3 },
  write: (random) => {
    const [a, b, c] = [random.int(1, 4), random.int(2, 8), random.int(2, 9)];
    const times = random.int(3, 9);
    const number = 100 * a + 10 * b + c;
    return {
      body: `In this multiplication one digit is covered by a box: ${a}□${c} × ${times} = ${printed(number * times)}. Which digit is under the box?`,
      answer: printed(b),
      mistakes: [
        [printed((b + 1) % 10), 'forgetting what is carried from the units'],
        [printed((b + 9) % 10), 'carrying one too many'],
        [printed((b * times) % 10), 'reading a digit of the answer'],
        [printed((c * times) % 10), 'reading the last digit of the answer'],
        [printed((b + 2) % 10), ''],
        [printed((b + 8) % 10), ''],
      ],
      explanation: `Go backwards: ${printed(number * times)} ÷ ${times} = ${number}, so the covered digit is ${b}.`,
    };
  },
};

export const fourOperations: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'FOUR_OPERATIONS',
  families: [columns, shopping, remainders, orderOfOperations, missingDigit],
};
