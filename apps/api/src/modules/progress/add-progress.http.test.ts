import { scorePercentOf } from '@markwell/database/sql-expressions/marks';
import { streaksOf as streaksInSql } from '@markwell/database/sql-expressions/streaks';
import { arrayOf, jsonRows, unnest } from '@markwell/database/sql/values';
import { addDays } from '@markwell/shared/time/days';
import { scorePercent } from '@markwell/shared/progress/marking';
import { streaksOf } from '@markwell/shared/progress/streaks';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { itemAt } from '#testing/item-at.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { addToDay, addToTotals, afterTotals } from './add-progress.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** Several seeds, so that a run repeats, with all cases of a seed in one query. */
const seeds = [1, 2, 3];

it('rounds scores as the browser does', async () => {
  const count = fc.nat({ max: 200 }).chain((total) => fc.tuple(fc.nat({ max: total }), fc.constant(total)));
  for (const seed of seeds) {
    const cases = fc
      .sample(fc.oneof(count, fc.tuple(fc.nat(30_000), fc.integer({ min: 1, max: 30_000 }))), {
        seed,
        numRuns: 5000,
      })
      .map(([first, second]): [number, number] => [Math.min(first, second), second]);
    const rows = await app.database.sql
      .selectFrom(
        unnest('given', {
          correct: arrayOf(
            'integer',
            cases.map(([correct]) => correct),
          ),
          total: arrayOf(
            'integer',
            cases.map(([, total]) => total),
          ),
        }),
      )
      .select((eb) => [
        'given.correct',
        'given.total',
        scorePercentOf(eb.ref('given.correct'), eb.ref('given.total')).as('score'),
      ])
      .orderBy('given.ordinal')
      .execute();
    expect(rows).toEqual(
      cases.map(([correct, total]) => ({ correct, total, score: scorePercent(correct, total) })),
    );
  }
});

/** Days close together, so that there are streaks and rest days, across the end of a month and the start of summer time. */
const someDays = fc
  .array(fc.nat({ max: 27 }), { minLength: 1, maxLength: 20 })
  .map((offsets) => offsets.map((offset) => addDays('2026-03-22', offset)));

it('counts streaks as the rule does', async () => {
  for (const seed of seeds) {
    const cases = fc
      .sample(someDays, { seed, numRuns: 1000 })
      .map((days) => ({ userId: uuid(), days: [...new Set(days)] }));
    const rows = cases.flatMap(({ userId, days }) =>
      days.map((day) => ({ user_id: userId, day: atMidnight(day) })),
    );
    const days = jsonRows('given', { user_id: 'uuid', day: 'date' }, rows);
    const { sql } = app.database;
    const given = sql.selectFrom(days).select(['given.user_id', 'given.day']).as('days');
    const streaks = await sql
      .with('streaks', () => streaksInSql(given))
      .selectFrom('streaks')
      .selectAll()
      .execute();
    const found = new Map(
      streaks.map(({ user_id, last_finish_on, last_rest_day_on, ...streak }) => [
        user_id,
        {
          streakDays: streak.streak_days,
          bestStreak: streak.best_streak,
          lastFinishOn: toDay(last_finish_on),
          lastRestDayOn: toDay(last_rest_day_on),
        },
      ]),
    );
    expect(cases.map(({ userId }) => found.get(userId))).toEqual(cases.map((each) => streaksOf(each.days)));
  }
});

const steps = 12;
const finishes = fc.array(fc.record({ offset: fc.nat({ max: 16 }), isStreakDay: fc.boolean() }), {
  minLength: steps,
  maxLength: steps,
});

/** Each pupil finishes once in one statement, as in the statements that finish tests, quizzes and challenges. */
const finishOnce = (finished: readonly { userId: string; day: string; isStreakDay: boolean }[]) =>
  app.database.sql
    .with('finished', (query) =>
      query
        .selectFrom(
          jsonRows(
            'given',
            { user_id: 'uuid', day: 'date', count: 'integer' },
            finished.map(({ userId, day, isStreakDay }) => ({
              user_id: userId,
              day: atMidnight(day),
              count: Number(isStreakDay),
            })),
          ),
        )
        .select((eb) => [
          'given.user_id',
          'given.day',
          'given.count as finished_count',
          eb.lit(0).as('tests_finished'),
          eb.lit(0).as('score_sum'),
          eb.lit(0).as('answered_count'),
          eb.lit(0).as('correct_count'),
          eb.lit(0).as('study_seconds'),
        ]),
    )
    .with('totals', addToTotals)
    .with('after_totals', afterTotals)
    .with('days', addToDay)
    .selectFrom('days')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute();

it('keeps the streaks of the rule, in whatever order the days come', async () => {
  const { database } = app;
  const pupils = fc.sample(finishes, { seed: 1, numRuns: 150 }).map((pupil) => ({
    userId: uuid(),
    finishes: pupil.map(({ offset, isStreakDay }) => ({ day: addDays('2026-03-24', offset), isStreakDay })),
  }));
  await database.user.createMany({
    data: pupils.map(({ userId: id }) => ({
      id,
      email: `${id}@example.com`,
      name: 'Robin',
      role: 'STUDENT',
    })),
  });
  const userId = { in: pupils.map((pupil) => pupil.userId) };
  for (let step = 0; step < steps; step++) {
    await finishOnce(pupils.map((pupil) => ({ userId: pupil.userId, ...itemAt(pupil.finishes, step) })));
    const totals = await database.pupilTotals.findMany({ where: { userId } });
    const stored = new Map(
      totals.map(({ userId: id, streakDays, bestStreak, lastFinishOn, lastRestDayOn }) => [
        id,
        { streakDays, bestStreak, lastFinishOn: toDay(lastFinishOn), lastRestDayOn: toDay(lastRestDayOn) },
      ]),
    );
    for (const pupil of pupils) {
      const days = pupil.finishes.slice(0, step + 1).filter(({ isStreakDay }) => isStreakDay);
      expect(stored.get(pupil.userId)).toEqual(streaksOf(days.map(({ day }) => day)));
    }
  }
});
