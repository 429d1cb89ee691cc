import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { printed, results } from '../calculation.ts';

export const family: Family = {
  name: 'counted-waves',
  syllabus: 'Frequency, wavelength and speed of waves that are counted',
  levels: {
    1: 'One step: the number of waves divided by the time',
    2: 'Two steps: the frequency, then the speed',
    3: 'Three steps: the frequency, the speed of a crest, then the wavelength',
  },
  write: (random, difficulty) => {
    const [frequency, seconds] = [random.pick([0.2, 0.25, 0.4, 0.5, 0.8]), random.pick([20, 40, 60, 80])];
    const wavelength = random.pick([2, 2.5, 3, 4, 5, 8, 12]);
    const count = frequency * seconds;
    const speed = frequency * wavelength;
    const place = random.pick(['a post in a harbour', 'a buoy on a lake', 'the end of a pier']);
    const start = `${printed(count)} waves pass ${place} in ${seconds} s.`;
    const toFrequency = `The frequency is ${printed(count)} ÷ ${seconds} = ${printed(frequency)} Hz`;
    if (difficulty === 1)
      return {
        body: `${start} What is the frequency of the waves, in Hz?`,
        ...results(frequency, [
          [seconds / count, 'dividing the wrong way round'],
          [count * seconds, 'multiplying instead of dividing'],
        ]),
        explanation: `${toFrequency}: the number of waves in each second.`,
      };
    if (difficulty === 2)
      return {
        body: `${start} The wavelength is ${printed(wavelength)} m. What is the speed of the waves, in m/s?`,
        ...results(speed, [
          [count * wavelength, 'using the number of waves as the frequency'],
          [frequency / wavelength, 'dividing by the wavelength'],
          [(seconds / count) * wavelength, 'using the period as the frequency'],
        ]),
        explanation: `${toFrequency}, and the speed is ${printed(frequency)} × ${printed(wavelength)} = ${printed(speed)} m/s.`,
      };
    const travel = random.pick([5, 10, 15]);
    return {
      body: `${start} One crest travels ${printed(speed * travel)} m in ${travel} s. What is the wavelength, in m?`,
      ...results(wavelength, [
        [speed, 'finding the speed'],
        [speed * frequency, 'multiplying by the frequency'],
        [speed / count, 'using the number of waves as the frequency'],
      ]),
      explanation: `${toFrequency}. The speed is ${printed(speed * travel)} ÷ ${travel} = ${printed(speed)} m/s, and ${printed(speed)} ÷ ${printed(frequency)} = ${printed(wavelength)} m.`,
    };
  },
  check: checkNumber((text) => {
    const [count = NaN, seconds = NaN, third = NaN, fourth = NaN] = numbersIn(text);
    const period = seconds / count;
    if (text.includes('frequency')) return 1 / period;
    return text.includes('One crest') ? (third / fourth) * period : third / period;
  }, 1e-6),
};
