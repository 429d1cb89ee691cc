import { printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';

const images: Family = {
  name: 'image-size',
  printed: { 1: 2, 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const [width, height] =
      difficulty === 1
        ? [random.pick([8, 10, 16, 20]), random.pick([8, 10, 12])]
        : [random.pick([100, 200, 300, 400, 640]), random.pick([50, 80, 100, 200])];
    const depth = random.pick(difficulty === 1 ? [1, 2, 4] : [4, 8, 16, 24]);
    const bits = width * height * depth;
    const [unit, divisor] =
      difficulty === 1
        ? (['bits', 1] as const)
        : difficulty === 2
          ? (['bytes', 8] as const)
          : (['kilobytes', 8000] as const);
    const show = (value: number) => `${printed(value)} ${unit}`;
    const size = bits / divisor;
    return {
      body: `An image is ${width} pixels wide and ${height} pixels high, with a colour depth of ${depth} ${depth === 1 ? 'bit' : 'bits'}. How large is it without compression?${difficulty === 3 ? ' (1 kilobyte = 1,000 bytes)' : ''}`,
      answer: show(size),
      mistakes: [
        [show((width * height) / divisor), 'leaving out the colour depth'],
        [
          show(divisor === 1 ? bits / 8 : bits),
          divisor === 1 ? 'changing bits to bytes' : 'forgetting to change bits to bytes',
        ],
        [show(((width + height) * depth) / divisor), 'adding the width and the height'],
        [show(size * (difficulty === 3 ? 8 : 2)), difficulty === 3 ? 'not dividing by 8' : ''],
        [show(size / 2), ''],
      ],
      explanation: `${width} × ${height} = ${printed(width * height)} pixels, times ${depth} = ${printed(bits)} bits${divisor === 1 ? '' : `, divided by 8 = ${printed(bits / 8)} bytes`}${difficulty === 3 ? ` = ${show(size)}` : ''}.`,
    };
  },
};

const sound: Family = {
  name: 'sound-size',
  printed: { 2: 1, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [rate, depth, seconds] = [
      random.pick([8000, 10_000, 20_000, 40_000]),
      random.pick([8, 16]),
      random.int(2, difficulty === 2 ? 9 : 60),
    ];
    const channels = difficulty === 4 ? 2 : 1;
    const bytes = (rate * depth * seconds * channels) / 8;
    const show = (value: number) => `${printed(value)} bytes`;
    return {
      body: `A sound is recorded for ${seconds} seconds with ${printed(rate)} samples a second and ${depth} bits in each sample${channels === 2 ? ', in stereo (two channels)' : ''}. How large is the file without compression?`,
      answer: show(bytes),
      mistakes: [
        [show(bytes * 8), 'forgetting to change bits to bytes'],
        [show((rate * seconds * channels) / 8), 'leaving out the bits in each sample'],
        [
          show(channels === 2 ? bytes / 2 : (rate * depth) / 8),
          channels === 2 ? 'counting one channel only' : 'counting one second only',
        ],
        [show(bytes * 2), channels === 2 ? '' : 'doubling'],
        [show(bytes / 4), ''],
      ],
      explanation: `${printed(rate)} × ${depth} × ${seconds}${channels === 2 ? ' × 2' : ''} = ${printed(bytes * 8)} bits, and ${printed(bytes * 8)} ÷ 8 = ${show(bytes)}.`,
    };
  },
};

const colours: Family = {
  name: 'combinations',
  printed: { 1: 2, 2: 2, 5: 1 },
  write: (random, difficulty) => {
    const bits = random.int(difficulty === 1 ? 2 : 5, difficulty === 1 ? 4 : 10);
    if (difficulty === 5) {
      const count = random.intExcept(2 ** bits + 1, 2 ** (bits + 1) - 1, []);
      return {
        body: `An image uses ${printed(count)} different colours. What is the smallest colour depth, in bits, that is enough?`,
        answer: printed(bits + 1),
        mistakes: [
          [printed(bits), 'rounding down'],
          [printed(bits + 2), 'taking one bit too many'],
          [printed(Math.ceil(count / 8)), 'dividing by 8'],
          [printed(Math.ceil(count / 2)), 'halving'],
        ],
        explanation: `2 to the power ${bits} is ${printed(2 ** bits)}, which is too few; 2 to the power ${bits + 1} is ${printed(2 ** (bits + 1))}, which is enough.`,
      };
    }
    return {
      body: random.pick([
        `How many different colours can a pixel have with a colour depth of ${bits} bits?`,
        `How many different characters can be coded with ${bits} bits each?`,
      ]),
      answer: printed(2 ** bits),
      mistakes: [
        [printed(2 * bits), 'doubling the number of bits'],
        [printed(bits * bits), 'squaring the number of bits'],
        [printed(2 ** bits - 1), 'giving the largest value instead of the number of values'],
        [printed(2 ** (bits - 1)), 'taking one bit too few'],
        [printed(2 ** (bits + 1)), 'taking one bit too many'],
      ],
      explanation: `Each bit doubles the number: 2 to the power ${bits} = ${printed(2 ** bits)}.`,
    };
  },
};

export const dataStorage: TopicFamilies = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  topicCode: 'DATA_STORAGE',
  families: [images, sound, colours],
};
