import { histogram } from '#drawing/charts/histogram.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

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
    const frequency = ({ from, to, density }: (typeof bars)[number]) => Math.round((to - from) * density);
    const at = random.int(0, 2);
    const [bar, after] = [bars[at], bars[at + 1]];
    if (!bar || !after) return noDraft;
    const part = { ...bar, from: bar.to - 5 };
    const answer =
      difficulty === 3
        ? frequency(bar)
        : difficulty === 4
          ? frequency(bar) + frequency(after)
          : Math.round(5 * bar.density) + frequency(after);
    if (difficulty === 5 && bar.to - bar.from === 5) return noDraft;
    const range =
      difficulty === 3 ? [bar.from, bar.to] : difficulty === 4 ? [bar.from, after.to] : [part.from, after.to];
    const show = formatPrintedNumber;
    return {
      body: `The histogram shows ${what}. ${difficulty === 5 ? 'Estimate how' : 'How'} many ${verb} between ${range[0] ?? 0} and ${range[1] ?? 0} ${unit}?`.replace(
        /Estimate (.*)\?$/,
        'Estimate $1.',
      ),
      image: {
        svg: histogram(bars, title, 0.4),
        alternativeText: `A histogram of ${title.toLowerCase()}. Frequency densities: ${bars.map(({ from, to, density }) => `${from} to ${to}: ${density}`).join('; ')}.`,
      },
      answer: show(answer),
      mistakes: [
        [
          show(Math.round(10 * (bar.density + (difficulty === 3 ? 0 : after.density)))),
          'taking every bar to be 10 wide',
        ],
        [
          show(
            difficulty === 3
              ? frequency(after)
              : frequency(after) + 1 === answer
                ? answer + 5
                : frequency(after),
          ),
          'using another bar',
        ],
        [
          show(difficulty === 5 ? frequency(bar) + frequency(after) : answer + 2 * (bar.to - bar.from)),
          difficulty === 5 ? 'using the whole of the first bar' : 'misreading the height by a grid line',
        ],
        ...nearbyNumbers(answer, 4),
      ],
      explanation: `Frequency is width × frequency density. ${difficulty === 5 ? `5 × ${bar.density} = ${show(5 * bar.density)}` : `${bar.to - bar.from} × ${bar.density} = ${frequency(bar)}`}${difficulty === 3 ? '.' : `, and ${after.to - after.from} × ${after.density} = ${frequency(after)}: together ${answer}.`}`,
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
