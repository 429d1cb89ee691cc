import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMistake, scheduleAfter, type ReviewAnswer } from './review-schedule.rules.ts';

const day = 86_400_000;
const start = new Date('2026-03-02T16:00:00Z');
const days = (from: Date, to: Date | undefined) => to && Math.round((to.getTime() - from.getTime()) / day);

/** Answers with the given numbers of days between them, oldest first. */
const answers = (...given: [daysLater: number, isCorrect: boolean][]): ReviewAnswer[] => {
  let at = start.getTime();
  return given.map(([daysLater, isCorrect]) => ({ at: new Date((at += daysLater * day)), isCorrect }));
};

const anyAnswers = fc
  .array(fc.tuple(fc.double({ min: 0, max: 90, noNaN: true }), fc.boolean()), { maxLength: 12 })
  .map((given) => answers(...given));

test('a question that was never answered wrong has no card', () => {
  expect(scheduleAfter([])).toBeUndefined();
  expect(scheduleAfter(answers([0, true], [3, true]))).toBeUndefined();
});

test('a question is due the same day after a wrong answer, the next day after a correct one, then later and later', () => {
  expect(scheduleAfter(answers([0, false]))).toMatchObject({
    dueAt: start,
    lastReviewAt: start,
    repetitions: 1,
    lapses: 0,
  });
  const pauses: number[] = [];
  const given: [number, boolean][] = [[0, false]];
  for (let pause = 0, round = 0; round < 5; round++) {
    given.push([pause, true]);
    const card = scheduleAfter(answers(...given));
    pause = days(card?.lastReviewAt ?? start, card?.dueAt) ?? 0;
    pauses.push(pause);
  }
  expect(pauses[0]).toBe(1);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBeGreaterThan(20);
});

test('no interval is longer than half a year, however often a question is answered correctly', () => {
  const given: [number, boolean][] = [[0, false]];
  for (let pause = 0, round = 0; round < 12; round++) {
    given.push([pause, true]);
    const card = scheduleAfter(answers(...given));
    pause = days(card?.lastReviewAt ?? start, card?.dueAt) ?? 0;
    expect(pause).toBe(card?.scheduledDays);
  }
  expect(scheduleAfter(answers(...given))?.scheduledDays).toBe(180);
});

test('after a correct answer a question is due when nine in ten pupils still know it, which is its stability in days', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const card = scheduleAfter([
        ...given,
        { at: new Date(start.getTime() + 2_000 * day), isCorrect: true },
      ]);
      if (!card) return;
      expect(card.scheduledDays).toBe(Math.min(Math.max(Math.round(card.stability), 1), 180));
    }),
  );
});

test('after a wrong answer in the last second of a day a question is due on that day', () => {
  const at = new Date('2026-11-26T23:59:59Z');
  expect(scheduleAfter([{ at, isCorrect: false }])?.dueAt).toEqual(at);
});

test('the card of a first mistake is the card of 1970, moved to the time of the mistake', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
      expect(scheduleAfter([{ at, isCorrect: false }])).toEqual({
        ...firstMistake,
        lastReviewAt: at,
        dueAt: at,
      });
    }),
  );
});

test('after another wrong answer a question is due the same day', () => {
  const card = scheduleAfter(answers([0, false], [0, true], [1, true], [2, true], [9, false]));
  expect(card).toMatchObject({ lapses: 1, scheduledDays: 0 });
  expect(card?.dueAt).toEqual(card?.lastReviewAt);
});

test('correct answers before the first wrong one change nothing', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const firstWrong = given.findIndex(({ isCorrect }) => !isCorrect);
      const fromThere = firstWrong < 0 ? [] : given.slice(firstWrong);
      expect(scheduleAfter(given)).toEqual(scheduleAfter(fromThere));
    }),
  );
});

test('for any answers with a mistake there is one card, due after the last answer and within half a year', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const card = scheduleAfter(given);
      const last = given.at(-1);
      expect(card !== undefined).toBe(given.some(({ isCorrect }) => !isCorrect));
      if (!card || !last) return;
      expect(card.lastReviewAt).toEqual(last.at);
      const pause = (card.dueAt.getTime() - last.at.getTime()) / day;
      // A day of London may have an hour more or less.
      expect(pause).toBeLessThanOrEqual(180 + 1 / 24);
      if (last.isCorrect) expect(pause).toBeGreaterThanOrEqual(1 - 1 / 24);
      else expect(pause).toBe(0);
      expect(scheduleAfter(given)).toEqual(card);
    }),
  );
});

test.each([
  ['in the 23 hours before the clocks go forward', '2027-03-27T23:55:00Z', '2027-03-28T22:55:00Z'],
  ['at the start of the day of 25 hours', '2027-10-30T23:05:00Z', '2027-11-01T00:05:00Z'],
  ['before a leap day', '2028-02-28T23:55:00Z', '2028-02-29T23:55:00Z'],
])('"the next day" is the next day in London %s', (_when, at, dueAt) => {
  const card = scheduleAfter([
    { at: new Date(at), isCorrect: false },
    { at: new Date(at), isCorrect: true },
  ]);
  expect(card).toMatchObject({ scheduledDays: 1, dueAt: new Date(dueAt) });
});
