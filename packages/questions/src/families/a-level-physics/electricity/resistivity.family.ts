import { toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { three } from '#checks/support/arithmetic.ts';
import { read } from './electricity-checks.ts';

export const family: Family = {
  name: 'resistivity',
  syllabus: 'Resistivity',
  levels: {
    3: 'One formula with powers of ten: the area is given',
    4: 'Three steps: the radius from the diameter, the area, then the resistance',
    5: 'Four steps: also the new resistance after a change of diameter and length',
  },
  write: (random, difficulty) => {
    const rho = random.pick([1.7, 2.8, 4.9, 11]);
    const length = random.pick([0.64, 0.83, 1.3, 2.7, 4.1]);
    const millimetres = random.pick([0.2, 0.25, 0.4, 0.5]);
    const radius = (millimetres * 1e-3) / 2;
    const area = Math.PI * radius * radius;
    const resistance = (rho * 1e-8 * length) / area;
    if (difficulty === 3) {
      const square = random.pick([0.13, 0.21, 0.52, 0.97]);
      const found = (rho * 1e-8 * length) / (square * 1e-6);
      return {
        body: `A wire has a resistivity of ${rho} × 10⁻⁸ Ω m, a length of ${length} m and a cross-section of ${square} × 10⁻⁶ m². What is its resistance, in Ω, to 3 significant figures?`,
        answer: toSignificantFigures(found),
        mistakes: [
          [toSignificantFigures(found * 100), 'a slip in the powers of ten'],
          [toSignificantFigures((rho * 1e-8 * square * 1e-6) / length / 1e-16), 'swapping length and area'],
          [toSignificantFigures(found / length), 'leaving out the length'],
          [toSignificantFigures(found * length), 'multiplying by the length twice'],
          [toSignificantFigures(found / 10), 'a slip in the powers of ten'],
        ],
        explanation: `R = ρL/A = ${rho} × 10⁻⁸ × ${length} ÷ (${square} × 10⁻⁶) = ${toSignificantFigures(found)}.`,
      };
    }
    const asked = difficulty === 4;
    return {
      body: asked
        ? `A wire of diameter ${millimetres} mm and length ${length} m has a resistivity of ${rho} × 10⁻⁸ Ω m. What is its resistance, in Ω, to 3 significant figures?`
        : `A wire of diameter ${millimetres} mm and length ${length} m has a resistivity of ${rho} × 10⁻⁸ Ω m. It is replaced by a wire of the same material with half the diameter and twice the length. What is the new resistance, in Ω, to 3 significant figures?`,
      answer: toSignificantFigures(asked ? resistance : 8 * resistance),
      mistakes: asked
        ? [
            [toSignificantFigures(resistance / 4), 'using the diameter as the radius'],
            [toSignificantFigures(resistance * Math.PI), 'leaving out π'],
            [toSignificantFigures(resistance * 4), ''],
            [toSignificantFigures(resistance / length), 'leaving out the length'],
          ]
        : [
            [toSignificantFigures(4 * resistance), 'halving the area instead of quartering it'],
            [toSignificantFigures(2 * resistance), 'changing the length only'],
            [toSignificantFigures(resistance), 'taking it to be unchanged'],
            [toSignificantFigures(resistance / 8), 'changing it the wrong way'],
          ],
      explanation: `A = πr² = ${toSignificantFigures(area * 1e6)} × 10⁻⁶ m², so R = ρL/A = ${toSignificantFigures(resistance)} Ω.${asked ? '' : ` Half the diameter is a quarter of the area, and the length doubles: 8 times as much, ${toSignificantFigures(8 * resistance)} Ω.`}`,
    };
  },
  check: checkNumber((text) => {
    const rho = read(text, /resistivity of ([\d.]+)/) * 1e-8;
    const length = read(text, /length (?:of )?([\d.]+) m/);
    const diameter = read(text, /diameter ([\d.]+) mm/) * 1e-3;
    const area = Number.isNaN(diameter)
      ? read(text, /cross-section of ([\d.]+)/) * 1e-6
      : (Math.PI * diameter ** 2) / 4;
    const replaced = text.includes('half the diameter') ? (2 * length) / (area / 4) : length / area;
    return three(rho * replaced);
  }, 1e-6),
};
