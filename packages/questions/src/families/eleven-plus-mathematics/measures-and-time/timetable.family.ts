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
    const gaps = [random.int(6, 14), random.int(7, 18), random.int(5, 12)];
    const starts = [485, 485 + random.int(22, 35), 485 + random.int(50, 70)];
    const times = starts.map((start) => [
      start,
      start + (gaps[0] ?? 0),
      start + (gaps[0] ?? 0) + (gaps[1] ?? 0),
      start + (gaps[0] ?? 0) + (gaps[1] ?? 0) + (gaps[2] ?? 0),
    ]);
    const lines = stops.map(
      (stop, row) => `${stop}: ${times.map((bus) => clockTime(bus[row] ?? 0)).join(', ')}`,
    );
    const by = (times[1]?.[3] ?? 0) + random.int(2, 14);
    const name = randomFirstName(random);
    return {
      body: `Three buses run along the same route. They call at these times.\n${lines.join('\n')}\n${name} must be at ${stops[3] ?? ''} by ${clockTime(by)}. What is the latest time ${name} can catch a bus at ${stops[1] ?? ''}?`,
      answer: clockTime(times[1]?.[1] ?? 0),
      mistakes: [
        [clockTime(times[2]?.[1] ?? 0), 'taking the bus that arrives too late'],
        [clockTime(times[0]?.[1] ?? 0), 'taking an earlier bus than needed'],
        [clockTime(times[1]?.[0] ?? 0), 'reading the wrong stop'],
        [clockTime(times[1]?.[2] ?? 0), 'reading the wrong stop'],
        [clockTime(times[1]?.[3] ?? 0), 'giving the time of arrival'],
      ],
      explanation: `The second bus reaches ${stops[3] ?? ''} at ${clockTime(times[1]?.[3] ?? 0)}, in time; the third arrives too late. The second bus calls at ${stops[1] ?? ''} at ${clockTime(times[1]?.[1] ?? 0)}.`,
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
