import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'compound-measures',
  syllabus: 'Density and pressure',
  steps: {
    1: 'one division by a whole number: the density or the pressure',
    2: 'the formula rearranged, with one decimal',
  },
  printed: { 1: 8, 2: 2 },
  write: (random, difficulty) => {
    const [density, volume] = [random.int(2, 12) + (difficulty === 1 ? 0 : 0.5), random.int(4, 30) * 2];
    const mass = density * volume;
    const kind = random.pick(['density', 'pressure'] as const);
    if (kind === 'density') {
      const wantsVolume = difficulty === 2;
      return {
        body: wantsVolume
          ? `A metal has a density of ${formatPrintedNumber(density)} g/cm³. What is the volume of a piece of ${formatPrintedNumber(mass)} g, in cm³?`
          : `A block has a mass of ${formatPrintedNumber(mass)} g and a volume of ${volume} cm³. What is its density, in g/cm³?`,
        answer: formatPrintedNumber(wantsVolume ? volume : density),
        mistakes: wantsVolume
          ? [
              [formatPrintedNumber(density * mass), 'multiplying instead of dividing'],
              [formatPrintedNumber(mass - density), 'subtracting'],
              [formatPrintedNumber(Number((density / mass).toFixed(3))), 'dividing the wrong way round'],
              [formatPrintedNumber(volume * 10), 'a slip with the decimal point'],
              [formatPrintedNumber(volume + 4), ''],
            ]
          : [
              [formatPrintedNumber(mass * volume), 'multiplying instead of dividing'],
              [formatPrintedNumber(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [formatPrintedNumber(mass - volume), 'subtracting'],
              [formatPrintedNumber(density + 1), ''],
            ],
        explanation: wantsVolume
          ? `Volume is mass ÷ density: ${formatPrintedNumber(mass)} ÷ ${formatPrintedNumber(density)} = ${volume}.`
          : `Density is mass ÷ volume: ${formatPrintedNumber(mass)} ÷ ${volume} = ${formatPrintedNumber(density)}.`,
      };
    }
    return {
      body:
        difficulty === 2
          ? `A pressure of ${formatPrintedNumber(density)} N/cm² acts on an area of ${volume} cm². What is the force, in N?`
          : `A force of ${formatPrintedNumber(mass)} N acts on an area of ${volume} cm². What is the pressure, in N/cm²?`,
      answer: formatPrintedNumber(difficulty === 2 ? mass : density),
      mistakes:
        difficulty === 2
          ? [
              [formatPrintedNumber(Number((volume / density).toFixed(1))), 'dividing instead of multiplying'],
              [formatPrintedNumber(volume + density), 'adding'],
              [formatPrintedNumber(mass * 10), 'a slip with the decimal point'],
              [formatPrintedNumber(mass + volume), ''],
            ]
          : [
              [formatPrintedNumber(mass * volume), 'multiplying instead of dividing'],
              [formatPrintedNumber(mass - volume), 'subtracting'],
              [formatPrintedNumber(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [formatPrintedNumber(density + 2), ''],
            ],
      explanation:
        difficulty === 2
          ? `Force is pressure × area: ${formatPrintedNumber(density)} × ${volume} = ${formatPrintedNumber(mass)}.`
          : `Pressure is force ÷ area: ${formatPrintedNumber(mass)} ÷ ${volume} = ${formatPrintedNumber(density)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text.replace(/cm[²³]/g, ''));
    if (text.includes('What is the force')) return first * second;
    return text.includes('What is the volume') ? second / first : first / second;
  }),
};
