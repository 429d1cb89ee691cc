import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'cell-voltages',
  syllabus: 'The voltage of cells of two metals, and of batteries',
  levels: {
    1: 'One step: the voltage of cells in series',
    2: 'Two steps: the difference of two voltages, then cells in series',
    3: 'Three steps: the sum of three differences, one of them found first, then cells in series',
  },
  write: (random, difficulty) => {
    const cells = random.int(2, 9);
    if (difficulty === 1) {
      const one = random.pick([0.8, 1.1, 1.2, 1.4, 1.6, 2.1, 3.6, 3.7]);
      return {
        body: `A cell gives ${one} V. What is the voltage of a battery of ${cells} such cells in series, in V?`,
        ...results(one * cells, [
          [one, 'giving the voltage of one cell'],
          [one + cells, 'adding instead of multiplying'],
          [one / cells, 'dividing instead of multiplying'],
        ]),
        explanation: `The voltages of cells in series are added: ${cells} × ${one} = ${printed(one * cells)} V.`,
      };
    }
    const [magnesium, zinc, iron, tin] = [
      random.int(19, 26) / 10,
      random.int(9, 12) / 10,
      random.int(6, 8) / 10,
      random.int(2, 5) / 10,
    ];
    if (difficulty === 2) {
      const [name, voltage] = random.pick([
        ['zinc', zinc],
        ['iron', iron],
        ['tin', tin],
      ] as const);
      const one = magnesium - voltage;
      return {
        body: `In the same electrolyte a cell of magnesium and copper gives ${magnesium} V, and one of ${name} and copper ${voltage} V; copper is the positive electrode in both. What is the voltage of ${cells} cells of magnesium and ${name} in series, in V?`,
        ...results(one * cells, [
          [(magnesium + voltage) * cells, 'adding the voltages'],
          [one, 'giving the voltage of one cell'],
          [magnesium * cells, 'leaving out the second metal'],
        ]),
        explanation: `Both metals are more reactive than copper, so one cell gives ${magnesium} − ${voltage} = ${printed(one)} V, and ${cells} cells ${cells} × ${printed(one)} = ${printed(one * cells)} V.`,
      };
    }
    const [first, last] = [magnesium - zinc, zinc - tin];
    return {
      body: `In the same electrolyte a cell of magnesium and zinc gives ${printed(first)} V, one of zinc and copper ${zinc} V, and one of tin and copper ${tin} V. The metal named first is negative in each. What is the voltage of ${cells} cells of magnesium and tin in series, in V?`,
      ...results((first + last) * cells, [
        [(first + zinc) * cells, 'taking copper in place of tin'],
        [(first + zinc + tin) * cells, 'adding all the voltages'],
        [first + last, 'giving the voltage of one cell'],
      ]),
      explanation: `Magnesium and copper would give ${printed(first)} + ${zinc} = ${printed(magnesium)} V. Tin is between zinc and copper, so magnesium and tin give ${printed(magnesium)} − ${tin} = ${printed(first + last)} V, and ${cells} cells ${printed((first + last) * cells)} V.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text);
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbers;
    if (numbers.length === 2) return first * second;
    return numbers.length === 3 ? first * third - second * third : (first + second) * fourth - third * fourth;
  }, 1e-6),
};
