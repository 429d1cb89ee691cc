import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { product } from './data-storage-checks.ts';

export const family: Family = {
  name: 'sound-size',
  syllabus: 'The size of a sound file',
  levels: {
    2: 'Three steps: two products for less than ten seconds, then bits to bytes',
    3: 'Three steps with larger numbers: up to a minute',
    4: 'Four steps: two channels as well',
  },
  write: (random, difficulty) => {
    const [rate, depth, seconds] = [
      random.pick([8000, 10_000, 20_000, 40_000]),
      random.pick([8, 16]),
      random.int(2, difficulty === 2 ? 9 : 60),
    ];
    const channels = difficulty === 4 ? 2 : 1;
    const bytes = (rate * depth * seconds * channels) / 8;
    const show = (value: number) => `${formatPrintedNumber(value)} bytes`;
    return {
      body: `A sound is recorded for ${seconds} seconds with ${formatPrintedNumber(rate)} samples a second and ${depth} bits in each sample${channels === 2 ? ', in stereo (two channels)' : ''}. How large is the file without compression?`,
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
      explanation: `${formatPrintedNumber(rate)} × ${depth} × ${seconds}${channels === 2 ? ' × 2' : ''} = ${formatPrintedNumber(bytes * 8)} bits, and ${formatPrintedNumber(bytes * 8)} ÷ 8 = ${show(bytes)}.`,
    };
  },
  check: checkNumber((text) => (product(numbersIn(text)) * (text.includes('stereo') ? 2 : 1)) / 8),
};
