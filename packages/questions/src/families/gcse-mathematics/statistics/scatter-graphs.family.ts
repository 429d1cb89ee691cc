import { scatterGraph } from '#drawing/charts/scatter-graph.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Difficulty, Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Point } from '#drawing/svg.ts';

const contexts = [
  ['Hours of practice', 'Score', 'positive'],
  ['Temperature (°C)', 'Ice creams sold', 'positive'],
  ['Age of car (years)', 'Value (hundreds of £)', 'negative'],
  ['Height (100 m)', 'Temperature (°C)', 'negative'],
] as const;

/** A line of best fit from (0, start) to x = end, and a place on it. */
interface Fit {
  across: string;
  up: string;
  start: number;
  slope: number;
  end: number;
  x: number;
}

interface Reading {
  body: string;
  answer: number;
  mistakes: Misconception[];
  explanation: string;
}

const show = formatPrintedNumber;
const heightAt = ({ start, slope }: Pick<Fit, 'start' | 'slope'>, x: number) => start + slope * x;

function height(fit: Fit): Reading {
  const { across, up, start, slope, x } = fit;
  const answer = heightAt(fit, x);
  return {
    body: `Use the line of best fit. What is ‘${up}’ when ‘${across}’ is ${x}?`,
    answer,
    mistakes: [
      [show(start), 'reading where the line begins'],
      [show(answer + slope), 'misreading by a grid line'],
      [show(answer - slope), 'misreading by a grid line'],
    ],
    explanation: `Go up from ${x} to the line and across: ${show(answer)}.`,
  };
}

function place(fit: Fit): Reading {
  const { across, up, x } = fit;
  const given = heightAt(fit, x);
  return {
    body: `Use the line of best fit. What is ‘${across}’ when ‘${up}’ is ${given}?`,
    answer: x,
    mistakes: [
      [show(given), 'giving the value that is known'],
      [show(x + 1), 'misreading by a grid line'],
      [show(x - 1), 'misreading by a grid line'],
    ],
    explanation: `Go across from ${given} to the line and down: ${x}.`,
  };
}

function changeForEach(fit: Fit): Reading {
  const { across, up, start, slope, end } = fit;
  const [answer, change] = [Math.abs(slope), Math.abs(heightAt(fit, end) - start)];
  return {
    body: `Use the line of best fit. By how much does ‘${up}’ ${slope > 0 ? 'rise' : 'fall'} when ‘${across}’ goes up by 1?`,
    answer,
    mistakes: [
      [show(start), 'reading where the line begins'],
      [show(answer * 2), 'misreading by a grid line'],
      [show(change), 'misreading by a grid line'],
    ],
    explanation: `From (0, ${start}) to (${end}, ${heightAt(fit, end)}) the line changes by ${change} in ${end} steps: ${answer} for each.`,
  };
}

const readings: Partial<Record<Difficulty, (fit: Fit) => Reading>> = {
  1: height,
  2: place,
  3: changeForEach,
};

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
    const at = (x: number) => heightAt({ start, slope }, x);
    const pairs = Array.from({ length: 9 }, (_, index): Point => {
      const x = index + 1;
      return [x, Math.max(1, Math.min(49, at(x) + random.intExcept(-4, 4, [0])))];
    });
    const x = random.int(2, 9);
    const end = kind === 'positive' ? 10 : Math.min(10, Math.floor(start / -slope));
    if (x > end) return noDraft;
    const reading = readings[difficulty]?.({ across, up, start, slope, end, x });
    if (!reading) return noDraft;
    const { body, answer, mistakes, explanation } = reading;
    return {
      body,
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
      mistakes: [...mistakes, ...nearbyNumbers(answer, difficulty === 1 ? 5 : 1)],
      explanation,
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
