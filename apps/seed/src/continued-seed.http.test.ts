import { storedOptions } from '@markwell/api/testing/database/stored-options';
import { subjects } from '@markwell/questions/curriculum';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { afterAll, expect, test } from 'vitest';
import { seedDemoData, type SeedOptions } from './seed.ts';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';

const now = new Date('2026-11-18T17:30:00Z');
const quiet = () => undefined;

/** What a seed writes, before the next test. */
let uninterrupted: Awaited<ReturnType<typeof readWorld>> | undefined;

let database: Database | undefined;

/** Continues in an empty database; the one before is gone. */
async function emptyDatabase() {
  await database?.$disconnect();
  const databaseUrl = await testDatabaseUrl();
  const connected = connectDatabase(databaseUrl, { poolSize: 3 });
  database = connected;
  const seed = (options: Partial<SeedOptions> = {}) =>
    seedDemoData(databaseUrl, { log: quiet, now, ...options });
  return { database: connected, seed };
}

afterAll(() => database?.$disconnect());

/** The number of rows of every table, and what identifies the content and the history without the ids of rows. */
async function readWorld(database: Database) {
  const tables = await database.$queryRaw<{ name: string; count: number }[]>`
    select table_name as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const questions = await database.question.findMany({
    select: {
      sourceId: true,
      status: true,
      questionNumber: true,
      topic: { select: { code: true } },
      currentRevision: { select: { parts: true } },
    },
    where: { sourceId: { not: null } },
    orderBy: { sourceId: 'asc' },
  });
  const answers = await database.sql
    .selectFrom('attempt_answers as answer')
    .innerJoin('attempts', 'attempts.id', 'answer.attempt_id')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('questions', 'questions.id', 'answer.question_id')
    .select(['answer.ordinal', 'answer.is_correct', 'questions.source_id'])
    .select(['attempts.started_at', 'users.email'])
    .execute();
  const shownTo = answers.map((answer) =>
    [
      ...[answer.email, answer.started_at.toISOString(), answer.ordinal],
      ...[answer.source_id, answer.is_correct],
    ].join(' '),
  );
  const briefs = await database.creativeWritingAnswer.findMany({
    select: { ordinal: true, question: { select: { sourceId: true } } },
    orderBy: [{ session: { startedAt: 'asc' } }, { ordinal: 'asc' }],
  });
  /** Without the ids of pictures. */
  const withTexts = questions.map(({ currentRevision, ...question }) => ({
    ...question,
    texts: storedOptions(currentRevision).flatMap(({ contentType, contentValue }) =>
      contentType === 'TEXT' ? contentValue : [],
    ),
  }));
  return { tables, questions: withTexts, answers: shownTo.sort(), briefs };
}

test('the seed has questions of every topic, level and kind, and all accounts with their history', async () => {
  const { database, seed } = await emptyDatabase();
  expect(await seed()).toBe(true);
  const published = await database.question.groupBy({
    by: ['topicId', 'kind', 'difficulty'],
    where: { status: 'PUBLISHED', sourceId: { not: null } },
    _count: true,
  });
  const total = published.reduce((sum, { _count }) => sum + _count, 0);
  expect(total).toBeGreaterThan(5_000);
  expect(total).toBeLessThan(6_500);
  const regular = published.filter(({ kind }) => kind === 'REGULAR');
  const topics = subjects.flatMap((subject) => subject.topics);
  expect(new Set(regular.map(({ topicId }) => topicId)).size).toBe(topics.length);
  const levels = published.filter(({ kind }) => kind === 'RAPID_FIRE').map(({ difficulty }) => difficulty);
  expect(new Set(levels).size).toBe(rapidFireLevels.length);
  const quizzes = await database.rapidFireSession.findMany({ select: { totalQuestions: true } });
  expect(new Set(quizzes.map(({ totalQuestions }) => totalQuestions))).toEqual(new Set([20]));
  uninterrupted = await readWorld(database);
}, 180_000);

test('one that is killed after three different parts and continued writes the same rows', async () => {
  const { database, seed } = await emptyDatabase();
  const kill = () => {
    throw new Error('killed');
  };
  const afterQuestions = (wanted: number) => ({
    onProgress: ({ done }: { done: number }) => {
      if (done >= wanted) kill();
    },
  });
  const whileItWritesAccounts = {
    log: (line: string) => {
      if (line.startsWith('The accounts')) kill();
    },
  };
  const counts: number[] = [];
  for (const options of [afterQuestions(1), afterQuestions(4_500), whileItWritesAccounts]) {
    await expect(seed(options)).rejects.toThrow('killed');
    expect(await database.user.count()).toBe(0);
    counts.push(await database.question.count());
  }
  expect(counts.slice(0, 2)).toEqual([1_000, 5_000]);
  expect(await seed()).toBe(true);
  expect(await readWorld(database)).toEqual(uninterrupted);
  expect(await seed()).toBe(false);
}, 180_000);
