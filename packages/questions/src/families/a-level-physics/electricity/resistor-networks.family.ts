import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'resistor-networks',
  syllabus: 'Resistors in series and in parallel, and Kirchhoff’s laws',
  levels: {
    1: 'one step: several equal resistors in parallel, or the last current at a junction',
    2: 'two steps: two resistors in parallel, then one in series with them',
    3: 'four steps: the parallel part, the total, the current, then the current in one branch',
  },
  write: (random, difficulty) => {
    const [series, one, two, volts] = [
      random.int(12, 95) / 10,
      random.int(20, 120) / 10,
      random.int(20, 120) / 10,
      random.int(4, 24),
    ];
    if (difficulty === 1 && random.chance(0.5)) {
      const count = random.int(3, 9);
      const each = random.int(20, 300) / 10;
      return calculation({
        body: `${count} resistors of ${fixed(each)} Ω each are connected in parallel. What is their total resistance?`,
        value: each / count,
        unit: 'Ω',
        mistakes: [
          [each * count, 'treating them as in series'],
          [count / each, 'giving the reciprocal'],
          [each / count ** 2, 'dividing twice'],
        ],
        working: `1/R = ${count} × 1/${fixed(each)}, so R = ${fixed(each)} ÷ ${count} = ${quantity(each / count, 'Ω')}.`,
      });
    }
    if (difficulty === 1) {
      const [inward, out] = [random.int(20, 60) / 10, random.int(20, 60) / 10];
      const left = random.int(12, 60) / 10;
      const rest = inward + left - out;
      return calculation({
        body: `Currents of ${fixed(inward)} A and ${fixed(left)} A flow into a junction, and ${fixed(out)} A and one other current flow out of it. What is the other current?`,
        value: rest > 0.3 ? rest : NaN,
        unit: 'A',
        mistakes: [
          [inward + left + out, 'adding all the currents'],
          [Math.abs(inward - left), 'subtracting the currents that flow in'],
          [(inward + left) / 2, 'sharing the current equally'],
          [Math.abs(inward - left) + out, ''],
        ],
        working: `The currents in equal those out: ${fixed(inward)} + ${fixed(left)} − ${fixed(out)} = ${quantity(rest, 'A')}.`,
      });
    }
    const pair = (one * two) / (one + two);
    const circuit = `A resistor of ${fixed(series)} Ω is in series with two parallel resistors of ${fixed(one)} Ω and ${fixed(two)} Ω.`;
    if (difficulty === 2)
      return calculation({
        body: `${circuit} What is the total resistance?`,
        value: series + pair,
        unit: 'Ω',
        mistakes: [
          [series + one + two, 'treating all three as in series'],
          [1 / (1 / series + 1 / one + 1 / two), 'treating all three as in parallel'],
          [pair, 'leaving out the resistor in series'],
          [series + 1 / one + 1 / two, 'forgetting to invert the sum'],
        ],
        working: `The two in parallel are ${fixed(one)} × ${fixed(two)} ÷ (${fixed(one)} + ${fixed(two)}) = ${quantity(pair, 'Ω')}. With ${fixed(series)} Ω in series the total is ${quantity(series + pair, 'Ω')}.`,
      });
    const current = volts / (series + pair);
    const branch = (current * two) / (one + two);
    return calculation({
      body: `${circuit} A supply of ${volts} V without internal resistance is connected to them. What is the current in the ${fixed(one)} Ω resistor?`,
      value: Math.abs(one - two) > 1 ? branch : NaN,
      unit: 'A',
      mistakes: [
        [current, 'giving the current of the supply'],
        [current / 2, 'sharing the current equally'],
        [(current * one) / (one + two), 'giving the current in the other branch'],
        [volts / one, 'leaving out the resistor in series'],
      ],
      working: `The parallel part is ${quantity(pair, 'Ω')} and the total ${quantity(series + pair, 'Ω')}, so the supply gives ${quantity(current, 'A')}. The p.d. across the parallel part is ${quantity(current * pair, 'V')}, and divided by ${fixed(one)} Ω this is ${quantity(branch, 'A')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('each')) return 1 / (first * (1 / second));
    if (text.includes('junction')) return first - third + second;
    const parallel = 1 / (1 / second + 1 / third);
    if (text.includes('total resistance')) return first + parallel;
    return (fourth * parallel) / (parallel + first) / second;
  }),
};
