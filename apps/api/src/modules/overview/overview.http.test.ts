import { minAnswers, overview } from '@markwell/shared/overview/overview.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(database);
});
const readOverview = async () =>
  bodyOf(overview, await request.get('/api/admin/overview').set(signInAs(admin)));

test('the to-do list counts open reports, draft questions and creative-writing drafts', async () => {
  const { toDo: before } = await readOverview();
  const subject = await buildSubject(database);
  const { id: topicId } = await buildTopic(database, { subjectId: subject.id });
  await buildQuestion(database, { topicId, published: false });
  await buildQuestion(database, { topicId, published: false, kind: 'RAPID_FIRE' });
  await buildCreativeQuestion(database, subject, { status: 'DRAFT' });
  await buildCreativeQuestion(database, subject);
  const { id: questionId } = await buildQuestion(database, { topicId });
  const report = { kind: 'MOCK_TEST', reason: 'WRONG_ANSWER', questionId } as const;
  const [one, other] = [await buildPupil(database), await buildPupil(database)];
  await database.report.createMany({
    data: [
      { ...report, userId: one.id, createdAt: new Date('2001-01-01T09:00:00Z') },
      { ...report, userId: other.id, status: 'RESOLVED', createdAt: new Date('2000-01-01T09:00:00Z') },
    ],
  });
  expect((await readOverview()).toDo).toEqual({
    pendingReports: { count: before.pendingReports.count + 1, isCapped: false },
    oldestReportAt: '2001-01-01T09:00:00.000Z',
    draftQuestions: { count: before.draftQuestions.count + 2, isCapped: false },
    draftCreativeWriting: { count: before.draftCreativeWriting.count + 1, isCapped: false },
  });
});

test('questions are counted by subject and status, and for each of the last seven days', async () => {
  const { newQuestions: before } = await readOverview();
  const subject = await buildSubject(database);
  const topics = [
    await buildTopic(database, { subjectId: subject.id }),
    await buildTopic(database, { subjectId: subject.id }),
  ];
  for (const { id: topicId } of topics) {
    await buildQuestions(database, 2, { topicId });
    await buildQuestion(database, { topicId, kind: 'RAPID_FIRE' });
    await buildQuestion(database, { topicId, published: false });
  }
  const { id: archivedId } = await buildQuestion(database, {
    topicId: topics[0]?.id ?? '',
    published: false,
  });
  await database.question.update({ where: { id: archivedId }, data: { status: 'ARCHIVED' } });
  const { subjects, newQuestions } = await readOverview();
  expect(subjects.find(({ id }) => id === subject.id)).toMatchObject({
    name: subject.name,
    published: 6,
    drafts: { count: 2, isCapped: false },
    archived: { count: 1, isCapped: false },
  });
  expect(newQuestions.total.count).toBe(before.total.count + 9);
  expect(newQuestions.days).toHaveLength(7);
  expect(newQuestions.days.at(-1)?.count).toBe((before.days.at(-1)?.count ?? 0) + 9);
});

test('an empty subject is listed, an archived one is not', async () => {
  const [empty, archived] = [
    await buildSubject(database),
    await buildSubject(database, { archivedAt: new Date() }),
  ];
  const { subjects } = await readOverview();
  expect(subjects.find(({ id }) => id === empty.id)).toMatchObject({ published: 0, drafts: { count: 0 } });
  expect(subjects.map(({ id }) => id)).not.toContain(archived.id);
});

describe('the most missed questions', () => {
  const buildAnswered = async (answeredCount: number, correctCount: number, published = true) => {
    const question = await buildQuestion(database, { published, body: 'How many sides has a dodecagon?' });
    await database.questionStatistics.create({
      data: { questionId: question.id, answeredCount, correctCount },
    });
    return question.id;
  };

  test('have at least twenty answers, and the largest share of wrong ones comes first', async () => {
    const half = await buildAnswered(minAnswers, minAnswers / 2);
    const all = await buildAnswered(minAnswers, 0);
    const most = await buildAnswered(1000, 100);
    await buildAnswered(minAnswers - 1, 0); // too few
    await buildAnswered(minAnswers, 0, false); // not published
    await buildAnswered(50, 50); // never answered wrongly
    const { mostMissed } = await readOverview();
    expect(mostMissed.map(({ id }) => id)).toEqual([all, most, half]);
    expect(mostMissed[1]).toMatchObject({
      text: 'How many sides has a dodecagon?',
      answered: 1000,
      answeredWrongly: 900,
    });
  });
});
