import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { itemAt } from '#item-at.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

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
    const falls = high < low;
    const rises = values.slice(1).map((value, index) => value - itemAt(values, index));
    const steepest = Math.max(...rises);
    const answer = difficulty === 1 ? high : difficulty === 2 ? Math.abs(high - low) : steepest;
    if (
      (difficulty === 2 && high === low) ||
      (difficulty === 3 && (steepest < 2 || rises.filter((each) => each === steepest).length !== 1))
    )
      return noDraft;
    const days = rises.indexOf(steepest);
    return {
      body:
        difficulty === 1
          ? `What does the graph show at ${to} ${to === 1 ? 'hour' : 'hours'}?`
          : difficulty === 2
            ? `By how much does the value ${falls ? 'fall' : 'rise'} from ${from} to ${to} hours?`
            : 'By how much does the value rise in the hour in which it rises most?',
      image: lineGraphPicture(
        { x: { title: 'Time (hours)', step: 1, lines: 6 }, y: { title, step, lines: 8 } },
        values.map((value, index) => `${index},${value}`).join(' '),
        `A line graph, ‘${title}’, from 0 to 6 hours: ${values.map((value, index) => `at ${index} hours ${value}`).join(', ')}.`,
      ),
      answer: show(answer),
      mistakes: [
        ...(difficulty === 1
          ? [low, itemAt(values, Math.max(0, to - 1)), itemAt(values, Math.min(6, to + 1))].map(
              (value) => [show(value), 'reading another time'] as const,
            )
          : difficulty === 2
            ? ([
                [show(high), 'reading one value only'],
                [show(low), 'reading one value only'],
                [show(high + low), 'adding the two values'],
              ] as const)
            : ([
                [show(Math.max(...values)), 'giving the highest value'],
                [show(Math.max(...values) - itemAt(values, 0)), 'comparing with the beginning'],
                [show(itemAt(values, days + 1)), 'giving the value at the end of that hour'],
              ] as const)),
        ...nearbyNumbers(answer, step / 2 === Math.round(step / 2) ? step / 2 : 1, show),
        [show(answer + step), 'misreading by a whole grid line'],
        [show(answer + 2 * step), ''],
      ],
      explanation:
        difficulty === 1
          ? `Go up from ${to} on the time axis to the line, then across: ${show(answer)}.`
          : difficulty === 2
            ? `At ${from} hours it is ${show(low)} and at ${to} hours ${show(high)}: a difference of ${show(answer)}.`
            : `The line is steepest between ${days} and ${days + 1} hours, from ${show(itemAt(values, days))} to ${show(itemAt(values, days + 1))}: ${show(answer)}.`,
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
