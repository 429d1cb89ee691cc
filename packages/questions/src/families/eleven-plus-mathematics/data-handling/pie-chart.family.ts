import { itemAt } from '#item-at.ts';
import { pieChart } from '#drawing/charts/pie-chart.ts';
import { fraction, joinWithAnd, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

const valueOf = (name: string, text: string) => Number(new RegExp(`${name} (\\d+)`).exec(text)?.[1]);

export const family: Family = {
  name: 'pie-chart',
  syllabus: 'Read pie charts with angles',
  levels: {
    3: 'two steps: the fraction of the circle, then a number of pupils',
    4: 'two steps backwards: from one part to the whole year group',
  },
  write: (random, difficulty) => {
    const [subject, labels] = random.pick([
      ['favourite sports', ['Tennis', 'Netball', 'Rugby', 'Judo']],
      ['ways to school', ['Walk', 'Bus', 'Car', 'Cycle']],
      ['favourite fruit', ['Apple', 'Mango', 'Plum', 'Pear']],
    ] as const);
    const first = random.pick([30, 40, 60]);
    const second = random.pick([45, 80, 100]);
    const angles = [90, first, second, 270 - first - second];
    const people = random.pick(difficulty === 3 ? [72, 144, 180, 360] : [72, 144, 216]);
    const usable = angles
      .map((angle, index) => ({ angle, index }))
      .filter(({ angle }) => (angle * people) % 360 === 0);
    const { angle, index } = random.pick(usable);
    const part = (angle * people) / 360;
    const svg = pieChart(
      labels.map((label, place) => ({
        label,
        angle: itemAt(angles, place),
        note: `${itemAt(angles, place)}°`,
      })),
    );
    const told = `A pie chart of ${subject} with angles ${joinWithAnd(labels.map((label, place) => `${label} ${itemAt(angles, place)}°`))}.`;
    const label = itemAt(labels, index);
    if (difficulty === 4) {
      return {
        body: `The pie chart shows the ${subject} of a year group. ${part} pupils chose ${label}. How many pupils are in the year group?`,
        image: { svg, alternativeText: told },
        answer: formatPrintedNumber(people),
        mistakes: [
          [formatPrintedNumber(part * angle), 'multiplying the pupils by the angle'],
          [formatPrintedNumber(part + 360), 'adding 360'],
          [formatPrintedNumber(part * 4), 'taking the slice for a quarter'],
          [formatPrintedNumber(people + part), 'counting the slice twice'],
          [formatPrintedNumber(people - part), 'leaving out the slice'],
          [formatPrintedNumber(360), 'giving the degrees of the circle'],
        ],
        explanation: `${angle}° is ${angle}/360 of the circle. If ${angle}° stand for ${part} pupils, 360° stand for ${part} × 360 ÷ ${angle} = ${people}.`,
      };
    }
    return {
      body: `The pie chart shows the ${subject} of ${people} pupils. How many pupils chose ${label}?`,
      image: { svg, alternativeText: told },
      answer: formatPrintedNumber(part),
      mistakes: [
        [formatPrintedNumber(angle === part ? angle + 15 : angle), 'reading degrees as pupils'],
        [formatPrintedNumber(people - part), 'counting everybody else'],
        [formatPrintedNumber(Math.round(people / 4)), 'taking the slice for a quarter'],
        [formatPrintedNumber(part * 2), ''],
        [formatPrintedNumber(part + 4), 'a slip in the division'],
        [formatPrintedNumber(part + 8), ''],
        [formatPrintedNumber(Math.abs(people - angle)), 'subtracting the angle'],
      ],
      explanation: `${angle}° is ${fraction(angle, 360)} of the circle, and ${fraction(angle, 360)} of ${people} is ${part}.`,
    };
  },
  check: checkNumber((text) => {
    const chosen = /chose (\w+)/.exec(text)?.[1] ?? '';
    const pupils = itemAt(numbersIn(text), 0);
    const angle = valueOf(chosen, text.slice(text.indexOf('angles')));
    return text.includes('year group') ? (pupils * 360) / angle : (pupils * angle) / 360;
  }),
};
