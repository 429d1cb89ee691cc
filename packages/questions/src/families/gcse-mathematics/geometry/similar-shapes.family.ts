import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'similar-shapes',
  syllabus: 'Lengths, areas and volumes of similar shapes',
  levels: {
    2: 'two steps: the scale factor, then a length',
    3: 'three steps: the scale factor, its square, then an area',
    4: 'three steps: the scale factor, its cube, then a volume',
    5: 'four steps: the root of a ratio of two areas first, then a volume',
  },
  tier: { 3: 'HIGHER', 4: 'HIGHER', 5: 'HIGHER' },
  write: (random, difficulty) => {
    const scale = random.pick([1.5, 2, 2.5, 3, 4]);
    const small = random.int(2, 9) * 2;
    const large = small * scale;
    const show = formatPrintedNumber;
    const cubed = random.int(2, 12) * 8;
    if (difficulty === 2) {
      const other = random.int(2, 10) * 2;
      const cm = (value: number) => `${show(value)} cm`;
      return {
        body: `Two triangles are similar. A side of ${cm(small)} in the first is ${cm(large)} in the second. Another side of the first is ${cm(other)}. How long is it in the second?`,
        answer: cm(other * scale),
        mistakes: [
          [cm(other + large - small), 'adding the difference instead of multiplying'],
          [cm(other / scale), 'dividing instead of multiplying'],
          [cm(other * scale * scale), 'using the scale factor of areas'],
          ...nearbyNumbers(other * scale, 1, cm),
        ],
        explanation: `The scale factor is ${show(large)} ÷ ${show(small)} = ${show(scale)}, and ${show(other)} × ${show(scale)} = ${cm(other * scale)}.`,
      };
    }
    const [power, unit, what] =
      difficulty === 3 ? ([2, 'cm²', 'surface area'] as const) : ([3, 'cm³', 'volume'] as const);
    const answer = cubed * scale ** power;
    const amount = (value: number) => `${show(value)} ${unit}`;
    const areas = [4 * small, 4 * small * scale * scale] as const;
    return {
      body:
        difficulty === 5
          ? `Two solids are similar. Their surface areas are ${show(areas[0])} cm² and ${show(areas[1])} cm². The smaller one has a volume of ${amount(cubed)}. What is the volume of the larger one?`
          : `Two solids are similar. Their heights are ${show(small)} cm and ${show(large)} cm. The smaller one has a ${what} of ${amount(cubed)}. What is the ${what} of the larger one?`,
      answer: amount(answer),
      mistakes: [
        [amount(cubed * scale), 'using the scale factor of lengths'],
        [
          amount(cubed * scale ** (power === 2 ? 3 : 2)),
          `using the scale factor of ${power === 2 ? 'volumes' : 'areas'}`,
        ],
        [amount(cubed * scale * power), 'multiplying the scale factor by the power'],
        [amount(cubed + large - small), 'adding the difference'],
        ...nearbyNumbers(answer, 8, amount),
      ],
      explanation: `${difficulty === 5 ? `The areas have the ratio ${show(scale * scale)}, so lengths have the ratio ${show(scale)}` : `The scale factor of lengths is ${show(scale)}`}. ${power === 2 ? 'Areas' : 'Volumes'} are multiplied by ${show(scale)}${power === 2 ? '²' : '³'}: ${show(cubed)} × ${show(scale ** power)} = ${amount(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text.replace(/cm[²³]/g, ''));
    const ratio = second / first;
    if (text.includes('triangles')) return third * ratio;
    const length = text.includes('areas are') ? Math.sqrt(ratio) : ratio;
    return third * (text.includes('volume') ? length * length * length : length * length);
  }, 1e-6),
};
