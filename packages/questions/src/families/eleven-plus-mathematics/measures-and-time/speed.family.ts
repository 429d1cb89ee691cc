import { formatPrintedNumber } from '#text/numbers.ts';
import { duration } from '#text/times.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { lengthOf } from './measures-and-time-checks.ts';

const lengthsIn = (text: string) =>
  [...text.matchAll(/\d+ hours?(?: \d+ minutes?)?|\d+ minutes?/g)].map(([each]) => lengthOf(each));

export const family: Family = {
  name: 'speed',
  syllabus: 'Work out speeds',
  levels: {
    3: 'one step: divide by a whole number of hours',
    4: 'two steps: change minutes into hours, then divide',
    5: 'four steps: the whole distance, the whole time, hours and minutes, then divide',
  },
  write: (random, difficulty) => {
    const minutes = difficulty === 3 ? random.int(2, 5) * 60 : random.pick([15, 20, 30, 40, 45, 90, 150]);
    const perHour = difficulty === 3 ? random.int(8, 19) * 5 : random.int(3, 8) * 12;
    const distance = (perHour * minutes) / 60;
    const show = (value: number) => `${formatPrintedNumber(value, Number.isInteger(value) ? 0 : 1)} km/h`;
    if (difficulty === 5) {
      const total = 2 * distance;
      const back = minutes * 2;
      const mean = total / ((minutes + back) / 60);
      return {
        body: `A delivery van drives ${formatPrintedNumber(distance)} km to a farm in ${duration(minutes)}. The same road back takes ${duration(back)}. What is its average speed for the whole journey?`,
        answer: show(mean),
        mistakes: [
          [show((perHour + perHour / 2) / 2), 'averaging the two speeds'],
          [show(perHour), 'using the first half only'],
          [show(perHour / 2), 'using the second half only'],
          [show(mean / 2), 'counting the distance once'],
          [show(mean + 6), ''],
        ],
        explanation: `It drives ${formatPrintedNumber(total)} km in ${duration(minutes + back)}, which is ${formatPrintedNumber(Number(((minutes + back) / 60).toFixed(2)))} ${minutes + back === 60 ? 'hour' : 'hours'}: ${show(mean)}.`,
      };
    }
    return {
      body: random.pick([
        `A van covers ${formatPrintedNumber(distance)} km in ${duration(minutes)}. What is its average speed?`,
        `A train travels ${formatPrintedNumber(distance)} km in ${duration(minutes)}. What is its average speed?`,
        `A coach travels ${formatPrintedNumber(distance)} km in ${duration(minutes)}. What is its average speed?`,
      ]),
      answer: show(perHour),
      mistakes: [
        [
          show(distance * (minutes / 60) === perHour ? perHour + 7 : (distance * minutes) / 60),
          'multiplying by the time',
        ],
        [show(distance), 'giving the distance'],
        [show(perHour * 2), ''],
        [show(perHour + 5), 'a slip in the division'],
        [show(perHour - 3), 'a slip in the division'],
        [show(perHour / 2), ''],
      ],
      explanation: `Speed is the distance in one hour: ${formatPrintedNumber(distance)} km in ${minutes} minutes is ${formatPrintedNumber(distance)} ÷ ${minutes} × 60 = ${formatPrintedNumber(perHour)} km in 60 minutes.`,
    };
  },
  check: checkNumber((text) => {
    const distance = itemAt(numbersIn(text), 0);
    const minutes = lengthsIn(text).reduce((sum, each) => sum + each, 0);
    return (distance * (text.includes('whole journey') ? 2 : 1) * 60) / minutes;
  }, 1e-3),
};
