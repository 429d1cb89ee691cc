import { strokeText } from '#drawing/stroke-text.ts';
import { blue, circle, drawing, ink, line, polar, type Point } from '#drawing/svg.ts';
import type { Family } from '../../family.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { minutesOf } from './measures-and-time-checks.ts';

export const family: Family = {
  name: 'clock',
  syllabus: 'Read a clock and count on in minutes',
  levels: {
    1: 'one reading of a clock with hands',
    2: 'two steps: read the clock, then count on',
  },
  write: (random, difficulty) => {
    const minutes = random.int(1, 11) * 60 + 5 * random.intExcept(1, 11, [0, 6]);
    const later = difficulty === 2 ? random.int(4, 11) * 5 : 0;
    const [hour, past] = [Math.floor(minutes / 60), minutes % 60];
    const time = (value: number) => {
      const within = ((value - 60 + 720) % 720) + 60;
      return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`;
    };
    const swapped = ((past / 5) % 12) * 60 + hour * 5;
    return {
      body:
        later === 0
          ? 'What time does this clock show?'
          : `What time will it be ${later} minutes after the time on this clock?`,
      image: {
        svg: clockFace(minutes),
        alternativeText: `A clock face. The short hand is between the ${hour} and the ${(hour % 12) + 1}, and the long hand points to the ${past / 5}.`,
      },
      answer: time(minutes + later),
      mistakes: [
        [time(swapped + later), 'mixing up the two hands'],
        [time(minutes + later + 60), 'reading the hour the short hand has not reached'],
        [
          time(minutes - later + (later === 0 ? 5 : 0)),
          later === 0 ? 'a slip in the minutes' : 'counting backwards',
        ],
        [time(minutes + later - 60), 'reading the wrong hour'],
        [time(minutes + later + 30), 'a slip of half an hour'],
        [time(minutes + later - 10), ''],
      ],
      explanation: `The clock shows ${time(minutes)}: the short hand is past the ${hour} and the long hand says ${past} minutes.${later === 0 ? '' : ` ${later} minutes later it is ${time(minutes + later)}.`}`,
    };
  },
  check: (question) => {
    const [hour = NaN, , mark = NaN] = numbersIn(question.image?.alternativeText ?? '');
    const later = numbersIn(question.body ?? '')[0] ?? 0;
    const expected = (hour * 60 + mark * 5 + later) % 720;
    return question.options.map((option) => 'text' in option && minutesOf(option.text) % 720 === expected);
  },
};

/** A clock face; the time is given in minutes after twelve. */
function clockFace(minutes: number): string {
  const centre: Point = [200, 200];
  const parts = [circle(centre, 180, { width: 5 })];
  for (let hour = 1; hour <= 12; hour++) {
    const angle = 90 - hour * 30;
    parts.push(line(polar(centre, 180, angle), polar(centre, 166, angle), { width: 4 }));
    parts.push(strokeText(String(hour), polar(centre, 142, angle), { size: 24 }));
  }
  parts.push(line(centre, polar(centre, 85, 90 - minutes / 2), { width: 9 }));
  parts.push(line(centre, polar(centre, 116, 90 - (minutes % 60) * 6), { width: 5, stroke: blue }));
  parts.push(circle(centre, 8, { fill: ink }));
  return drawing(400, 400, parts);
}
