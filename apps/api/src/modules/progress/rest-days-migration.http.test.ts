import { connectDatabase } from '@markwell/database/connect';
import { migrationList } from '@markwell/database/migration-files';
import { addDays } from '@markwell/shared/time/days';
import { streaksOf } from '@markwell/shared/progress/streaks';
import fc from 'fast-check';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { testDatabaseUrl } from '../../../../../tools/testing/worker-database.ts';

/** The days of the pupil's streak, as text. */
const readStreaks = `select user_id, streak_days as "streakDays", best_streak as "bestStreak",
  last_finish_on::text as "lastFinishOn", last_rest_day_on::text as "lastRestDayOn" from pupil_totals order by user_id`;

it('counts the streaks of the rule from the days of every pupil', async () => {
  const url = await testDatabaseUrl();
  const database = connectDatabase(url, { poolSize: 1 });
  const someDays = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 20 });
  const pupils = fc.sample(someDays, { seed: 1, numRuns: 300 }).map((offsets) => ({
    id: uuid(),
    days: offsets.map((offset) => addDays('2026-12-20', offset)).toSorted(),
  }));
  await database.user.createMany({
    data: pupils.map(({ id }) => ({
      id,
      email: `${id}@example.com`,
      name: 'Robin',
      role: 'STUDENT' as const,
    })),
  });
  await database.dailyActivity.createMany({
    data: pupils.flatMap(({ id: userId, days }) =>
      days.map((day) => ({ userId, day: new Date(`${day}T00:00:00Z`), finishedCount: 1 })),
    ),
  });
  await database.pupilTotals.createMany({
    data: pupils.map(({ id: userId, days }) => ({
      userId,
      lastFinishOn: new Date(`${days.at(-1) ?? ''}T00:00:00Z`),
    })),
  });
  await database.$disconnect();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = migrationList().migrationDirectories.find(({ path }) => path.endsWith('_rest_days'));
    if (found?.migrationFile.content.tag !== 'ok') throw new Error('The migration does not exist');
    await client.query('alter table pupil_totals drop column last_rest_day_on');
    await client.query(found.migrationFile.content.value);
    const { rows } = await client.query<{ user_id: string }>(readStreaks);
    const stored = new Map(rows.map(({ user_id, ...streaks }) => [user_id, streaks]));
    for (const { id, days } of pupils) expect(stored.get(id)).toEqual(streaksOf(days));
  } finally {
    await client.end();
  }
});
