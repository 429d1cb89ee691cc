import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const show = (value: number) => formatPrintedNumber(Number(value.toFixed(3)));
const measures = [
  ['times', 'seconds'],
  ['masses', 'grams'],
  ['lengths', 'cm'],
  ['distances', 'km'],
] as const;

function density(random: Random): Draft {
  const [width, tenths, low] = [
    random.pick([4, 5, 8, 10, 15, 20, 25]),
    random.int(6, 64),
    random.int(0, 12) * 5,
  ];
  const frequency = (width * tenths) / 10;
  const [what, unit] = random.pick(measures);
  if (!Number.isInteger(frequency)) return noDraft;
  return {
    body: `In a table of ${what}, the class from ${low} to ${low + width} ${unit} has the frequency ${frequency}. What is its frequency density?`,
    answer: show(tenths / 10),
    mistakes: [
      [show(frequency * width), 'multiplying by the width of the class'],
      [show(width / frequency), 'dividing the wrong way round'],
      [show(frequency / (low + width)), 'dividing by the upper end of the class'],
      [show(frequency / (low + width / 2)), 'dividing by the middle of the class'],
    ],
    explanation: `Frequency density is frequency ÷ width: ${frequency} ÷ ${width} = ${show(tenths / 10)}.`,
  };
}

function bar(random: Random): Draft {
  const [width, other] = random.sample([5, 10, 15, 20, 25], 2) as [number, number];
  const [centimetres, height] = [random.int(2, 9) / 2, random.int(4, 18) / 2];
  const [one, two] = random.sample([1, 2, 3, 4, 5, 6, 8], 2) as [number, number];
  const [frequency, frequencyOther] = [width * one, other * two];
  const answer = (height * two) / one;
  if (answer > 20 || !Number.isInteger(answer * 100)) return noDraft;
  return {
    body: `In a histogram, the bar for a class of width ${width} with frequency ${frequency} is ${show(height)} cm high. How high is the bar for a class of width ${other} with frequency ${frequencyOther}, in cm?`,
    answer: show(answer),
    mistakes: [
      [show((height * frequencyOther) / frequency), 'comparing the frequencies without the widths'],
      [
        show((height * frequencyOther * other) / (width * frequency)),
        'multiplying by the widths the wrong way round',
      ],
      [show((height * width) / other), 'comparing the widths without the frequencies'],
      [show(answer + centimetres), 'a slip in the scale'],
    ],
    explanation: `The frequency densities are ${frequency}/${width} = ${show(frequency / width)} and ${frequencyOther}/${other} = ${show(frequencyOther / other)}. The heights are in the same ratio: ${show(height)} × ${show(frequencyOther / other)} ÷ ${show(frequency / width)} = ${show(answer)}.`,
  };
}

function within(random: Random): Draft {
  const [low, width, next] = [random.int(2, 8) * 5, random.pick([10, 20]), random.pick([10, 20, 30])];
  const [first, second] = [random.int(4, 20) / 2, random.int(4, 20) / 2];
  const [from, to] = [low + random.int(1, 4) * (width / 5), low + width + random.int(1, 4) * (next / 5)];
  const [one, two] = [(low + width - from) * first, (to - low - width) * second];
  const answer = one + two;
  if (!Number.isInteger(one) || !Number.isInteger(two) || first === second) return noDraft;
  return {
    body: `A histogram has the frequency density ${show(first)} from ${low} to ${low + width}, and ${show(second)} from ${low + width} to ${low + width + next}. About how many values lie between ${from} and ${to}?`,
    answer: show(answer),
    mistakes: [
      [show(width * first + next * second), 'counting both classes as a whole'],
      [show((to - from) * first), 'using the first density all the way'],
      [show((to - from) * second), 'using the second density all the way'],
      [show(((to - from) * (first + second)) / 2), 'using the mean of the two densities'],
    ],
    explanation: `Below ${low + width}: ${low + width - from} × ${show(first)} = ${show(one)}. Above it: ${to - low - width} × ${show(second)} = ${show(two)}. Together about ${show(answer)}.`,
  };
}

export const family: Family = {
  name: 'histogram-bars',
  syllabus: 'Histograms and frequency density',
  levels: {
    1: 'one division: the frequency density',
    2: 'three steps: two densities, then a scale',
    3: 'four steps: parts of two classes, two products and their sum',
  },
  write: byDifficulty({ 1: density, 2: bar, 3: within }),
  check: checkNumber((text) => {
    const [p = NaN, q = NaN, r = NaN, s = NaN, t = NaN, u = NaN, v = NaN, w = NaN] = numbersIn(text);
    if (text.includes('table')) return r / (q - p);
    if (text.includes('bar')) {
      const area = (p * r) / q;
      return (area * t) / s;
    }
    // p from q to r, s from t to u: count values that are spread evenly, in small steps.
    const steps = 100 * (w - v);
    const densityAt = (x: number) => (x >= q && x < r ? p : x >= t && x < u ? s : 0);
    const total = Array.from({ length: steps }, (_, index) => densityAt(v + (index + 0.5) / 100));
    return Number((total.reduce((sum, each) => sum + each, 0) / 100).toFixed(2));
  }),
};
