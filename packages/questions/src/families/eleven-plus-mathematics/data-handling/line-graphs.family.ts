import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { itemAt } from '#item-at.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Difficulty, Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

/** The values at 0 to 6 hours, and two of these hours with what the graph shows there. */
interface Graph {
  values: readonly number[];
  from: number;
  to: number;
  low: number;
  high: number;
  show: (value: number) => string;
}

interface Reading {
  body: string;
  answer: number;
  mistakes: Misconception[];
  explanation: string;
}

function valueAt({ values, to, low, high, show }: Graph): Reading {
  const others = [low, itemAt(values, Math.max(0, to - 1)), itemAt(values, Math.min(6, to + 1))];
  return {
    body: `What does the graph show at ${to} ${to === 1 ? 'hour' : 'hours'}?`,
    answer: high,
    mistakes: others.map((value) => [show(value), 'reading another time']),
    explanation: `Go up from ${to} on the time axis to the line, then across: ${show(high)}.`,
  };
}

function changeBetween({ from, to, low, high, show }: Graph): Reading | undefined {
  if (high === low) return undefined;
  const answer = Math.abs(high - low);
  return {
    body: `By how much does the value ${high < low ? 'fall' : 'rise'} from ${from} to ${to} hours?`,
    answer,
    mistakes: [
      [show(high), 'reading one value only'],
      [show(low), 'reading one value only'],
      [show(high + low), 'adding the two values'],
    ],
    explanation: `At ${from} hours it is ${show(low)} and at ${to} hours ${show(high)}: a difference of ${show(answer)}.`,
  };
}

function steepestRise({ values, show }: Graph): Reading | undefined {
  const rises = values.slice(1).map((value, index) => value - itemAt(values, index));
  const steepest = Math.max(...rises);
  if (steepest < 2 || rises.filter((each) => each === steepest).length !== 1) return undefined;
  const start = rises.indexOf(steepest);
  const end = itemAt(values, start + 1);
  return {
    body: 'By how much does the value rise in the hour in which it rises most?',
    answer: steepest,
    mistakes: [
      [show(Math.max(...values)), 'giving the highest value'],
      [show(Math.max(...values) - itemAt(values, 0)), 'comparing with the beginning'],
      [show(end), 'giving the value at the end of that hour'],
    ],
    explanation: `The line is steepest between ${start} and ${start + 1} hours, from ${show(itemAt(values, start))} to ${show(end)}: ${show(steepest)}.`,
  };
}

const readings: Partial<Record<Difficulty, (graph: Graph) => Reading | undefined>> = {
  1: valueAt,
  2: changeBetween,
  3: steepestRise,
};

export const family: Family = {
  name: 'line-graphs',
  syllabus: 'Read and interpret line graphs',
  levels: {
    1: 'one step: read a value',
    2: 'three steps: read the line at two times, then subtract',
    3: 'four steps: find the steepest hour, read both of its ends, then subtract',
  },
  write: (random, difficulty) => {
    const [title, unit] = random.pick([
      ['Depth of water (cm)', 'cm'],
      ['Temperature (°C)', '°C'],
      ['Height of a bean (cm)', 'cm'],
    ] as const);
    const step = random.pick([2, 4, 5]);
    const values = Array.from(
      { length: 7 },
      () => random.int(1, 8) * (difficulty === 1 ? step : step / (step % 2 === 0 ? 2 : 1)),
    );
    const [from, to] = random.sample([0, 1, 2, 3, 4, 5, 6], 2).sort((one, other) => one - other) as [
      number,
      number,
    ];
    const [low, high] = [itemAt(values, from), itemAt(values, to)];
    const show = (value: number) => `${value} ${unit}`;
    const reading = readings[difficulty]?.({ values, from, to, low, high, show });
    if (!reading) return noDraft;
    const { body, answer, mistakes, explanation } = reading;
    return {
      body,
      image: lineGraphPicture(
        { x: { title: 'Time (hours)', step: 1, lines: 6 }, y: { title, step, lines: 8 } },
        values.map((value, index) => `${index},${value}`).join(' '),
        `A line graph, ‘${title}’, from 0 to 6 hours: ${values.map((value, index) => `at ${index} hours ${value}`).join(', ')}.`,
      ),
      answer: show(answer),
      mistakes: [
        ...mistakes,
        ...nearbyNumbers(answer, step / 2 === Math.round(step / 2) ? step / 2 : 1, show),
        [show(answer + step), 'misreading by a whole grid line'],
        [show(answer + 2 * step), ''],
      ],
      explanation,
    };
  },
  check: checkNumber((text) => {
    const values = [...text.matchAll(/at \d hours (\d+)/g)].map(([, value]) => Number(value));
    const asked = text.slice(0, text.indexOf('?'));
    const [first = NaN, second = NaN] = numbersIn(asked);
    if (asked.startsWith('What')) return values[first] ?? NaN;
    if (asked.includes('from')) return Math.abs((values[second] ?? NaN) - (values[first] ?? NaN));
    return Math.max(...values.slice(1).map((value, index) => value - (values[index] ?? NaN)));
  }),
};
