import { itemAt } from '#item-at.ts';
import { barChart } from '#drawing/charts/bar-chart.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { marksOf, number } from '#checks/support/svg.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { sum as total } from '#checks/support/arithmetic.ts';

export const family: Family = {
  name: 'bar-chart',
  syllabus: 'Read bar charts',
  levels: {
    1: 'three steps: read two bars on the lines of the scale, then add or subtract',
    2: 'three steps, with bars that may end between two lines of the scale',
    3: 'all five bars, some between two lines of the scale, and their total',
  },
  write: (random, difficulty) => {
    const [title, labels] = random.pick([
      ['Books lent', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
      ['Votes for a school pet', ['Rabbit', 'Fish', 'Gecko', 'Hen', 'Cat']],
      ['Goals scored', ['Reds', 'Blues', 'Greens', 'Golds', 'Whites']],
      ['Hours of sunshine', ['May', 'June', 'July', 'Aug', 'Sept']],
    ] as const);
    const step = difficulty === 1 ? 5 : random.pick([4, 10]);
    const half = difficulty === 1 ? step : step / 2;
    const values = random
      .sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 5)
      .map((count) => count * (difficulty === 1 ? 5 : half));
    const [first, second] = random
      .sample([0, 1, 2, 3, 4], 2)
      .sort((a, b) => itemAt(values, b) - itemAt(values, a)) as [number, number];
    const [large, small] = [itemAt(values, first), itemAt(values, second)];
    const total = values.reduce((sum, each) => sum + each, 0);
    const question = difficulty === 3 ? 'total' : random.pick(['difference', 'total of two'] as const);
    const answer = question === 'total' ? total : question === 'difference' ? large - small : large + small;
    const body = {
      total: 'What is the total of all five bars?',
      difference: `How much higher is the value for ${itemAt(labels, first)} than for ${itemAt(labels, second)}?`,
      'total of two': `What is the total for ${itemAt(labels, first)} and ${itemAt(labels, second)}?`,
    }[question];
    return {
      body,
      image: {
        svg: barChart({ labels, values, step, title }),
        alternativeText: `A bar chart, ‘${title}’, with a grid line every ${step}: ${labels.map((label, index) => `${label} ${itemAt(values, index)}`).join(', ')}.`,
      },
      answer: formatPrintedNumber(answer),
      mistakes: [
        question === 'total'
          ? [formatPrintedNumber(total - small), `leaving out ${itemAt(labels, second)}`]
          : [
              formatPrintedNumber(question === 'difference' ? large + small : large - small),
              question === 'difference' ? 'adding instead of comparing' : 'subtracting',
            ],
        [
          formatPrintedNumber(question === 'total' ? total - large : large),
          question === 'total' ? `leaving out ${itemAt(labels, first)}` : 'reading one bar only',
        ],
        [
          formatPrintedNumber(question === 'total' ? total + step : small),
          question === 'total' ? 'misreading a bar by a whole grid line' : 'reading one bar only',
        ],
        [formatPrintedNumber(answer + half), 'misreading a bar between two grid lines'],
        [formatPrintedNumber(answer - half), 'misreading a bar between two grid lines'],
        [formatPrintedNumber(answer + step), 'misreading a bar by a whole grid line'],
      ],
      explanation:
        question === 'total'
          ? `${values.join(' + ')} = ${total}.`
          : `${itemAt(labels, first)} is ${large} and ${itemAt(labels, second)} is ${small}: ${large} ${question === 'difference' ? '−' : '+'} ${small} = ${answer}.`,
    };
  },
  check: (question) => {
    const marks = marksOf(question.image?.svg ?? '');
    const heights = marks
      .filter(({ tag, attributes }) => tag === 'rect' && attributes['fill'] === '#2440B3')
      .map((mark) => number(mark, 'height'));
    const lines = marks
      .filter(({ tag, attributes }) => tag === 'line' && attributes['stroke'] === '#D9DEE8')
      .map((mark) => number(mark, 'y1'));
    const told = question.image?.alternativeText ?? '';
    const step = Number(/every (\d+)/.exec(told)?.[1]);
    const values = heights.map(
      (height) => Math.round((100 * height * step) / (itemAt(lines, 0) - itemAt(lines, 1))) / 100,
    );
    const names = [...told.slice(told.indexOf(': ')).matchAll(/([A-Z]\w+) \d+/g)].map(
      ([, name = '']) => name,
    );
    const body = question.body ?? '';
    const asked = names
      .filter((name) => body.includes(` ${name}`))
      .map((name) => itemAt(values, names.indexOf(name)));
    const expected = body.includes('all five')
      ? total(values)
      : body.includes('higher')
        ? Math.max(...asked) - Math.min(...asked)
        : total(asked);
    return question.options.map(
      (option) => 'text' in option && itemAt(numbersIn(option.text), 0) === expected,
    );
  },
};
