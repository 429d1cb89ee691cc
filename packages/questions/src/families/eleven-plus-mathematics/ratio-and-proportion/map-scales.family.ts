import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'map-scales',
  syllabus: 'Use the scale of a map',
  levels: {
    2: 'one product of two whole numbers',
    3: 'one product with half a centimetre',
    4: 'two steps: a scale such as 1 : 25,000 into kilometres, then a product of decimals',
  },
  write: (random, difficulty) => {
    const centimetres = random.int(3, 15) + (difficulty === 2 ? 0 : 0.5);
    const scale = difficulty === 4 ? random.pick([25_000, 50_000]) : 0;
    const perCentimetre = scale === 0 ? random.pick([2, 4, 5, 20]) : scale / 100_000;
    const kilometres = centimetres * perCentimetre;
    const show = (value: number) => `${formatPrintedNumber(value)} km`;
    const key =
      scale === 0
        ? `On a map, 1 cm stands for ${perCentimetre} km.`
        : `A map has a scale of 1 : ${formatPrintedNumber(scale)}.`;
    return {
      body: `${key} Two villages are ${formatPrintedNumber(centimetres)} cm apart on the map. How far apart are they in real life?`,
      answer: show(kilometres),
      mistakes: [
        [show(kilometres * 10), 'a slip when changing units'],
        [show(kilometres / 10), 'a slip when changing units'],
        [show(centimetres / perCentimetre), 'dividing by the scale'],
        [show(centimetres + perCentimetre), 'adding instead of multiplying'],
        [show(kilometres + perCentimetre), 'counting one centimetre too many'],
        [show(kilometres * 2), ''],
      ],
      explanation: `${scale === 0 ? '' : `1 cm stands for ${formatPrintedNumber(scale)} cm, which is ${formatPrintedNumber(perCentimetre)} km. `}${formatPrintedNumber(centimetres)} × ${formatPrintedNumber(perCentimetre)} = ${formatPrintedNumber(kilometres)}, so they are ${show(kilometres)} apart.`,
    };
  },
  check: checkNumber((text) => {
    const [one = NaN, scale = NaN, apart = NaN] = numbersIn(text);
    return ((text.includes('1 :') ? scale / 100_000 : scale) * apart) / one;
  }),
};
