import { testContext } from '@markwell/api/testing/test-context';
import { readChildSummary } from '@markwell/api/modules/parents/child-summary.repository';
import { periodOfSummary, workDueOf } from '@markwell/api/modules/parents/child-summary.rules';
import { subjects } from '@markwell/questions/curriculum';
import { creativeQuestions } from '@markwell/questions/creative-writing/creative-questions';
import { structuredQuestions } from '@markwell/questions/papers/structured/structured-questions';
import { answerSetQuestions } from '@markwell/questions/sets/answer-sets';
import { questionBank } from '@markwell/questions/question-bank';
import { rapidFireBank } from '@markwell/questions/rapid-fire/rapid-fire-bank';
import { consentAge } from '@markwell/shared/registration/account.schemas';
import { ageOn } from '@markwell/shared/accounts/age';
import { dayOf } from '@markwell/shared/time/days';
import { demoAccounts, demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { verifyPassword } from '@markwell/api/modules/accounts/password-hash';
import { addRestOfLibrary, seedDemoData } from './seed.ts';
import { historyTests } from './testing/history-tests.ts';
import { optionsWithWords } from './testing/options-with-words.ts';
import { loadAdminWork } from './testing/load-admin-work.ts';
import { longTestLimit } from '@markwell/testing/time-limits';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import { multipleChoice } from '@markwell/api/modules/question-bank/change/question-bank.rules';

const now = new Date('2026-11-18T17:30:00Z');
const quiet = () => undefined;
let database: Database;

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
  database = connectDatabase(databaseUrl, { poolSize: 4 });
});

afterAll(async () => {
  await database.$disconnect();
});

test(
  'of two processes that seed at the same time only one writes, and a later one finds the data',
  async () => {
    const seed = () => seedDemoData(databaseUrl, { log: quiet, now });
    expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
    const questions = await database.question.count();
    expect(await seed()).toBe(false);
    expect(await database.question.count()).toBe(questions);
  },
  longTestLimit,
);

test(
  'a rest of the bank that is killed and continued is complete, without a change of the accounts',
  async () => {
    const accounts = await database.user.findMany({ orderBy: { id: 'asc' } });
    const kill = ({ done }: { done: number }) => {
      if (done >= 12_000) throw new Error('killed');
    };
    const rest = addRestOfLibrary(databaseUrl, { log: quiet, now, onProgress: kill });
    await expect(rest).rejects.toThrow('killed');
    await addRestOfLibrary(databaseUrl, { log: quiet, now });
    expect(await database.user.findMany({ orderBy: { id: 'asc' } })).toEqual(accounts);
  },
  longTestLimit,
);

test('every question of the bank is published as it was written', async () => {
  const bank = questionBank();
  const where = { status: 'PUBLISHED', kind: 'REGULAR', sourceId: { not: null } } as const;
  const withParts = [...answerSetQuestions, ...structuredQuestions()].filter(({ parts }) =>
    parts.some(({ answer }) => answer.kind !== 'written'),
  ).length;
  expect(await database.question.count({ where })).toBe(bank.length + withParts);
  const stored = await database.question.findMany({
    where: { sourceId: { in: bank.map(({ sourceId }) => sourceId) } },
    select: {
      sourceId: true,
      difficulty: true,
      topic: {
        select: { code: true, subject: { select: { code: true, stage: { select: { code: true } } } } },
      },
      currentRevision: {
        select: {
          number: true,
          body: true,
          explanation: true,
          passage: { select: { body: true } },
          image: { select: { alternativeText: true } },
          solutionImage: { select: { alternativeText: true } },
          parts: true,
        },
      },
    },
  });
  const bySource = new Map(stored.map((question) => [question.sourceId, question]));
  const files = await database.mediaFile.findMany({ select: { id: true, alternativeText: true } });
  const wordsOf = new Map(files.map(({ id, alternativeText }) => [id, alternativeText]));
  for (const question of bank) {
    const { parts, ...revision } = bySource.get(question.sourceId)?.currentRevision ?? {};
    const options = optionsWithWords({ parts }, wordsOf);
    expect({ ...bySource.get(question.sourceId), currentRevision: { ...revision, options } }).toEqual({
      sourceId: question.sourceId,
      difficulty: question.difficulty,
      topic: {
        code: question.topicCode,
        subject: { code: question.subjectCode, stage: { code: question.stageCode } },
      },
      currentRevision: {
        number: 1,
        body: question.body ?? null,
        explanation: question.explanation,
        passage: question.passage ? { body: question.passage.body } : null,
        image: alternativeTextOf(question.image),
        solutionImage: alternativeTextOf(question.solutionImage),
        options: question.options.map((option, index) => ({
          letter: 'ABCDE'[index],
          text: 'text' in option ? option.text : null,
          isCorrect: index === question.correctIndex,
          image: 'image' in option ? alternativeTextOf(option.image) : null,
        })),
      },
    });
  }
});

test('every creative-writing brief is published as it was written', async () => {
  const stored = await database.creativeWritingQuestion.findMany({
    include: { options: { orderBy: { letter: 'asc' } }, subject: true },
  });
  const written = creativeQuestions();
  expect(stored).toHaveLength(written.length);
  const bySource = new Map(stored.map((question) => [question.sourceId, question]));
  for (const { subjectCode, sourceId, difficulty, options, ...texts } of written) {
    const question = bySource.get(sourceId);
    expect(question).toMatchObject({ ...texts, difficulty: difficulty.toUpperCase(), status: 'PUBLISHED' });
    expect(question?.options).toMatchObject(options);
    expect(question?.subject).toMatchObject({ code: subjectCode, stageId: question?.stageId });
  }
});

function alternativeTextOf(image: { alternativeText: string } | undefined) {
  return image ? { alternativeText: image.alternativeText } : null;
}

test('every rapid-fire question is published on its level with its time limit and its answer key', async () => {
  const bank = rapidFireBank();
  const stored = await database.question.findMany({
    where: { status: 'PUBLISHED', kind: 'RAPID_FIRE' },
    include: {
      topic: { include: { subject: true } },
      bucket: true,
      currentRevision: true,
    },
  });
  expect(stored).toHaveLength(bank.length);
  const bySource = new Map(stored.map((question) => [question.sourceId, question]));
  for (const { sourceId, subjectCode, topicCode, level, timeLimit, body, explanation, ...rest } of bank) {
    expect(bySource.get(sourceId)).toMatchObject({
      difficulty: level,
      timeLimit,
      topic: { code: topicCode, subject: { code: subjectCode } },
      bucket: { kind: 'RAPID_FIRE', difficulty: level },
      currentRevision: {
        number: 1,
        body,
        explanation,
        parts: multipleChoice(
          rest.options.map((option, index) => ({
            text: 'text' in option ? option.text : '',
            isCorrect: index === rest.correctIndex,
          })),
        ),
      },
    });
  }
});

test('published questions are in their buckets, which count them', async () => {
  const buckets = await database.bucket.findMany({
    select: { publishedCount: true, kind: true, topicId: true, difficulty: true, questions: true },
  });
  expect(buckets.length).toBeGreaterThan(0);
  for (const { publishedCount, kind, topicId, difficulty, questions } of buckets) {
    expect(questions).toHaveLength(publishedCount);
    for (const question of questions) expect(question).toMatchObject({ kind, topicId, difficulty });
  }
});

test('every topic that a pupil can choose has questions, and every stage at least four subjects', async () => {
  const topics = await database.topic.findMany({
    // Besides those there is the Latin of a school.
    where: { subject: { visibility: 'PUBLIC' } },
    select: {
      code: true,
      subject: { select: { code: true } },
      _count: { select: { questions: { where: { status: 'PUBLISHED', kind: 'REGULAR' } } } },
    },
  });
  expect(topics).toHaveLength(subjects.flatMap((subject) => subject.topics).length);
  const empty = topics.filter(({ _count }) => _count.questions === 0);
  expect(empty.map(({ code, subject }) => `${subject.code}/${code}`)).toEqual([]);
  const stages = await database.stage.findMany({ select: { _count: { select: { subjects: true } } } });
  expect(stages).toHaveLength(3);
  for (const { _count } of stages) expect(_count.subjects).toBeGreaterThanOrEqual(4);
  expect(
    await database.question.count({ where: { status: 'PUBLISHED', kind: 'REGULAR' } }),
  ).toBeGreaterThanOrEqual(400);
});

test('drafts and archived questions exist and are in no bucket', async () => {
  for (const status of ['DRAFT', 'ARCHIVED'] as const) {
    const questions = await database.question.findMany({ where: { status } });
    expect(questions.length).toBeGreaterThan(1);
    expect(questions.every(({ bucketId }) => bucketId === null)).toBe(true);
  }
});

test('every picture is a row with the size that the page reserves', async () => {
  const rows = await database.mediaFile.findMany({ include: { drawing: true } });
  expect(rows.length).toBeGreaterThan(1_000);
  for (const [index, file] of rows.entries()) {
    const { drawing, storageKey, contentType, width, height, byteSize, alternativeText } = file;
    const svg = Buffer.from(drawing?.svg ?? '');
    expect(contentType).toBe('image/svg+xml');
    expect(storageKey).toMatch(/^[0-9a-f]{32}\.svg$/);
    expect(svg.length).toBe(byteSize);
    expect(alternativeText).not.toBe('');
    // What sharp reads from the drawing. Reading all takes too long.
    if (index % 100 === 0)
      expect(await sharp(svg).metadata()).toMatchObject({ format: 'svg', width, height });
  }
}, 60_000);

test('search finds a question by a word of its body and of its options', async () => {
  const matches = await database.sql
    .selectFrom('questions')
    .select('source_id')
    .where(
      sql<boolean>`${sql.ref('search_vector')} @@ websearch_to_tsquery('english', 'reluctant unwilling')`,
    )
    .execute();
  expect(matches.map(({ source_id }) => source_id)).toContain('demo/drafts/2');
});

describe('the history of the demo accounts', () => {
  historyTests(() => database, now);
});

test('all demo accounts sign in with the password that is printed', async () => {
  const users = await database.user.findMany({
    where: { passwordHash: { not: null } },
    include: { currentStage: true, currentExamBoard: true },
  });
  expect(users).toHaveLength(demoAccounts.length);
  for (const { email, role } of demoAccounts) {
    const user = users.find((candidate) => candidate.email === email);
    expect(user).toMatchObject({ role, isActive: true });
    expect(user?.emailVerifiedAt).not.toBeNull();
    expect(await verifyPassword(user?.passwordHash ?? '', demoPassword)).toBe(true);
  }
  const byEmail = (email: string) => users.find((user) => user.email === email);
  const pupil = byEmail('pupil@example.com');
  expect([pupil?.currentStage?.code, pupil?.currentExamBoard?.code]).toEqual(['ELEVEN_PLUS', 'GL']);
  expect(byEmail('premium@example.com')?.currentStage?.code).toBe('GCSE');
  expect(byEmail('premium@example.com')?.premiumUntil?.toISOString()).toBe('2027-11-18T17:30:00.000Z');
  expect(byEmail('new@example.com')?.currentStage).toBeNull();
});

test('the parent sees the summaries of a pupil under 13 and of one from 13, whose ages fit their sign-up', async () => {
  const links = await database.parentLink.findMany({
    where: { parent: { email: 'parent@example.com' } },
    include: { child: true },
    orderBy: { child: { birthMonth: 'desc' } },
  });
  const agesNow = links.map(({ child }) => [child.email, ageOn('2026-11-18', monthOf(child.birthMonth))]);
  expect(agesNow).toEqual([
    ['pupil@example.com', 10],
    ['premium@example.com', 15],
  ]);
  for (const { state, child, childAgreedAt, parentAgreedAt } of links) {
    expect(state).toBe('ACTIVE');
    expect(childAgreedAt?.getTime()).toBeGreaterThan(child.createdAt.getTime());
    expect(parentAgreedAt?.getTime()).toBeGreaterThan(child.createdAt.getTime());
    expect(ageOn(dayOf(child.createdAt), monthOf(child.birthMonth)) < consentAge).toBe(
      child.parentEmail !== null,
    );
  }
});

test('both children of the parent have work due from a class', async () => {
  const context = testContext({ db: database, clock: () => now });
  const links = await database.parentLink.findMany({ where: { parent: { email: 'parent@example.com' } } });
  expect(links).toHaveLength(2);
  for (const { childId } of links) {
    const { assignments } = await readChildSummary(context, childId, periodOfSummary('2026-11-18'));
    expect(workDueOf(assignments, now).length, childId).toBeGreaterThan(0);
  }
});

const monthOf = (date: Date | null) => date?.toISOString().slice(0, 7) ?? '';

test('the Admin Panel has work of the last weeks to show', async () => {
  const { uploads, changes, runs, suspicions, actions, newest } = await loadAdminWork(database);
  expect(uploads).toEqual([
    { isTakenBack: false, questions: ['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED'] },
    { isTakenBack: true, questions: [] },
    { isTakenBack: false, questions: ['PUBLISHED', 'PUBLISHED', 'PUBLISHED'] },
    { isTakenBack: false, questions: ['DRAFT', 'DRAFT', 'DRAFT', 'DRAFT'] },
  ]);
  expect(changes).toEqual(['UNDONE', 'FINISHED']);
  expect(runs).toEqual(['DONE', 'DONE', 'FAILED']);
  const expected = ['negative-discrimination', 'distractor-beats-key', 'unused-distractor'];
  expect(suspicions).toEqual(expect.arrayContaining(expected));
  expect(actions.size).toBeGreaterThan(10);
  expect(newest.getTime()).toBeLessThan(now.getTime());
});
