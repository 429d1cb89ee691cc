import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { three } from '../a-level-chemistry-checks.ts';

export const family: Family = {
  name: 'equilibrium-constants',
  syllabus: 'Calculating Kc',
  levels: {
    2: 'one expression with four amounts, in which the volume cancels',
    3: 'four steps: three concentrations from amounts, then Kc with powers',
    4: 'five steps: the equilibrium amounts first, from the initial ones',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [acid, alcohol, ester, water] = [
        random.int(11, 49) / 100,
        random.int(11, 49) / 100,
        random.int(51, 95) / 100,
        random.int(51, 95) / 100,
      ];
      const result = (ester * water) / (acid * alcohol);
      const amounts = [acid, alcohol, ester, water].map((each) => each.toFixed(2));
      return {
        body: `CH₃COOH + C₂H₅OH ⇌ CH₃COOC₂H₅ + H₂O. At equilibrium there are, in this order, ${amounts.join(', ')} mol in 1.0 dm³. What is Kc?`,
        answer: roundToFigures(result),
        mistakes: [
          [roundToFigures(1 / result), 'dividing the wrong way round'],
          [roundToFigures((ester + water) / (acid + alcohol)), 'adding the concentrations'],
          [roundToFigures(ester / (acid * alcohol)), 'leaving out the water'],
          [roundToFigures(result / 2), ''],
        ],
        explanation: `Kc = [ester][water] ÷ ([acid][alcohol]) = ${amounts[2] ?? ''} × ${amounts[3] ?? ''} ÷ (${amounts[0] ?? ''} × ${amounts[1] ?? ''}) = ${roundToFigures(result)}. It has no units.`,
      };
    }
    if (difficulty === 3) {
      const volume = random.pick([2, 4, 5, 10]);
      const [nitrogen, hydrogen, ammonia] = [
        random.int(8, 30) / 10,
        random.int(8, 40) / 10,
        random.int(3, 25) / 10,
      ];
      const [n, h, a] = [nitrogen / volume, hydrogen / volume, ammonia / volume];
      const result = (a * a) / (n * h ** 3);
      return {
        body: `N₂(g) + 3H₂(g) ⇌ 2NH₃(g). At equilibrium ${formatPrintedNumber(nitrogen)} mol of N₂, ${formatPrintedNumber(hydrogen)} mol of H₂ and ${formatPrintedNumber(ammonia)} mol of NH₃ are in a vessel of ${volume} dm³. What is Kc, in mol⁻² dm⁶?`,
        answer: roundToFigures(result),
        mistakes: [
          [roundToFigures((ammonia * ammonia) / (nitrogen * hydrogen ** 3)), 'leaving out the volume'],
          [roundToFigures(a / (n * h)), 'leaving out the powers'],
          [roundToFigures((2 * a) / (n * 3 * h)), 'multiplying by the coefficients'],
          [roundToFigures(1 / result), 'dividing the wrong way round'],
          [roundToFigures(result * 2), ''],
        ],
        explanation: `The concentrations are ${roundToFigures(n)}, ${roundToFigures(h)} and ${roundToFigures(a)} mol dm⁻³. Kc = [NH₃]² ÷ ([N₂][H₂]³) = ${roundToFigures(result)} mol⁻² dm⁶.`,
      };
    }
    const [start, volume] = [random.int(10, 50) / 10, random.pick([2, 3, 4, 5, 8, 10])];
    const made = Number((start * random.pick([0.2, 0.25, 0.3, 0.4, 0.5, 0.6])).toFixed(3));
    const left = Number((start - made).toFixed(3));
    const result = ((made / volume) * (made / volume)) / (left / volume);
    return {
      body: `${formatPrintedNumber(start)} mol of PCl₅ is heated in a vessel of ${volume} dm³: PCl₅(g) ⇌ PCl₃(g) + Cl₂(g). At equilibrium there is ${formatPrintedNumber(made)} mol of Cl₂. What is Kc, in mol dm⁻³?`,
      answer: roundToFigures(result),
      mistakes: [
        [roundToFigures((made / volume) ** 2 / (start / volume)), 'using the initial amount of PCl₅'],
        [roundToFigures((made * made) / left), 'leaving out the volume'],
        [roundToFigures(1 / result), 'dividing the wrong way round'],
        [roundToFigures(made / left), 'leaving out PCl₃'],
        [roundToFigures(result / 2), ''],
      ],
      explanation: `There is as much PCl₃ as Cl₂, ${formatPrintedNumber(made)} mol, and ${formatPrintedNumber(start)} − ${formatPrintedNumber(made)} = ${formatPrintedNumber(left)} mol of PCl₅. Kc = (${formatPrintedNumber(made)} ÷ ${volume})² ÷ (${formatPrintedNumber(left)} ÷ ${volume}) = ${roundToFigures(result)} mol dm⁻³.`,
    };
  },
  check: checkNumber((text) => {
    const of = (substance: string) => Number(new RegExp(`([\\d.]+) mol of ${substance}`).exec(text)?.[1]);
    const volume = Number(/vessel of (\d+)/.exec(text)?.[1]);
    if (text.includes('this order')) {
      const [first = NaN, second = NaN, third = NaN, fourth = NaN] = [...text.matchAll(/0\.\d\d/g)].map(
        ([found]) => Number(found),
      );
      return three((third / first) * (fourth / second));
    }
    if (text.includes('NH₃')) return three((of('NH₃') ** 2 * volume ** 2) / (of('N₂') * of('H₂') ** 3));
    return three(of('Cl₂') ** 2 / ((of('PCl₅') - of('Cl₂')) * volume));
  }, 1e-6),
};
