import { strokeText } from '#drawing/stroke-text.ts';
import { blue, drawing, line, paleBlue, paleGrey, rectangle } from '#drawing/svg.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'box-plot',
  syllabus: 'Read box plots',
  steps: {
    2: 'one or two readings: the median or the range',
    3: 'the quartiles: one of them, or the difference of the two',
  },
  printed: { 2: 1, 3: 3 },
  write: (random, difficulty) => {
    const low = random.int(2, 10);
    const lower = low + random.int(4, 9);
    const median = lower + random.int(3, 9);
    const upper = median + random.int(3, 9);
    const high = upper + random.int(4, 10);
    const kind =
      difficulty === 2
        ? random.pick(['median', 'range'] as const)
        : random.pick(['interquartile range', 'upper quartile', 'lower quartile'] as const);
    const answer = {
      median,
      range: high - low,
      'interquartile range': upper - lower,
      'upper quartile': upper,
      'lower quartile': lower,
    }[kind];
    return {
      body: `The box plot shows the ages of the people in a club. What is the ${kind}?`,
      image: {
        svg: boxPlot([low, lower, median, upper, high]),
        alternativeText: `A box plot. The whiskers end at ${low} and ${high}; the box goes from ${lower} to ${upper} with a line at ${median}.`,
      },
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(high - low), 'finding the range'],
        [formatPrintedNumber(upper - lower), 'finding the width of the box'],
        [formatPrintedNumber(median), 'reading the median'],
        [formatPrintedNumber(upper), 'reading the upper end of the box'],
        [formatPrintedNumber(lower), 'reading the lower end of the box'],
      ],
      explanation: {
        median: `The line inside the box is the median: ${median}.`,
        range: `The whiskers end at ${low} and ${high}: ${high} − ${low} = ${high - low}.`,
        'interquartile range': `The box goes from ${lower} to ${upper}: ${upper} − ${lower} = ${upper - lower}.`,
        'upper quartile': `The right-hand end of the box is the upper quartile: ${upper}.`,
        'lower quartile': `The left-hand end of the box is the lower quartile: ${lower}.`,
      }[kind],
    };
  },
  check: checkNumber((text) => {
    const [low = NaN, high = NaN, lower = NaN, upper = NaN, middle = NaN] = numbersIn(text);
    const kind = /interquartile range|upper quartile|lower quartile|median|range/.exec(text)?.[0] ?? '';
    return (
      {
        median: middle,
        range: high - low,
        'interquartile range': upper - lower,
        'upper quartile': upper,
        'lower quartile': lower,
      }[kind] ?? NaN
    );
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
