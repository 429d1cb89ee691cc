import { strokeText } from '#drawing/stroke-text.ts';
import { blue, drawing, line, paleBlue, paleGrey, rectangle } from '#drawing/svg.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'box-plot',
  syllabus: 'Read and interpret box plots',
  levels: {
    2: 'one or two readings: the median or the range',
    3: 'three steps: which quartile, what share lies beyond it, and the number; or four readings and three differences',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const low = random.int(2, 10);
    const lower = low + random.int(4, 9);
    const median = lower + random.int(3, 9);
    const upper = median + random.int(3, 9);
    const high = upper + random.int(4, 10);
    const kind =
      difficulty === 2
        ? random.pick(['median', 'range'] as const)
        : random.pick(['difference', 'older', 'younger'] as const);
    const people = difficulty === 2 ? 0 : 4 * random.int(6, 30);
    const answer = {
      median,
      range: high - low,
      difference: high - low - (upper - lower),
      older: people / 4,
      younger: (3 * people) / 4,
    }[kind];
    const club = difficulty === 2 ? 'the people' : `the ${people} people`;
    const ask = {
      median: 'What is the median?',
      range: 'What is the range?',
      difference: 'By how much is the range greater than the interquartile range?',
      older: `About how many of them are older than ${upper}?`,
      younger: `About how many of them are younger than ${upper}?`,
    }[kind];
    return {
      body: `The box plot shows the ages of ${club} in a club. ${ask}`,
      image: {
        svg: boxPlot([low, lower, median, upper, high]),
        alternativeText: `A box plot. The whiskers end at ${low} and ${high}; the box goes from ${lower} to ${upper} with a line at ${median}.`,
      },
      answer: formatPrintedNumber(answer),
      mistakes:
        kind === 'older' || kind === 'younger'
          ? [
              [formatPrintedNumber(people - answer), 'counting the other side of the line'],
              [formatPrintedNumber(people / 2), 'taking the line to be the median'],
              ...wholeResult(people / 5, 'counting five parts instead of four'),
              [formatPrintedNumber(high - upper), 'reading the length of the whisker'],
              [formatPrintedNumber(high), 'reading the end of the whisker'],
            ]
          : [
              [formatPrintedNumber(high - low), 'finding the range'],
              [formatPrintedNumber(upper - lower), 'finding the width of the box'],
              [formatPrintedNumber(median), 'reading the median'],
              [formatPrintedNumber(upper), 'reading the upper end of the box'],
              [formatPrintedNumber(lower), 'reading the lower end of the box'],
            ],
      explanation: {
        median: `The line inside the box is the median: ${median}.`,
        range: `The whiskers end at ${low} and ${high}: ${high} − ${low} = ${high - low}.`,
        difference: `The range is ${high} − ${low} = ${high - low} and the interquartile range ${upper} − ${lower} = ${upper - lower}, so the difference is ${high - low} − ${upper - lower} = ${answer}.`,
        older: `${upper} is the right-hand end of the box, the upper quartile. A quarter of the people are above it: ${people} ÷ 4 = ${answer}.`,
        younger: `${upper} is the right-hand end of the box, the upper quartile. Three quarters of the people are below it: ${people} ÷ 4 × 3 = ${answer}.`,
      }[kind],
    };
  },
  check: checkNumber((text) => {
    const plot = text.indexOf('A box plot.');
    const [low = NaN, high = NaN, lower = NaN, upper = NaN, middle = NaN] = numbersIn(text.slice(plot));
    const [people = NaN, age = NaN] = numbersIn(text.slice(0, plot));
    if (text.includes('greater than')) return lower - low + (high - upper);
    if (/older|younger/.test(text)) {
      const below = [lower, middle, upper].indexOf(age) + 1;
      return (people * (text.includes('older') ? 4 - below : below)) / 4;
    }
    return text.includes('What is the median') ? middle : high - low;
  }),
};

/** Smallest, lower quartile, median, upper quartile, largest, over a scale from 0 in steps of two. */
function boxPlot([low, lower, median, upper, high]: readonly [
  number,
  number,
  number,
  number,
  number,
]): string {
  const end = Math.ceil((high + 1) / 10) * 10;
  const x = (value: number) => 40 + (520 * value) / end;
  const parts: string[] = [];
  for (let value = 0; value <= end; value++)
    parts.push(line([x(value), 40], [x(value), 200], { stroke: paleGrey, width: value % 5 === 0 ? 2.5 : 1 }));
  for (let value = 0; value <= end; value += 5)
    parts.push(strokeText(String(value), [x(value), 226], { size: 15 }));
  const style = { stroke: blue, width: 4 };
  return drawing(600, 250, [
    ...parts,
    line([40, 200], [560, 200], { width: 2 }),
    line([x(low), 105], [x(low), 135], style),
    line([x(low), 120], [x(lower), 120], style),
    rectangle([x(lower), 85], x(upper) - x(lower), 70, { ...style, fill: paleBlue }),
    line([x(median), 85], [x(median), 155], style),
    line([x(upper), 120], [x(high), 120], style),
    line([x(high), 105], [x(high), 135], style),
  ]);
}
