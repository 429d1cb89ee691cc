import { clockTime } from '#text/times.ts';
import { checkText } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';

/** A clock that is a fixed time fast or slow. */
function clockOff(random: Random): Draft {
  const fast = random.chance(0.5);
  const word = fast ? 'fast' : 'slow';
  const [time, off] = [random.int(7 * 60, 20 * 60), random.int(6, 29)];
  const right = fast ? time - off : time + off;
  return {
    body: `The clock in the hall shows ${clockTime(time)}. It is ${off} minutes ${word}. What is the right time?`,
    answer: clockTime(right),
    mistakes: [
      [clockTime(fast ? time + off : time - off), `correcting the time the wrong way for a ${word} clock`],
      [clockTime(right + 60), 'a slip of an hour'],
      [clockTime(right - 60), 'a slip of an hour'],
      [clockTime(right + 10), ''],
      [clockTime(right - 10), ''],
    ],
    explanation: `A clock that is ${word} shows a time that is too ${fast ? 'late' : 'early'}, so ${fast ? 'take away' : 'add'} ${off} minutes: ${clockTime(right)}.`,
  };
}

/** A clock that gains or loses whole minutes each hour, by day or from an evening to the next morning. */
function driftingClock(random: Random, overnight: boolean): Draft {
  const fast = random.chance(0.5);
  const each = random.int(2, 7);
  const drift = fast ? each : -each;
  const [gaining, losing] = fast ? ['gaining', 'losing'] : ['losing', 'gaining'];
  const start = (overnight ? random.int(18, 22) : random.int(6, 10)) * 60;
  const hours = overnight ? random.int(7, 13) : random.int(3, 9);
  const shown = start + hours * 60 + drift * hours;
  const end = clockTime(start + hours * 60);
  return {
    body: `A clock ${fast ? 'gains' : 'loses'} ${each} minutes every hour. It is set right at ${clockTime(start)}. What time does it show at ${end}${overnight ? ' the next morning' : ''}?`,
    answer: clockTime(shown),
    mistakes: [
      [clockTime(2 * (start + hours * 60) - shown), `${losing} instead of ${gaining}`],
      [clockTime(start + hours * 60 + drift), 'changing the time for one hour only'],
      [clockTime(shown + drift), 'counting one hour too many'],
      [clockTime(shown - drift), 'counting one hour too few'],
      [end, 'forgetting that the clock is wrong'],
      [clockTime(shown + 60), 'a slip of an hour'],
    ],
    explanation: `From ${clockTime(start)} to ${end} is ${hours} hours, so the clock ${fast ? 'gains' : 'loses'} ${hours} × ${each} = ${hours * each} minutes and shows ${clockTime(shown)}.`,
  };
}

export const family: Family = {
  name: 'wrong-clocks',
  syllabus: 'Solve problems with time',
  levels: {
    2: 'two steps: a clock that is a fixed time fast or slow',
    3: 'three steps: a clock that gains or loses whole minutes each hour',
    4: 'four steps: over a night, past midnight',
  },
  write: byDifficulty({
    2: clockOff,
    3: (random) => driftingClock(random, false),
    4: (random) => driftingClock(random, true),
  }),
  check: checkText((text) => {
    const times = [...text.matchAll(/(\d\d):(\d\d)/g)].map(
      ([, hour, minute]) => 60 * Number(hour) + Number(minute),
    );
    const [minutes = NaN] = numbersIn(text.replace(/\d\d:\d\d/g, ''));
    const [from = NaN, to = NaN] = times;
    const forward = /gains|slow/.test(text) ? 1 : -1;
    const hours = ((to - from + 1440) % 1440) / 60;
    const found = text.includes('right time') ? from + forward * minutes : to + forward * minutes * hours;
    const day = ((found % 1440) + 1440) % 1440;
    return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
  }),
};
