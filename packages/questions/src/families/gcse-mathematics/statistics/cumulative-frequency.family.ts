import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import type { Difficulty, Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

/** The quartiles and the median of a graph, and how many are above a limit. */
interface Graph {
  lower: number;
  median: number;
  upper: number;
  limit: number;
  above: number;
}

interface Reading {
  asked: string;
  answer: number;
  mistakes: Misconception[];
  explanation: string;
}

const show = formatPrintedNumber;

const readings: Partial<Record<Difficulty, (graph: Graph) => Reading>> = {
  3: ({ median }) => ({
    asked: 'What is the median?',
    answer: median,
    mistakes: [
      [show(40), 'giving the frequency instead of the value'],
      [show(30), 'taking the middle of the axis'],
      [show(median + 10), 'misreading by a grid line'],
    ],
    explanation: `Go across from 40, half of 80, to the graph and down: ${show(median)}.`,
  }),
  4: ({ limit, above }) => ({
    asked: `How many are above ${limit}?`,
    answer: above,
    mistakes: [
      [show(80 - above), 'giving those below'],
      [show(limit), 'giving the value'],
      [show(above + 10), 'misreading by a grid line'],
    ],
    explanation: `${80 - above} are up to ${limit}, so 80 − ${80 - above} = ${above} are above it.`,
  }),
  5: ({ lower, upper }) => ({
    asked: 'What is the interquartile range?',
    answer: upper - lower,
    mistakes: [
      [show(Math.round(upper)), 'giving the upper quartile'],
      [show(40), 'subtracting the frequencies'],
      [show(Math.round(lower)), 'giving the lower quartile'],
    ],
    explanation: `The quartiles are at 20 and 60: ${show(lower)} and ${show(upper)}. ${show(upper)} − ${show(lower)} = ${show(upper - lower)}.`,
  }),
};

export const family: Family = {
  name: 'cumulative-frequency',
  syllabus: 'Read cumulative frequency graphs',
  levels: {
    3: 'two steps: half of all, then the median',
    4: 'two steps: read how many are up to a value, then subtract to find those above',
    5: 'three steps: two quartiles and their difference',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    // The quartiles and the median are at the points or halfway between them.
    const shares = [
      0,
      random.int(2, 9),
      random.pick([20, 10, 15]),
      random.pick([40, 30, 35]),
      random.pick([60, 50, 55]),
      random.int(66, 76),
      80,
    ];
    const values = shares.map((share, index) => [index * 10, share] as const);
    // The graph is straight between its points.
    const valueAt = (wanted: number) => {
      const next = values.findIndex(([, share]) => share >= wanted);
      const [[x1, y1], [x2, y2]] = [values[next - 1] ?? [0, 0], values[next] ?? [60, 80]];
      return x1 + ((x2 - x1) * (wanted - y1)) / (y2 - y1);
    };
    const [lower, median, upper] = [valueAt(20), valueAt(40), valueAt(60)];
    const limit = random.int(2, 5) * 10;
    const above = 80 - (shares[limit / 10] ?? 0);
    const [title, who] = random.pick([
      ['Time (minutes)', 'runners'],
      ['Score', 'pupils'],
      ['Mass (kg)', 'parcels'],
    ] as const);
    const reading = readings[difficulty]?.({ lower, median, upper, limit, above });
    if (!reading) return noDraft;
    const { asked, answer, mistakes, explanation } = reading;
    if (!Number.isInteger(answer) || answer < 4) return noDraft;
    return {
      body: `The cumulative frequency graph shows 80 ${who}. ${asked}`,
      image: lineGraphPicture(
        { x: { title, step: 10, lines: 6 }, y: { title: 'Cumulative frequency', step: 10, lines: 8 } },
        values.map(([x, y]) => `${x},${y}`).join(' '),
        `A cumulative frequency graph of straight lines through the points ${values.map(([x, y]) => `(${x}, ${y})`).join(', ')}. Across: ${title.toLowerCase()}.`,
      ),
      answer: show(answer),
      mistakes: [...mistakes, ...nearbyNumbers(answer, 2)],
      explanation,
    };
  },
  check: checkNumber((text) => {
    const points = [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    // The height of the graph, found by small steps.
    const height = (x: number) => {
      const index = Math.min(points.length - 2, Math.floor(x / 10));
      const [[x1 = NaN, y1 = NaN], [x2 = NaN, y2 = NaN]] = [points[index] ?? [], points[index + 1] ?? []];
      return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
    };
    const reach = (wanted: number) => {
      let x = 0;
      while (height(x) < wanted - 1e-6) x += 0.001;
      return x;
    };
    if (text.includes('How many')) return 80 - Math.round(height(Number(/above (\d+)/.exec(text)?.[1])));
    return Math.round(text.includes('median') ? reach(40) : reach(60) - reach(20));
  }),
};
