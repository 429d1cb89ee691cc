import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

const degrees = (value: number) => `${formatPrintedNumber(value)}°`;

export const family: Family = {
  name: 'clock-angles',
  syllabus: 'Angles of turn and between the hands of a clock',
  levels: {
    1: 'one step: the turn of the minute hand in some five-minute steps',
    2: 'two steps: the smaller angle between the hands at a full hour',
    3: 'two steps: the turn of the hour hand',
    4: 'three steps: both hands have moved between two full hours',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const minutes = random.int(1, 11) * 5;
      return {
        body: `Through how many degrees does the minute hand of a clock turn in ${minutes} minutes?`,
        answer: degrees(minutes * 6),
        mistakes: [
          [degrees(minutes), 'taking one degree for each minute'],
          [degrees(minutes * 5), 'taking five degrees for each minute'],
          [degrees(360 - minutes * 6), 'giving the rest of the turn'],
          ...nearbyNumbers(minutes * 6, 15, degrees),
        ],
        explanation: `A full turn of 360° takes 60 minutes, so the hand turns 6° a minute: ${minutes} × 6° = ${degrees(minutes * 6)}.`,
      };
    }
    if (difficulty === 3) {
      const [hours, minutes] = [random.int(0, 5), random.pick([10, 20, 30, 40, 50])];
      const answer = hours * 30 + minutes / 2;
      const time =
        hours === 0 ? `${minutes} minutes` : `${hours} ${hours === 1 ? 'hour' : 'hours'} ${minutes} minutes`;
      return {
        body: `Through how many degrees does the hour hand of a clock turn in ${time}?`,
        answer: degrees(answer),
        mistakes: [
          [degrees(hours * 60 + minutes), 'taking one degree for each minute'],
          [degrees(hours * 30 + minutes), 'taking one degree for each minute after the full hours'],
          [degrees(hours * 30 || 30), 'leaving out the minutes'],
          [degrees(minutes * 6), 'using the minute hand'],
          ...nearbyNumbers(answer, 10, degrees),
        ],
        explanation: `The hour hand turns 30° in an hour and half a degree in a minute: ${hours} × 30° + ${minutes} × 0.5° = ${degrees(answer)}.`,
      };
    }
    const hour = random.int(1, 11);
    const minutes = difficulty === 2 ? 0 : random.pick([10, 20, 30, 40]);
    const apart = Math.abs(hour * 30 + minutes / 2 - minutes * 6);
    const answer = Math.min(apart, 360 - apart);
    if (hour === 6 && minutes === 0) return noDraft;
    const careless = Math.abs(hour * 30 - minutes * 6);
    return {
      body: `What is the smaller angle between the hands of a clock at ${String(hour)}:${String(minutes).padStart(2, '0')}?`,
      answer: degrees(answer),
      mistakes: [
        [degrees(360 - answer), 'giving the larger angle'],
        ...(minutes > 0
          ? ([
              [
                degrees(Math.min(careless, 360 - careless) || 30),
                'forgetting that the hour hand has moved on as well',
              ],
            ] as const)
          : ([[degrees(hour * 5), 'counting minutes instead of degrees']] as const)),
        [degrees(answer + 30), 'counting one hour too many'],
        [degrees(Math.abs(answer - 30) || 15), 'counting one hour too few'],
        ...nearbyNumbers(answer, 5, degrees),
      ],
      explanation:
        minutes === 0
          ? `There are 30° between two hours. At ${hour} o’clock the hands are ${Math.min(hour, 12 - hour)} hours apart: ${degrees(answer)}.`
          : `The minute hand is at ${degrees(minutes * 6)} from the top and the hour hand at ${degrees(hour * 30 + minutes / 2)}: they are ${degrees(answer)} apart.`,
    };
  },
  check: checkNumber((text) => {
    const amount = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(text)?.[1] ?? 0);
    if (text.includes('minute hand')) return (360 * amount('minutes')) / 60;
    if (text.includes('hour hand')) return (360 * (60 * amount('hours?') + amount('minutes'))) / 720;
    const [, hour = NaN, minute = NaN] = (/(\d+):(\d\d)/.exec(text) ?? []).map(Number);
    // Both hands are turned minute by minute from twelve o'clock.
    let [short, long] = [0, 0];
    for (let passed = 0; passed < hour * 60 + minute; passed++)
      [short, long] = [(short + 0.5) % 360, (long + 6) % 360];
    const apart = Math.abs(short - long);
    return apart > 180 ? 360 - apart : apart;
  }),
};
