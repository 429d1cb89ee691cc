import { printed, significant } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const models: Family = {
  name: 'models',
  printed: { 1: 1, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [start, rate] = [random.int(4, 40) * 50, random.pick([0.02, 0.03, 0.05, 0.08, 0.12])];
    const thing = random.pick(['bacteria in a dish', 'rabbits on an island', 'fish in a lake']);
    const formula = `N = ${printed(start)}e^(${printed(rate)}t)`;
    if (difficulty === 1) {
      return {
        body: `The number of ${thing} after t days is modelled by ${formula}. How many are there at the beginning?`,
        answer: printed(start),
        mistakes: [
          [significant(start * Math.exp(rate), 4), 'taking t = 1'],
          [printed(rate), 'giving the rate'],
          ['0', 'taking the beginning for nought'],
          [printed(start * rate), 'multiplying by the rate'],
        ],
        explanation: `At t = 0, e⁰ = 1, so N = ${printed(start)}.`,
      };
    }
    if (difficulty === 3) {
      const time = Math.log(2) / rate;
      return {
        body: `The number of ${thing} after t days is modelled by ${formula}. After how many days has it doubled, to 3 significant figures?`,
        answer: significant(time),
        mistakes: [
          [significant(2 / rate), 'forgetting the logarithm'],
          [significant(Math.log(2) * rate * 100), 'multiplying by the rate'],
          [significant(Math.log(2 * start) / rate), 'leaving the starting number in'],
          [significant(Math.log10(2) / rate), 'using base 10'],
        ],
        explanation: `e^(${printed(rate)}t) = 2, so t = ln 2 ÷ ${printed(rate)} = ${significant(time)}.`,
      };
    }
    const t = random.int(5, 20);
    const growth = start * rate * Math.exp(rate * t);
    return {
      body: `The number of ${thing} after t days is modelled by ${formula}. At what rate is it growing when t = ${t}, per day, to 3 significant figures?`,
      answer: significant(growth),
      mistakes: [
        [significant(start * Math.exp(rate * t)), 'giving the number instead of its rate of change'],
        [significant(start * rate), 'taking the rate at the beginning'],
        [significant((start * Math.exp(rate * t)) / t), 'dividing the number by the time'],
        [significant(start * rate * t * Math.exp(rate * t)), 'multiplying by the time as well'],
      ],
      explanation: `dN/dt = ${printed(start)} × ${printed(rate)} × e^(${printed(rate)}t); at t = ${t} that is ${significant(growth)}.`,
    };
  },
};
