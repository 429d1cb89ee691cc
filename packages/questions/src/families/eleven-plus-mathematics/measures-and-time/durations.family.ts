import { randomFirstName } from '#text/first-names.ts';
import { clockTime, duration } from '#text/times.ts';
import type { Family } from '../../family.ts';
import { timesIn, lengthOf } from './measures-and-time-checks.ts';

export const family: Family = {
  name: 'durations',
  syllabus: 'Find how long something takes',
  levels: {
    1: 'two steps across one full hour, less than an hour in all',
    2: 'two steps across several hours',
    3: 'two steps across several hours, with single minutes',
  },
  write: (random, difficulty) => {
    const start = random.int(7, 18) * 60 + random.int(5, 11) * 5 + (difficulty === 3 ? random.int(1, 4) : 0);
    const length =
      (difficulty === 1 ? 0 : 60 * random.int(1, 3)) +
      random.int(5, 11) * 5 +
      (difficulty === 3 ? random.int(1, 4) : 0);
    const end = start + length;
    const startHour = Math.floor(start / 60);
    const wrong = (Math.floor(end / 60) - startHour) * 60 + Math.abs((end % 60) - (start % 60));
    return {
      body: random.pick([
        `A film starts at ${clockTime(start)} and ends at ${clockTime(end)}. How long is it?`,
        `A train leaves York at ${clockTime(start)} and arrives at ${clockTime(end)}. How long is the journey?`,
        `${randomFirstName(random)} starts a walk at ${clockTime(start)} and gets home at ${clockTime(end)}. How long is the walk?`,
      ]),
      answer: duration(length),
      mistakes: [
        [duration(wrong), 'subtracting hours and minutes separately'],
        [duration(length + 60), 'counting one hour too many'],
        [duration(length > 60 ? length - 60 : length + 20), length > 60 ? 'counting one hour too few' : ''],
        [duration(Math.abs(length + 40)), 'working as if an hour had 100 minutes'],
        [duration(length + 10), 'a slip in the minutes'],
        [duration(length - 10), 'a slip in the minutes'],
      ],
      explanation: `From ${clockTime(start)} to ${clockTime((startHour + 1) * 60)} is ${duration((startHour + 1) * 60 - start)}, and on to ${clockTime(end)} is ${duration(end - (startHour + 1) * 60) || '0 minutes'} more: ${duration(length)}.`,
    };
  },
  check: (question) => {
    const [start = NaN, end = NaN] = timesIn(question.body ?? '');
    return question.options.map((option) => 'text' in option && lengthOf(option.text) === end - start);
  },
};
