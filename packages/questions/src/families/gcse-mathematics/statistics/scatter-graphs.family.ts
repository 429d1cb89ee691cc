import { scatterGraph } from '#drawing/charts/scatter-graph.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Point } from '#drawing/svg.ts';

const contexts = [
  ['Hours of practice', 'Score', 'positive'],
  ['Temperature (°C)', 'Ice creams sold', 'positive'],
  ['Age of car (years)', 'Value (hundreds of £)', 'negative'],
  ['Height (100 m)', 'Temperature (°C)', 'negative'],
] as const;

export const family: Family = {
  name: 'scatter-graphs',
  syllabus: 'Use a line of best fit',
  levels: {
    1: 'one step: read a value from the line',
    2: 'one step backwards: read the line in the other direction',
    3: 'three steps: two points of the line, their differences, then the change for each step',
  },
  write: (random, difficulty) => {
    const [across, up, kind] = random.pick(contexts);
    const slope = random.int(2, 4) * (kind === 'positive' ? 1 : -1);
    const start = kind === 'positive' ? random.int(1, 4) * 2 : 40 - random.int(0, 3) * 2;
    const at = (x: number) => start + slope * x;
    const pairs = Array.from({ length: 9 }, (_, index): Point => {
      const x = index + 1;
      return [x, Math.max(1, Math.min(49, at(x) + random.intExcept(-4, 4, [0])))];
    });
    const x = random.int(2, 9);
    const answer = difficulty === 1 ? at(x) : difficulty === 2 ? x : Math.abs(slope);
    const end = kind === 'positive' ? 10 : Math.min(10, Math.floor(start / -slope));
    if (x > end) return noDraft;
    const show = formatPrintedNumber;
    return {
      body:
        difficulty === 1
          ? `Use the line of best fit. What is ‘${up}’ when ‘${across}’ is ${x}?`
          : difficulty === 2
            ? `Use the line of best fit. What is ‘${across}’ when ‘${up}’ is ${at(x)}?`
            : `Use the line of best fit. By how much does ‘${up}’ ${kind === 'positive' ? 'rise' : 'fall'} when ‘${across}’ goes up by 1?`,
      image: {
        svg: scatterGraph(
          { x: { title: across, step: 1, lines: 10 }, y: { title: up, step: 5, lines: 10 } },
          pairs,
          [
            [0, start],
            [end, at(end)],
          ],
        ),
        alternativeText: `A scatter graph of ‘${up}’ against ‘${across}’ with ${kind} correlation. The line of best fit goes from (0, ${start}) to (${end}, ${at(end)}).`,
      },
      answer: show(answer),
      mistakes: [
        [
          show(difficulty === 1 ? start : difficulty === 2 ? at(x) : start),
          difficulty === 2 ? 'giving the value that is known' : 'reading where the line begins',
        ],
        [
          show(difficulty === 1 ? at(x) + slope : difficulty === 2 ? x + 1 : Math.abs(slope) * 2),
          'misreading by a grid line',
        ],
        [
          show(difficulty === 1 ? at(x) - slope : difficulty === 2 ? x - 1 : Math.abs(at(end) - start)),
          'misreading by a grid line',
        ],
        ...nearbyNumbers(answer, difficulty === 1 ? 5 : 1),
      ],
      explanation:
        difficulty === 1
          ? `Go up from ${x} to the line and across: ${show(answer)}.`
          : difficulty === 2
            ? `Go across from ${at(x)} to the line and down: ${x}.`
            : `From (0, ${start}) to (${end}, ${at(end)}) the line changes by ${Math.abs(at(end) - start)} in ${end} steps: ${Math.abs(slope)} for each.`,
    };
  },
  check: checkNumber((text) => {
    const [, start = NaN, endX = NaN, endY = NaN] = numbersIn(
      text.slice(text.indexOf('line of best fit goes')),
    );
    const slope = (endY - start) / endX;
    const given = numbersIn(/is (\d+)\?/.exec(text)?.[1] ?? '')[0];
    if (given === undefined) return Math.abs(slope);
    const [, axis = ''] = /against ‘(.*?)’/.exec(text) ?? [];
    return text.includes(`when ‘${axis}’`) ? start + slope * given : (given - start) / slope;
  }),
};
