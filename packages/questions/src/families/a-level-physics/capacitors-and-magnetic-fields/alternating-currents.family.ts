import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'alternating-currents',
  syllabus: 'Alternating currents, the oscilloscope and the transmission of power',
  levels: {
    1: 'one step: a peak or a root-mean-square value',
    2: 'two steps: a frequency from the screen of an oscilloscope, or a mean power from peak values',
    3: 'three steps: the current in a cable, its square, then the share of the power that is lost',
  },
  write: (random, difficulty) => {
    const size = random.int(30, 400) / 10;
    if (difficulty === 1) {
      const isPeak = random.chance(0.5);
      const value = isPeak ? size * Math.SQRT2 : size / Math.SQRT2;
      return calculation({
        body: isPeak
          ? `A sinusoidal supply has a root-mean-square p.d. of ${fixed(size)} V. What is its peak p.d.?`
          : `A sinusoidal supply has a peak p.d. of ${fixed(size)} V. What is its root-mean-square p.d.?`,
        value,
        unit: 'V',
        mistakes: [
          [isPeak ? size / Math.SQRT2 : size * Math.SQRT2, 'using √2 the wrong way round'],
          [isPeak ? size * 2 : size / 2, 'using 2 instead of √2'],
          [
            isPeak ? size * 2 * Math.SQRT2 : Math.sqrt(size),
            isPeak ? 'giving the peak-to-peak value' : 'taking the square root',
          ],
        ],
        working: isPeak
          ? `Peak p.d. = √2 × ${fixed(size)} = ${quantity(value, 'V')}.`
          : `Root-mean-square p.d. = ${fixed(size)} ÷ √2 = ${quantity(value, 'V')}.`,
      });
    }
    if (difficulty === 2 && random.chance(0.5)) {
      const [divisions, base] = [random.int(20, 95) / 10, random.pick([0.1, 0.2, 0.5, 1, 2, 5])];
      const frequency = 1000 / (divisions * base);
      return calculation({
        body: `One cycle of a signal covers ${fixed(divisions)} divisions on the screen of an oscilloscope with a time base of ${base} ms per division. What is the frequency of the signal?`,
        value: frequency,
        unit: 'Hz',
        mistakes: [
          [frequency / 1000, 'leaving the time in milliseconds'],
          [1000 / base, 'taking one division as the period'],
          [(1000 * divisions) / base, 'dividing by the time base only'],
          [divisions * base, 'giving the period in milliseconds'],
        ],
        working: `T = ${fixed(divisions)} × ${base} ms = ${quantity(divisions * base, 'ms')}, and f = 1 ÷ T = ${quantity(frequency, 'Hz')}.`,
      });
    }
    const ohms = random.int(20, 400) / 10;
    if (difficulty === 2) {
      const power = size ** 2 / 2 / ohms;
      return calculation({
        body: `A sinusoidal p.d. with a peak value of ${fixed(size)} V is connected to a resistor of ${fixed(ohms)} Ω. What is the mean power in the resistor?`,
        value: power,
        unit: 'W',
        mistakes: [
          [power * 2, 'using the peak value'],
          [power / 2, 'dividing by 2 twice'],
          [size / Math.SQRT2 / ohms, 'giving the root-mean-square current'],
          [power * Math.SQRT2, 'dividing the square by √2'],
        ],
        working: `The root-mean-square p.d. is ${fixed(size)} ÷ √2 = ${quantity(size / Math.SQRT2, 'V')}, and P = V² ÷ R = ${quantity(power, 'W')}.`,
      });
    }
    const [kilowatts, kilovolts, cable] = [
      random.int(20, 95) * 10,
      random.int(8, 40),
      random.int(12, 60) / 10,
    ];
    const current = kilowatts / kilovolts;
    const share = (current ** 2 * cable) / (kilowatts * 10);
    return calculation({
      body: `A power of ${kilowatts} kW is sent at ${kilovolts} kV through a cable of resistance ${fixed(cable)} Ω. How many per cent of the power are lost in the cable?`,
      value: share < 25 ? share : NaN,
      unit: '',
      mistakes: [
        [share / 100, 'giving the share as a decimal'],
        [share / current, 'forgetting to square the current'],
        [100 - share, 'giving what arrives'],
        [share * 2, ''],
      ],
      working: `I = P ÷ V = ${quantity(current, 'A')}. The cable takes I² R = ${quantity(current ** 2 * cable, 'W')}, which is ${quantity(share)}% of ${kilowatts} kW.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('What is its peak')) return Math.sqrt(2 * first * first);
    if (text.includes('What is its root')) return Math.sqrt((first * first) / 2);
    if (text.includes('cycle'))
      return (
        1 / (Number(/covers ([\d.]+)/.exec(text)?.[1]) * Number(/base of ([\d.]+)/.exec(text)?.[1]) * 1e-3)
      );
    if (text.includes('mean power')) return (0.5 * first * first) / second;
    const lost = ((first * 1e3) / (second * 1e3)) ** 2 * third;
    return (100 * lost) / (first * 1e3);
  }),
};
