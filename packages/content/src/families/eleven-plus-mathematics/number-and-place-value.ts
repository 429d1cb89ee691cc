import { numberLine } from '../../drawing/number-line.ts';
import { at } from '../../at.ts';
import { leastCommonMultiple, printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const digitValue: Family = {
  name: 'digit-value',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const length = difficulty === 1 ? 4 : 6;
    const digits = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], length);
    const place = random.int(1, length - 2);
    const digit = at(digits, place);
    const number = Number(digits.join(''));
    const value = (power: number) => printed(digit * 10 ** power);
    const power = length - 1 - place;
    return {
      body: random.pick([
        `What is the value of the digit ${digit} in ${printed(number)}?`,
        `In the number ${printed(number)}, what is the digit ${digit} worth?`,
      ]),
      answer: value(power),
      mistakes: [
        [printed(digit), 'reading the digit without its place'],
        [value(power + 1), 'counting one place too many'],
        [value(power - 1), 'counting one place too few'],
        [value(power + 2), 'counting two places too many'],
        [value(power + 3), 'counting three places too many'],
      ],
      explanation: `The ${digit} is followed by ${power} more ${power === 1 ? 'digit' : 'digits'}, so it is worth ${digit} × ${printed(10 ** power)} = ${value(power)}.`,
    };
  },
};

type Unit = readonly [name: string, size: number];
const roundingUnits: readonly [Unit[], Unit[], Unit[]] = [
  [
    ['ten', 10],
    ['hundred', 100],
  ],
  [
    ['hundred', 100],
    ['thousand', 1000],
  ],
  [
    ['tenth', 0.1],
    ['whole number', 1],
  ],
];

const rounding: Family = {
  name: 'rounding',
  printed: { 1: 2, 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const [name, unit] = random.pick(roundingUnits[difficulty === 1 ? 0 : difficulty === 2 ? 1 : 2]);
    const number =
      difficulty === 3
        ? random.int(1101, 99_899) / 1000
        : random.int(difficulty === 1 ? 1010 : 10_100, difficulty === 1 ? 9899 : 98_999);
    const places = unit === 0.1 ? 1 : 0;
    const down = Math.floor(number / unit + 1e-9) * unit;
    const nearest = Math.round(number / unit) * unit;
    const show = (value: number) => printed(value, places);
    const other = nearest > number ? down : down + unit;
    return {
      body:
        difficulty === 3
          ? `A runner’s time is ${printed(number, 3)} seconds. What is this to the nearest ${name}, in seconds?`
          : random.pick([
              `Round ${printed(number)} to the nearest ${name}.`,
              `A stadium sold ${printed(number)} tickets. How many is that to the nearest ${name}?`,
            ]),
      answer: show(nearest),
      mistakes: [
        [show(other), 'rounding the wrong way'],
        [show(nearest + (nearest > number ? unit : -unit)), 'going one step too far'],
        [
          unit >= 10
            ? printed(Math.round(number / (unit * 10)) * unit * 10)
            : printed(Math.round(number * 100) / 100, 2),
          'rounding to the wrong place',
        ],
        [
          unit >= 100
            ? printed(Math.round(number / (unit / 10)) * (unit / 10))
            : printed(Math.round(number / 10) * 10),
          'rounding to another place',
        ],
        [
          unit >= 10
            ? printed(Math.floor(number / (unit * 10)) * unit * 10 + unit / 10)
            : printed(Math.floor(number) + 2),
          'mixing up the places',
        ],
        ...near(nearest, 2 * unit, show),
      ],
      explanation: `${printed(number)} lies between ${show(down)} and ${show(down + unit)}, and ${show(nearest)} is the nearer of the two.`,
    };
  },
};

const temperature: Family = {
  name: 'temperature',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const low = -random.int(2, difficulty === 1 ? 6 : 14);
    const rise = random.int(-low + 1, -low + (difficulty === 3 ? 19 : 9));
    const high = low + rise;
    const town = random.pick(['Aviemore', 'Oslo', 'Cardiff', 'Durham', 'Quebec', 'Ballymena']);
    const degrees = (value: number) => `${printed(value)} °C`;
    const slips = [
      [degrees(-high), 'losing the sign'],
      [degrees(rise - low), 'adding the two numbers without their signs'],
      [degrees(-(rise - low)), 'adding and keeping the minus sign'],
    ] as const;
    if (difficulty === 3) {
      return {
        body: `At noon it is ${degrees(high)} in ${town}. At midnight it is ${degrees(low)}. By how many degrees has the temperature fallen?`,
        answer: degrees(rise),
        mistakes: [
          [degrees(Math.abs(high + low)), 'leaving out the minus sign'],
          [degrees(-low), 'counting only down to nought'],
          [degrees(rise + 1), 'counting both ends'],
          [degrees(rise - 1), 'a slip in the counting'],
          [degrees(high), 'counting only the part above nought'],
        ],
        explanation: `From ${degrees(high)} down to 0 °C is ${high} degrees, and on to ${degrees(low)} is ${-low} more: ${high} + ${-low} = ${rise}.`,
      };
    }
    return {
      body: `At dawn it is ${degrees(low)} in ${town}. By noon the temperature has risen by ${rise} degrees. What is the temperature at noon?`,
      answer: degrees(high),
      mistakes: [
        ...slips,
        [degrees(high + 1), 'counting the starting number as one step'],
        [degrees(high - 1), 'a slip in the counting'],
        [degrees(high + 2), ''],
      ],
      explanation: `Count up ${-low} degrees to reach 0 °C, then ${high} more: ${printed(low)} + ${rise} = ${high}.`,
    };
  },
};

const primesAndMultiples: Family = {
  name: 'primes-and-multiples',
  printed: { 2: 3, 3: 2, 4: 2 },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const primes = [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];
      const composites = [21, 27, 33, 39, 49, 51, 57, 63, 69, 77, 81, 87, 91, 93];
      const answer = random.pick(primes);
      const wrong = random.sample(composites, 4);
      const factor = (number: number) => [3, 7].find((each) => number % each === 0) ?? 11;
      return {
        body: random.pick([
          'Which of these numbers is prime?',
          'Which of these numbers has exactly two factors?',
          'Only one of these is a prime number. Which one?',
        ]),
        answer: printed(answer),
        mistakes: wrong.map(
          (number) =>
            [
              printed(number),
              `overlooking that ${number} = ${factor(number)} × ${number / factor(number)}`,
            ] as const,
        ),
        explanation: `${answer} can be divided only by 1 and itself.`,
      };
    }
    const [first, second] = random.sample(
      difficulty === 3 ? [4, 6, 8, 9, 10] : [6, 8, 9, 10, 12, 14, 15],
      2,
    ) as [number, number];
    const common = leastCommonMultiple(first, second);
    const lights = random.chance(0.5);
    return {
      body: lights
        ? `A red light flashes every ${first} seconds and a green light every ${second} seconds. They have just flashed together. In how many seconds will they next flash together?`
        : `What is the smallest number that is a multiple of both ${first} and ${second}?`,
      answer: printed(common),
      mistakes: [
        [printed(first * second), 'multiplying the two numbers'],
        [printed(first + second), 'adding the two numbers'],
        [printed(common * 2), 'finding a common multiple that is not the lowest'],
        [printed(Math.max(first, second) * 2), 'checking only one of the numbers'],
        [printed(common / 2), 'stopping too soon'],
        [printed(Math.max(first, second) * 3), 'checking only one of the numbers'],
      ],
      explanation: `Count up in ${Math.max(first, second)}s until a number is also a multiple of ${Math.min(first, second)}: the first is ${common}.`,
    };
  },
};

const readNumberLine: Family = {
  name: 'number-line',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const unit =
      difficulty === 1
        ? random.pick([10, 20, 50, 100])
        : difficulty === 2
          ? random.pick([1, 0.1])
          : random.pick([4, 0.4, 0.04]);
    const divisions = difficulty === 3 ? 5 : 10;
    const step = difficulty === 3 ? unit / 2 : unit;
    const start = random.int(2, 9) * divisions * step;
    const pointer = random.intExcept(1, divisions - 1, [divisions / 2]);
    const value = (division: number) => printed(Number((start + division * step).toFixed(4)));
    const [from, to] = [value(0), value(divisions)];
    return {
      body: 'Which number does the arrow A point to?',
      image: {
        svg: numberLine({ divisions, labels: { 0: from, [divisions]: to }, pointer }),
        alternativeText: `A number line from ${from} to ${to} cut into ${divisions} equal parts. Arrow A points to the end of part ${pointer}, counted from the left.`,
      },
      answer: value(pointer),
      mistakes: [
        [value(pointer + 1), 'counting the first mark as one'],
        [value(pointer - 1), 'counting one mark too few'],
        [value(divisions - pointer), 'counting from the right-hand end'],
        [
          printed(Number((start + pointer * step * (step >= 1 ? 0.1 : 10)).toFixed(4))),
          'taking the wrong size for one part',
        ],
        [value(pointer + 2), ''],
        [value(pointer - 2), ''],
      ],
      explanation: `The line from ${from} to ${to} has ${divisions} parts, so each is worth ${printed(step)}. The arrow is ${pointer} ${pointer === 1 ? 'part' : 'parts'} along: ${from} + ${pointer} × ${printed(step)} = ${value(pointer)}.`,
    };
  },
};

export const numberAndPlaceValue: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'NUMBER_AND_PLACE_VALUE',
  families: [digitValue, rounding, temperature, primesAndMultiples, readNumberLine],
};
