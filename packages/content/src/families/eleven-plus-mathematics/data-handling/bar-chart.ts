import { at } from '../../../at.ts';
import { barChart } from '../../../drawing/bar-chart.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const bars: Family = {
  name: 'bar-chart',
  printed: { 1: 3, 2: 2, 3: 1 },
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
      .sort((a, b) => at(values, b) - at(values, a)) as [number, number];
    const [large, small] = [at(values, first), at(values, second)];
    const total = values.reduce((sum, each) => sum + each, 0);
    const question = difficulty === 3 ? 'total' : random.pick(['difference', 'total of two'] as const);
    const answer = question === 'total' ? total : question === 'difference' ? large - small : large + small;
    const body = {
      total: 'What is the total of all five bars?',
      difference: `How much higher is the value for ${at(labels, first)} than for ${at(labels, second)}?`,
      'total of two': `What is the total for ${at(labels, first)} and ${at(labels, second)}?`,
    }[question];
    return {
      body,
      image: {
        svg: barChart({ labels, values, step, title }),
        alternativeText: `A bar chart, ‘${title}’, with a grid line every ${step}: ${labels.map((label, index) => `${label} ${at(values, index)}`).join(', ')}.`,
      },
      answer: printed(answer),
      mistakes: [
        question === 'total'
          ? [printed(total - small), `leaving out ${at(labels, second)}`]
          : [
              printed(question === 'difference' ? large + small : large - small),
              question === 'difference' ? 'adding instead of comparing' : 'subtracting',
            ],
        [
          printed(question === 'total' ? total - large : large),
          question === 'total' ? `leaving out ${at(labels, first)}` : 'reading one bar only',
        ],
        [
          printed(question === 'total' ? total + step : small),
          question === 'total' ? 'misreading a bar by a whole grid line' : 'reading one bar only',
        ],
        [printed(answer + half), 'misreading a bar between two grid lines'],
        [printed(answer - half), 'misreading a bar between two grid lines'],
        [printed(answer + step), 'misreading a bar by a whole grid line'],
      ],
      explanation:
        question === 'total'
          ? `${values.join(' + ')} = ${total}.`
          : `${at(labels, first)} is ${large} and ${at(labels, second)} is ${small}: ${large} ${question === 'difference' ? '−' : '+'} ${small} = ${answer}.`,
    };
  },
};
