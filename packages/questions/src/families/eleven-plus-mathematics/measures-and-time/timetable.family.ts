import { randomFirstName } from '#text/first-names.ts';
import { clockTime } from '#text/times.ts';
import type { Family } from '../../family.ts';
import { itemAt } from '#item-at.ts';
import { timesIn, minutesOf } from './measures-and-time-checks.ts';

export const family: Family = {
  name: 'timetable',
  syllabus: 'Read timetables',
  levels: {
    3: 'two readings: the last bus that is in time, then its time at another stop',
  },
  write: (random) => {
    const stops = random.sample(
      ['Mill Lane', 'Castle Hill', 'Market Square', 'Station Road', 'Park Gates', 'Harbour'],
      4,
    );
    const [from, target] = [itemAt(stops, 1), itemAt(stops, 3)];
    const gaps = [random.int(6, 14), random.int(7, 18), random.int(5, 12)];
    const starts = [485, 485 + random.int(22, 35), 485 + random.int(50, 70)];
    const buses = starts.map((start) => {
      const times = [start];
      for (const gap of gaps) times.push(itemAt(times, -1) + gap);
      return times;
    });
    const lines = stops.map(
      (each, row) => `${each}: ${buses.map((times) => clockTime(itemAt(times, row))).join(', ')}`,
    );
    const [early, inTime, late] = buses.map((times) => times.map(clockTime)) as [
      string[],
      string[],
      string[],
    ];
    const by = itemAt(itemAt(buses, 1), 3) + random.int(2, 14);
    const name = randomFirstName(random);
    return {
      body: `Three buses run along the same route. They call at these times.\n${lines.join('\n')}\n${name} must be at ${target} by ${clockTime(by)}. What is the latest time ${name} can catch a bus at ${from}?`,
      answer: itemAt(inTime, 1),
      mistakes: [
        [itemAt(late, 1), 'taking the bus that arrives too late'],
        [itemAt(early, 1), 'taking an earlier bus than needed'],
        [itemAt(inTime, 0), 'reading the wrong stop'],
        [itemAt(inTime, 2), 'reading the wrong stop'],
        [itemAt(inTime, 3), 'giving the time of arrival'],
      ],
      explanation: `The second bus reaches ${target} at ${itemAt(inTime, 3)}, in time; the third arrives too late. The second bus calls at ${from} at ${itemAt(inTime, 1)}.`,
    };
  },
  check: (question) => {
    const lines = (question.body ?? '').split('\n');
    const rows = lines.slice(1, 5).map((line) => ({ stop: line.split(': ')[0] ?? '', times: timesIn(line) }));
    const [, target = '', by = '', from = ''] =
      /must be at (.*?) by (\d\d:\d\d)\..*at (.*?)\?$/.exec(itemAt(lines, -1)) ?? [];
    const timesAt = (stop: string) => rows.find((row) => row.stop === stop)?.times ?? [];
    const catchable = timesAt(from).filter((_, bus) => itemAt(timesAt(target), bus) <= minutesOf(by));
    return question.options.map(
      (option) => 'text' in option && minutesOf(option.text) === Math.max(...catchable),
    );
  },
};
