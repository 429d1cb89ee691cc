import { lineGraph } from '#drawing/charts/line-graph.ts';
import type { Point } from '#drawing/svg.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'velocity-graph',
  syllabus: 'Velocity-time graphs',
  levels: {
    1: 'one step: a gradient',
    2: 'two steps: the area of one triangle',
    3: 'three steps: the area of a trapezium, or of three parts',
  },
  write: (random, difficulty) => {
    const top = random.pick([10, 20, 30]);
    const rise = random.pick([4, 5, 10]);
    const steady = random.pick([10, 15, 20]);
    const fall = random.pick([5, 10]);
    const end = rise + steady + fall;
    const image = {
      svg: velocityGraph([
        [0, 0],
        [rise, top],
        [rise + steady, top],
        [end, 0],
      ]),
      alternativeText: `A velocity-time graph: from 0 up to ${top} m/s after ${rise} s, level until ${rise + steady} s, then down to 0 at ${end} s, in straight lines.`,
    };
    const area = (top * (end + steady)) / 2;
    if (difficulty === 1) {
      const acceleration = top / rise;
      return {
        body: 'The graph shows a journey. What is the acceleration at the beginning, in m/s²?',
        image,
        answer: formatPrintedNumber(acceleration),
        mistakes: [
          [formatPrintedNumber(rise / top), 'dividing time by velocity'],
          [formatPrintedNumber(top), 'reading the velocity'],
          [formatPrintedNumber(top * rise), 'multiplying instead of dividing'],
          [formatPrintedNumber((top * rise) / 2), 'finding the distance'],
          [formatPrintedNumber(acceleration + 1), ''],
        ],
        explanation: `The gradient of the first part is ${top} ÷ ${rise} = ${formatPrintedNumber(acceleration)}.`,
      };
    }
    const whole = difficulty === 3;
    const answer = whole ? area : (top * rise) / 2;
    return {
      body: whole
        ? 'The graph shows a journey. What is the total distance, in m?'
        : 'The graph shows a journey. How far does it go while it speeds up, in m?',
      image,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          formatPrintedNumber(whole ? top * end : top * rise),
          whole ? 'taking the top velocity for the whole time' : 'forgetting to halve',
        ],
        [
          formatPrintedNumber(whole ? top * steady : top / rise),
          whole ? 'counting only the level part' : 'finding the acceleration',
        ],
        [formatPrintedNumber(whole ? area / 2 : answer + top), whole ? 'halving everything' : ''],
        [
          formatPrintedNumber(whole ? (top * end) / 2 : top * steady),
          whole ? 'treating it as a triangle' : 'taking the level part',
        ],
        [formatPrintedNumber(answer + rise), ''],
      ],
      explanation: whole
        ? `The distance is the area of the trapezium: ½ × (${end} + ${steady}) × ${top} = ${formatPrintedNumber(area)}.`
        : `The distance is the area of the triangle: ½ × ${rise} × ${top} = ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const [, top = NaN, rise = NaN, steady = NaN, , end = NaN] = numbersIn(
      text.slice(text.indexOf('from 0')),
    );
    if (text.includes('acceleration')) return top / rise;
    const up = (top * rise) / 2;
    return text.includes('speeds up') ? up : up + top * (steady - rise) + (top * (end - steady)) / 2;
  }),
};

/** A velocity-time graph of straight parts; seconds and metres per second. */
function velocityGraph(points: readonly Point[]): string {
  const longest = Math.max(...points.map(([time]) => time));
  const fastest = Math.max(...points.map(([, velocity]) => velocity));
  const xStep = longest <= 12 ? 2 : longest <= 40 ? 5 : 10;
  const yStep = fastest <= 10 ? 2 : fastest <= 25 ? 5 : 10;
  return lineGraph(
    {
      x: { title: 'Time (s)', step: xStep, lines: Math.ceil(longest / xStep) },
      y: { title: 'Velocity (m/s)', step: yStep, lines: Math.ceil(fastest / yStep) },
    },
    points,
  );
}
