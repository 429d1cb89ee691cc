import { clockTime, duration } from '#text/times.ts';
import { checkText } from '#checks/check.ts';
import type { Family } from '../../family.ts';

const cities = [
  ['Istanbul', 3],
  ['Mumbai', 5],
  ['Dhaka', 6],
  ['Singapore', 8],
  ['Tokyo', 9],
  ['New York', -5],
  ['Chicago', -6],
  ['São Paulo', -3],
] as const;

export const family: Family = {
  name: 'flights',
  syllabus: 'Time intervals across time zones',
  levels: {
    3: 'one step: the time in another city at the same moment, the same day',
    4: 'two steps: the length of the flight, then the arrival by local time',
    5: 'two steps backwards: the arrival by the first city’s time, then the length of the flight',
  },
  write: (random, difficulty) => {
    const [city, ahead] = random.pick(cities);
    const relation = `${city} is ${Math.abs(ahead)} hours ${ahead > 0 ? 'ahead of' : 'behind'} London`;
    const start =
      difficulty === 3
        ? random.int(9, 14) * 60 + random.int(0, 11) * 5
        : random.int(7, 11) * 60 + random.int(0, 11) * 5;
    if (difficulty === 3) {
      const there = start + ahead * 60;
      return {
        body: `${relation}. It is ${clockTime(start)} in London. What time is it in ${city}?`,
        answer: clockTime(there),
        mistakes: [
          [clockTime(start - ahead * 60), 'going the wrong way'],
          [clockTime(there + 60), 'a slip of an hour'],
          [clockTime(there - 60), 'a slip of an hour'],
          [clockTime(start), 'forgetting the difference'],
          [clockTime(there + 30), ''],
        ],
        explanation: `${clockTime(start)} ${ahead > 0 ? 'plus' : 'minus'} ${Math.abs(ahead)} hours is ${clockTime(there)}.`,
      };
    }
    const length = random.int(ahead > 0 ? 4 : 7, 9) * 60 + random.int(1, 11) * 5;
    const arrival = start + length + ahead * 60;
    if (difficulty === 4)
      return {
        body: `${relation}. A flight leaves London at ${clockTime(start)} and takes ${duration(length)}. What is the time in ${city} when it arrives?`,
        answer: clockTime(arrival),
        mistakes: [
          [clockTime(start + length), 'giving the time in London'],
          [clockTime(start + length - ahead * 60), 'going the wrong way with the time difference'],
          [clockTime(arrival + 60), 'a slip of an hour'],
          [clockTime(arrival - 60), 'a slip of an hour'],
          [clockTime(arrival + 40), 'working as if an hour had 100 minutes'],
        ],
        explanation: `In London it is ${clockTime(start + length)} then, and in ${city} ${Math.abs(ahead)} hours ${ahead > 0 ? 'later' : 'earlier'}: ${clockTime(arrival)}.`,
      };
    return {
      body: `${relation}. A flight leaves London at ${clockTime(start)} and arrives in ${city} at ${clockTime(arrival)} local time, less than a day later. How long is the flight?`,
      answer: duration(length),
      mistakes: [
        [duration((length + ahead * 60 + 1440) % 1440 || 60), 'forgetting the time difference'],
        [
          duration((length + 2 * ahead * 60 + 2880) % 1440 || 60),
          'going the wrong way with the time difference',
        ],
        [duration(length + 60), 'counting one hour too many'],
        [duration(length - 60), 'counting one hour too few'],
        [duration(length + 20), ''],
        [duration(length + 40), 'working as if an hour had 100 minutes'],
      ],
      explanation: `When the flight arrives it is ${clockTime(arrival - ahead * 60)} in London. From ${clockTime(start)} to ${clockTime(arrival - ahead * 60)} is ${duration(length)}.`,
    };
  },
  check: checkText((text) => {
    const times = [...text.matchAll(/(\d\d):(\d\d)/g)].map(
      ([, hour, minute]) => 60 * Number(hour) + Number(minute),
    );
    const hours = Number(/is (\d+) hours/.exec(text)?.[1]) * (text.includes('ahead') ? 60 : -60);
    const [start = NaN, end = NaN] = times;
    const day = (minutes: number) => ((minutes % 1440) + 1440) % 1440;
    const clock = (minutes: number) =>
      `${String(Math.floor(day(minutes) / 60)).padStart(2, '0')}:${String(day(minutes) % 60).padStart(2, '0')}`;
    if (text.includes('How long')) {
      const length = day(end - hours - start);
      const [full, rest] = [Math.floor(length / 60), length % 60];
      return `${full} ${full === 1 ? 'hour' : 'hours'}${rest === 0 ? '' : ` ${rest} minutes`}`;
    }
    const [, full = '0', rest = '0'] = /takes (\d+) hours?(?: (\d+) minutes)?/.exec(text) ?? [];
    return clock(start + 60 * Number(full) + Number(rest) + hours);
  }),
};
