import { printed } from '../../../text/numbers.ts';
import { person } from '../../../text/people.ts';
import type { Family } from '../../family.ts';
import { near } from '../../near.ts';

export const decimalSums: Family = {
  name: 'decimal-sums',
  printed: { 1: 3, 2: 2 },
  write: (random, difficulty) => {
    const a = random.int(11, 89);
    const b = difficulty === 1 ? random.int(11, 89) : random.int(105, 895);
    const [first, second] = [a / 10, difficulty === 1 ? b / 10 : b / 100];
    const total = first + second;
    const name = person(random);
    return {
      body: random.pick([
        `Work out ${printed(first)} + ${printed(second)}.`,
        `${name} swims ${printed(first)} km on Saturday and ${printed(second)} km on Sunday. How far is that altogether, in km?`,
        `Two parcels weigh ${printed(first)} kg and ${printed(second)} kg. What is their total mass, in kg?`,
      ]),
      answer: printed(total),
      mistakes: [
        [
          printed((difficulty === 1 ? a + b + 1 : a + b) / (difficulty === 1 ? 10 : 100)),
          difficulty === 1
            ? 'a slip in the tenths'
            : 'lining up the last digits instead of the decimal points',
        ],
        [printed(total * 10), 'losing the place of the decimal point'],
        [printed(total + 1), 'carrying one too many'],
        [printed(total - 1), 'not carrying'],
        [printed(Math.abs(first - second)), 'subtracting'],
        ...near(total, 0.1),
      ],
      explanation: `Line up the decimal points: ${printed(first)} + ${printed(second)} = ${printed(total)}.`,
    };
  },
};
