import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'potential-divider',
  syllabus: 'Resistors in series and in parallel, and the potential divider',
  levels: {
    1: 'one formula with reciprocals: two resistors in parallel',
    2: 'two steps: the total resistance, then the share of the supply',
    3: 'three steps backwards: from the output to the resistance of a thermistor or an LDR',
    5: 'four steps: the load in parallel first, then the total and the share',
  },
  write: (random, difficulty) => {
    const [one, two] = [random.int(12, 95) / 10, random.int(12, 95) / 10];
    const supply = random.pick([5, 6, 9, 12, 15]);
    if (difficulty === 1)
      return calculation({
        body: `Resistors of ${fixed(one)} Ω and ${fixed(two)} Ω are connected in parallel. What is their total resistance?`,
        value: (one * two) / (one + two),
        unit: 'Ω',
        mistakes: [
          [one + two, 'adding them as in series'],
          [1 / one + 1 / two, 'forgetting to take the reciprocal'],
          [(one + two) / 2, 'taking the mean'],
          [Math.abs(one - two), 'subtracting'],
        ],
        working: `1/R = 1/${fixed(one)} + 1/${fixed(two)}, so R = ${quantity((one * two) / (one + two), 'Ω')}. It is less than either of them.`,
      });
    if (difficulty === 2) {
      const output = (supply * two) / (one + two);
      return calculation({
        body: `A ${fixed(one)} kΩ and a ${fixed(two)} kΩ resistor are in series across a supply of ${fixed(supply)} V with negligible internal resistance. What is the potential difference across the ${fixed(two)} kΩ resistor?`,
        value: one === two ? NaN : output,
        unit: 'V',
        mistakes: [
          [supply - output, 'giving that across the other resistor'],
          [(supply * two) / one, 'dividing by one resistance instead of the total'],
          [supply / 2, 'sharing it equally'],
          [supply / (one + two), 'giving the current in milliamperes'],
        ],
        working: `The supply is shared in the ratio of the resistances: ${fixed(supply)} × ${fixed(two)} ÷ (${fixed(one)} + ${fixed(two)}) = ${quantity(output, 'V')}.`,
      });
    }
    if (difficulty === 3) {
      const output = random.int(8, 10 * supply - 8) / 10;
      const sensor = random.pick(['a thermistor', 'an LDR']);
      const resistance = (one * (supply - output)) / output;
      return calculation({
        body: `In a potential divider ${sensor} is in series with a fixed resistor of ${fixed(one)} kΩ across ${fixed(supply)} V. The p.d. across the fixed resistor is ${fixed(output)} V. What is the resistance of ${sensor.replace(/an? /, 'the ')}?`,
        value: resistance,
        unit: 'kΩ',
        mistakes: [
          [(one * output) / (supply - output), 'inverting the ratio'],
          [(one * supply) / output, 'giving the total resistance'],
          [(one * output) / supply, 'taking a part of the fixed resistance'],
          [one, 'taking the resistances to be equal'],
        ],
        working: `The sensor has ${fixed(supply)} − ${fixed(output)} = ${fixed(supply - output)} V. The current is the same, so R = ${fixed(one)} × ${fixed(supply - output)} ÷ ${fixed(output)} = ${quantity(resistance, 'kΩ')}.`,
      });
    }
    const load = random.int(12, 95) / 10;
    const both = (two * load) / (two + load);
    const output = (supply * both) / (one + both);
    return calculation({
      body: `Resistors of ${fixed(one)} kΩ and ${fixed(two)} kΩ are in series across ${fixed(supply)} V. A load of ${fixed(load)} kΩ is connected in parallel with the ${fixed(two)} kΩ resistor. What is the p.d. across the load?`,
      value: one === two || load === two ? NaN : output,
      unit: 'V',
      mistakes: [
        [(supply * two) / (one + two), 'leaving out the load'],
        [supply - output, 'giving that across the other resistor'],
        [(supply * (two + load)) / (one + two + load), 'adding the load in series'],
        [(supply * load) / (one + load), 'leaving out the resistor beside the load'],
      ],
      working: `The load and ${fixed(two)} kΩ in parallel have ${quantity(both, 'kΩ')}, so V = ${fixed(supply)} × ${quantity(both)} ÷ (${fixed(one)} + ${quantity(both)}) = ${quantity(output, 'V')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('total resistance')) return 1 / (1 / first + 1 / second);
    if (text.includes('negligible')) return third - (third / (first + second)) * first;
    if (text.includes('fixed resistor of')) return (second - third) / (third / first);
    const conductance = 1 / second + 1 / fourth;
    return third / (1 + first * conductance);
  }),
};
