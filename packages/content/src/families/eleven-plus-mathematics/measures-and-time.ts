import { clockFace } from '../../drawing/clock.ts';
import { printed } from '../../text/numbers.ts';
import { person } from '../../text/people.ts';
import { clockTime, duration } from '../../text/times.ts';
import type { Family, TopicFamilies } from '../family.ts';

const units = [
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['cm', 'mm', 10],
  ['kg', 'g', 1000],
  ['litres', 'ml', 1000],
] as const;

const conversion: Family = {
  name: 'unit-conversion',
  printed: { 1: 3, 2: 3 },
  write: (random, difficulty) => {
    const [large, small, factor] = random.pick(units);
    const amount = random.int(11, 98) / (difficulty === 1 ? 10 : random.pick([10, 100]));
    const toSmall = difficulty === 1 || random.chance(0.5);
    const [given, wanted, from, to] = toSmall
      ? [amount, amount * factor, large, small]
      : [amount * factor, amount, small, large];
    const show = (value: number) => `${printed(value)} ${to}`;
    return {
      body: random.pick([
        `How many ${to} are there in ${printed(given)} ${from}?`,
        `Change ${printed(given)} ${from} into ${to}.`,
      ]),
      answer: show(wanted),
      mistakes: [
        [show(wanted * 10), 'multiplying or dividing by 10 too many'],
        [show(wanted / 10), 'multiplying or dividing by 10 too few'],
        [show(wanted * 100), 'using the wrong number of units'],
        [show(wanted / 100), 'using the wrong number of units'],
        [show(wanted * 1000), 'using the wrong number of units'],
      ],
      explanation: `1 ${large.replace('litres', 'litre')} is ${printed(factor)} ${small}, so ${toSmall ? 'multiply' : 'divide'} by ${printed(factor)}: ${printed(given)} ${toSmall ? '×' : '÷'} ${printed(factor)} = ${printed(wanted)}.`,
    };
  },
};

const readClock: Family = {
  name: 'clock',
  printed: { 1: 2, 2: 2 },
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
};

const durations: Family = {
  name: 'durations',
  printed: { 1: 1, 2: 2, 3: 2 },
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
        `${person(random)} starts a walk at ${clockTime(start)} and gets home at ${clockTime(end)}. How long is the walk?`,
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
};

const timetable: Family = {
  name: 'timetable',
  printed: { 3: 3 },
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
    const name = person(random);
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
};

const speed: Family = {
  name: 'speed',
  printed: { 3: 2, 4: 2, 5: 1 },
  write: (random, difficulty) => {
    const minutes = difficulty === 3 ? random.int(2, 5) * 60 : random.pick([15, 20, 30, 40, 45, 90, 150]);
    const perHour = difficulty === 3 ? random.int(8, 19) * 5 : random.int(3, 8) * 12;
    const distance = (perHour * minutes) / 60;
    const show = (value: number) => `${printed(value, Number.isInteger(value) ? 0 : 1)} km/h`;
    if (difficulty === 5) {
      const total = 2 * distance;
      const back = minutes * 2;
      const mean = total / ((minutes + back) / 60);
      return {
        body: `A delivery van drives ${printed(distance)} km to a farm in ${duration(minutes)}. The same road back takes ${duration(back)}. What is its average speed for the whole journey?`,
        answer: show(mean),
        mistakes: [
          [show((perHour + perHour / 2) / 2), 'averaging the two speeds'],
          [show(perHour), 'using the first half only'],
          [show(perHour / 2), 'using the second half only'],
          [show(mean / 2), 'counting the distance once'],
          [show(mean + 6), ''],
        ],
        explanation: `It drives ${printed(total)} km in ${duration(minutes + back)}, which is ${printed(Number(((minutes + back) / 60).toFixed(2)))} hours: ${show(mean)}.`,
      };
    }
    return {
      body: random.pick([
        `A van covers ${printed(distance)} km in ${duration(minutes)}. What is its average speed?`,
        `A train travels ${printed(distance)} km in ${duration(minutes)}. What is its average speed?`,
        `A coach travels ${printed(distance)} km in ${duration(minutes)}. What is its average speed?`,
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
      explanation: `Speed is the distance in one hour: ${printed(distance)} km in ${minutes} minutes is ${printed(distance)} ÷ ${minutes} × 60 = ${printed(perHour)} km in 60 minutes.`,
    };
  },
};

export const measuresAndTime: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'MEASURES_AND_TIME',
  families: [conversion, readClock, durations, timetable, speed],
};
