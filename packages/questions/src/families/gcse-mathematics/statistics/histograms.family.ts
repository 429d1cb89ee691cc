import { histogram } from '#drawing/charts/histogram.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import type { Difficulty, Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

interface Bar {
  from: number;
  to: number;
  density: number;
}

/** What is asked about a bar and the next one. */
interface Reading {
  ask: 'How' | 'Estimate how';
  from: number;
  to: number;
  answer: number;
  mistakes: Misconception[];
  working: string;
}

const show = formatPrintedNumber;
const frequency = ({ from, to, density }: Bar) => Math.round((to - from) * density);
const product = (bar: Bar) => `${bar.to - bar.from} × ${bar.density} = ${frequency(bar)}`;

function oneBar(bar: Bar, after: Bar): Reading {
  const answer = frequency(bar);
  return {
    ask: 'How',
    from: bar.from,
    to: bar.to,
    answer,
    mistakes: [
      [show(Math.round(10 * bar.density)), 'taking every bar to be 10 wide'],
      [show(frequency(after)), 'using another bar'],
      [show(answer + 2 * (bar.to - bar.from)), 'misreading the height by a grid line'],
    ],
    working: `${product(bar)}.`,
  };
}

function twoBars(bar: Bar, after: Bar): Reading {
  const answer = frequency(bar) + frequency(after);
  return {
    ask: 'How',
    from: bar.from,
    to: after.to,
    answer,
    mistakes: [
      ...mistakesOfTwo(bar, after),
      [show(answer + 2 * (bar.to - bar.from)), 'misreading the height by a grid line'],
    ],
    working: `${product(bar)}, and ${product(after)}: together ${answer}.`,
  };
}

function partAndBar(bar: Bar, after: Bar): Reading | undefined {
  if (bar.to - bar.from === 5) return undefined;
  const answer = Math.round(5 * bar.density) + frequency(after);
  return {
    ask: 'Estimate how',
    from: bar.to - 5,
    to: after.to,
    answer,
    mistakes: [
      ...mistakesOfTwo(bar, after),
      [show(frequency(bar) + frequency(after)), 'using the whole of the first bar'],
    ],
    working: `5 × ${bar.density} = ${show(5 * bar.density)}, and ${product(after)}: together ${answer}.`,
  };
}

const mistakesOfTwo = (bar: Bar, after: Bar): Misconception[] => [
  [show(Math.round(10 * (bar.density + after.density))), 'taking every bar to be 10 wide'],
  [show(frequency(after)), 'using another bar'],
];

const readings: Partial<Record<Difficulty, (bar: Bar, after: Bar) => Reading | undefined>> = {
  3: oneBar,
  4: twoBars,
  5: partAndBar,
};

export const family: Family = {
  name: 'histograms',
  syllabus: 'Read histograms with bars of different widths',
  levels: {
    3: 'the frequency of one bar',
    4: 'the frequency of two bars, or of all',
    5: 'an estimate for part of a bar and another whole one',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const widths = random.shuffle([5, 10, 15, 20]);
    const densities = Array.from({ length: 4 }, () => random.int(1, 8) * 0.4);
    const [title, what, verb, unit] = random.pick([
      ['Time (minutes)', 'the times of some journeys', 'journeys took', 'minutes'],
      ['Length (cm)', 'the lengths of some fish', 'fish are', 'cm long'],
      ['Mass (g)', 'the masses of some apples', 'apples have a mass of', 'g'],
      ['Age (years)', 'the ages of some visitors', 'visitors are', 'years old'],
    ] as const);
    let edge = 0;
    const bars = widths.map((width, index) => {
      const from = edge;
      edge += width;
      return { from, to: edge, density: Number((densities[index] ?? 0).toFixed(1)) };
    });
    const at = random.int(0, 2);
    const [bar, after] = [bars[at], bars[at + 1]];
    if (!bar || !after) return noDraft;
    const reading = readings[difficulty]?.(bar, after);
    if (!reading) return noDraft;
    const { ask, from, to, answer, mistakes, working } = reading;
    return {
      body: `The histogram shows ${what}. ${ask} many ${verb} between ${from} and ${to} ${unit}${ask === 'How' ? '?' : '.'}`,
      image: {
        svg: histogram(bars, title, 0.4),
        alternativeText: `A histogram of ${title.toLowerCase()}. Frequency densities: ${bars.map(({ from, to, density }) => `${from} to ${to}: ${density}`).join('; ')}.`,
      },
      answer: show(answer),
      mistakes: [...mistakes, ...nearbyNumbers(answer, 4)],
      explanation: `Frequency is width × frequency density. ${working}`,
    };
  },
  check: checkNumber((text) => {
    const [, low = NaN, high = NaN] = (/between (\d+) and (\d+)/.exec(text) ?? []).map(Number);
    const bars = [...text.matchAll(/(\d+) to (\d+): ([\d.]+\d|\d)/g)].map(
      ([, from, to, density]) => [Number(from), Number(to), Number(density)] as const,
    );
    return Math.round(
      bars.reduce(
        (sum, [from, to, density]) => sum + Math.max(0, Math.min(to, high) - Math.max(from, low)) * density,
        0,
      ),
    );
  }),
};
