import { maxBodyLength } from '@markwell/shared/question-bank/upload-limits';
import {
  editRapidFireQuestion,
  listRapidFireQuestions,
  type RapidFireQuestionEdit,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions, type QuestionOverrides } from '#testing/builders/build-question.ts';
import { createApiClient, type ApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { completeQuiz, quizOf, quizResultOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { storedOptions } from '#testing/database/stored-options.ts';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = createApiClient(app, await buildAdmin(app.database));
});

const build = (overrides: QuestionOverrides) =>
  buildQuestion(app.database, { kind: 'RAPID_FIRE', ...overrides });

/** A new subject with one topic. */
async function newSubject() {
  const stage = await buildStage(app.database);
  const subject = await buildSubject(app.database, { stageId: stage.id });
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  return { stage, subject, topic };
}

const listReply = (query: Record<string, string>) =>
  admin.get(`/rapid-fire-admin/questions?${new URLSearchParams(query).toString()}`);
const list = async (query: Record<string, string>) => bodyOf(listRapidFireQuestions, await listReply(query));
const listedIds = async (query: Record<string, string>) => (await list(query)).questions.map(({ id }) => id);
const words = {
  questionText: 'What is 7 × 8?',
  explanationText: 'Seven eights.',
  level: 1,
  timeLimit: 20,
} satisfies RapidFireQuestionEdit;
const edit = (id: string, change: Partial<RapidFireQuestionEdit> = {}) =>
  admin.put(`/rapid-fire-admin/questions/${id}`, { ...words, ...change });
const auditOf = (targetId: string) => app.database.auditEntry.findMany({ where: { targetId } });

describe('the list', () => {
  it('has the fields of the specification', async () => {
    const { stage, subject, topic } = await newSubject();
    const question = await build({
      topicId: topic.id,
      difficulty: 4,
      body: 'How fast?',
      explanation: 'Very.',
    });
    await buildQuestion(app.database, { topicId: topic.id });
    expect(await list({ subjectId: subject.id })).toEqual({
      questions: [
        {
          id: question.id,
          questionText: 'How fast?',
          questionImageUrl: null,
          questionImageAlt: null,
          explanationText: 'Very.',
          solutionImageUrl: null,
          level: 4,
          timeLimit: 20,
          status: 'published',
          revision: 1,
          topic: { id: topic.id, name: topic.name },
          examType: { name: stage.name },
          subject: { name: subject.name },
        },
      ],
      total: 1,
      isCapped: false,
    });
  });

  it('has ten questions a page, each once', async () => {
    const { subject, topic } = await newSubject();
    const built = await buildQuestions(app.database, 23, { kind: 'RAPID_FIRE', topicId: topic.id });
    const pages = [];
    for (const page of ['1', '2', '3', '4']) pages.push(await list({ subjectId: subject.id, page }));
    expect(pages.map(({ questions }) => questions.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
    expect(pages.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(
      built.map(({ id }) => id).reverse(),
    );
  });

  it('is filtered by stage, subject and level, without archived questions', async () => {
    const { stage, subject, topic } = await newSubject();
    const otherSubject = await buildSubject(app.database, { stageId: stage.id });
    const otherTopic = await buildTopic(app.database, { subjectId: otherSubject.id });
    const easy = await build({ topicId: topic.id, difficulty: 1 });
    const hard = await build({ topicId: topic.id, difficulty: 9 });
    const draft = await build({ topicId: topic.id, difficulty: 9, published: false });
    const other = await build({ topicId: otherTopic.id, difficulty: 9 });
    const deleted = await build({ topicId: topic.id, published: false });
    await app.database.question.update({ where: { id: deleted.id }, data: { status: 'ARCHIVED' } });
    const ofStage = { examTypeId: stage.id };
    expect(await listedIds(ofStage)).toEqual([other.id, draft.id, hard.id, easy.id]);
    expect(await listedIds({ ...ofStage, subjectId: subject.id })).toEqual([draft.id, hard.id, easy.id]);
    expect(await list({ ...ofStage, subjectId: subject.id, level: '9' })).toMatchObject({
      questions: [{ id: draft.id }, { id: hard.id }],
      total: 2,
    });
    expect((await list({ level: '9' })).questions.every(({ level }) => level === 9)).toBe(true);
  });

  it('searches words within the filters, and ids in all stages and subjects', async () => {
    const { stage, subject, topic } = await newSubject();
    const word = uniqueCode('zebra').replaceAll(/[^a-z]/gu, 'x');
    const low = await build({ topicId: topic.id, difficulty: 1, body: `Two ${word} run` });
    const high = await build({ topicId: topic.id, difficulty: 8, body: `Three ${word} run` });
    const regular = await buildQuestion(app.database, { topicId: topic.id, body: `Regular ${word}` });
    expect(await listedIds({ search: word })).toEqual([high.id, low.id]);
    expect(await listedIds({ search: word, level: '8', subjectId: subject.id })).toEqual([high.id]);
    expect(await listedIds({ search: word, limit: '1', page: '2' })).toEqual([low.id]);
    const strange = await buildStage(app.database);
    expect(await listedIds({ search: low.id, examTypeId: strange.id })).toEqual([low.id]);
    expect(await listedIds({ search: regular.id, examTypeId: stage.id })).toEqual([]);
    expect(await list({ search: `no ${word}y` })).toMatchObject({ questions: [], total: 0 });
  });

  it('refuses invalid filters', async () => {
    for (const query of [
      { search: 'a\u0000b' },
      { search: 'x'.repeat(201) },
      { level: '11' },
      { level: 'x' },
      { page: '0' },
      { page: '10001' },
      { limit: '1000' },
      { subjectId: 'x' },
    ]) {
      expect((await listReply(query)).status, JSON.stringify(query)).toBe(400);
    }
    expect(await listedIds({ page: '10000', limit: '100' })).toEqual([]);
  });
});

describe('an edit', () => {
  it('creates a new revision, and earlier quizzes keep the revision they showed', async () => {
    const { subject, topic } = await newSubject();
    const question = await build({ topicId: topic.id, body: 'What was asked?' });
    const pupil = createApiClient(app, await buildPupil(app.database, { currentStageId: subject.stageId }));
    const quiz = quizOf(await startQuiz(pupil, subject));
    const reply = bodyOf(editRapidFireQuestion, await edit(question.id, { revision: 1 }));
    expect(reply.question).toMatchObject({ ...words, id: question.id, revision: 2 });

    const result = quizResultOf(await completeQuiz(pupil, quiz, 'A'));
    expect(JSON.stringify(result)).toContain('What was asked?');
    expect(JSON.stringify(result)).not.toContain(words.questionText);
    expect(result).toMatchObject({ correctAnswers: 1 });
    const next = quizOf(await startQuiz(pupil, subject));
    expect(next.questions).toMatchObject([{ id: question.id, content: words.questionText }]);
    expect(await auditOf(question.id)).toMatchObject([
      {
        action: 'question.edited',
        actorId: admin.user.id,
        before: { questionText: 'What was asked?', explanationText: 'Count on.' },
        after: { questionText: words.questionText, explanationText: words.explanationText },
      },
    ]);
  });

  it('does not change the options, the answer key and the pictures', async () => {
    const question = await build({ correctLetter: 'C' });
    await edit(question.id);
    const { currentRevision } = await app.database.question.findUniqueOrThrow({
      where: { id: question.id },
      select: { currentRevision: true },
    });
    expect(storedOptions(currentRevision).map((each) => [each.contentValue, each.isCorrect])).toEqual([
      ['Answer A', false],
      ['Answer B', false],
      ['Answer C', true],
      ['Answer D', false],
    ]);
  });

  it('of the level alone moves the question to quizzes of that level', async () => {
    const { subject, topic } = await newSubject();
    const question = await build({ topicId: topic.id, body: words.questionText });
    // Enough of both levels: a quiz that is short of questions is filled from other levels.
    await buildQuestions(app.database, 20, { kind: 'RAPID_FIRE', topicId: topic.id, difficulty: 1 });
    await buildQuestions(app.database, 19, { kind: 'RAPID_FIRE', topicId: topic.id, difficulty: 2 });
    const level = { ...words, explanationText: 'Count on.', level: 2, timeLimit: 45 };
    expect(bodyOf(editRapidFireQuestion, await edit(question.id, level)).question).toMatchObject({
      level: 2,
      timeLimit: 45,
      revision: 1,
    });
    const pupil = createApiClient(app, await buildPupil(app.database, { currentStageId: subject.stageId }));
    await app.database.rapidFireProgress.create({
      data: {
        userId: pupil.user.id,
        subjectId: subject.id,
        currentLevel: 2,
        lastPlayedAt: new Date(),
      },
    });
    const at = async (level: number) =>
      quizOf(await startQuiz(pupil, subject, { level })).questions.find(({ id }) => id === question.id);
    expect(await at(2)).toMatchObject({ timeLimit: 45 });
    expect(await at(1)).toBeUndefined();
    const buckets = await app.database.bucket.findMany({
      where: { topicId: topic.id },
      orderBy: { difficulty: 'asc' },
      select: { difficulty: true, publishedCount: true },
    });
    expect(buckets).toEqual([
      { difficulty: 1, publishedCount: 20 },
      { difficulty: 2, publishedCount: 20 },
    ]);
    expect(await auditOf(question.id)).toMatchObject([
      { before: { level: 1, timeLimit: 20 }, after: { level: 2, timeLimit: 45 } },
    ]);
  });

  it('without a change creates no revision and no audit entry', async () => {
    const question = await build({ body: words.questionText, explanation: words.explanationText });
    expect(bodyOf(editRapidFireQuestion, await edit(question.id)).question.revision).toBe(1);
    expect(await auditOf(question.id)).toEqual([]);
  });

  it('of an older revision is refused, and so is one of two at the same time', async () => {
    const question = await build({});
    const replies = await Promise.all(
      ['One', 'Two'].map((questionText) => edit(question.id, { questionText, revision: 1 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await edit(question.id, { questionText: 'Three', revision: 1 });
    expect(late.status).toBe(409);
    expect(errorOf(late).message).toMatch(/Someone else has edited/);
    expect((await edit(question.id, { questionText: 'Three' })).status).toBe(200);
  });

  it('is refused for invalid content', async () => {
    const question = await build({});
    const regular = await buildQuestion(app.database);
    for (const change of [
      { level: 0 },
      { level: 11 },
      { level: 1.5 },
      { timeLimit: 9 },
      { timeLimit: 121 },
      { questionText: 'a\u0000b' },
      { questionText: 'x'.repeat(maxBodyLength + 1) },
      { explanationText: '\ud800' },
    ]) {
      expect((await edit(question.id, change)).status, Object.keys(change)[0]).toBe(400);
    }
    const empty = await edit(question.id, { questionText: '  ' });
    expect(empty.status).toBe(422);
    expect(errorOf(empty).message).toBe('Please enter question text');
    expect((await edit(regular.id)).status).toBe(404);
    expect((await edit(crypto.randomUUID())).status).toBe(404);
    const { questions } = await list({ search: question.id });
    expect(itemAt(questions, 0).revision).toBe(1);
    expect(await auditOf(question.id)).toEqual([]);
  });
});
