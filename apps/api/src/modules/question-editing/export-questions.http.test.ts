import { insertRows } from '@markwell/database/sql/insert-rows';
import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { exportQuestions, findDownloadable } from '@markwell/shared/question-editing/questions.contract';
import { expect, test } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { createAdminQuestionHelpers } from '#testing/helpers/admin-question-helpers.ts';
import { createApiClient, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { changeStoredOptions } from '#testing/database/stored-options.ts';

const { app, admin, build, newSubject } = await createAdminQuestionHelpers();
const { database } = app;

const exportAs = (client: ApiClient, ...questionIds: string[]) =>
  client.post('/admin/questions/export', { questionIds });

test('questions are read whole, in the order of the ids, drafts and passages included', async () => {
  const { stage, subject, topic } = await newSubject();
  const passage = await database.passage.create({
    data: { subjectId: subject.id, title: 'The sea', body: 'It was rough.' },
  });
  const onPassage = await build({
    topicId: topic.id,
    body: 'How was it?',
    passageId: passage.id,
    correctLetter: 'C',
  });
  const draft = await build({
    topicId: topic.id,
    body: 'x'.repeat(500),
    published: false,
    explanation: null,
  });
  const reply = await exportAs(admin, draft.id, onPassage.id);
  const names = { stageName: stage.name, subjectName: subject.name, topicName: topic.name };
  const optionsWith = (correct: string) =>
    ['A', 'B', 'C', 'D'].map((letter) => ({ text: `Answer ${letter}`, isCorrect: letter === correct }));
  expect(bodyOf(exportQuestions, reply).questions).toEqual([
    {
      ...names,
      id: draft.id,
      passage: null,
      questionText: 'x'.repeat(500),
      options: optionsWith('A'),
      explanationText: null,
    },
    {
      ...names,
      id: onPassage.id,
      passage: { title: 'The sea', body: 'It was rough.' },
      questionText: 'How was it?',
      options: optionsWith('C'),
      explanationText: 'Count on.',
    },
  ]);
});

test('a question that is typed is read with its parts, and can be in a file', async () => {
  const { topic } = await newSubject();
  const { parts } = buildQuestionParts(buildPart('a', { kind: 'number', value: '7' }));
  const typed = await build({ topicId: topic.id, parts });
  const { questions } = bodyOf(exportQuestions, await exportAs(admin, typed.id));
  expect(questions).toMatchObject([{ id: typed.id, options: [], parts }]);
  const found = await admin.get(`/admin/questions/downloadable?topic=${topic.id}`);
  expect(bodyOf(findDownloadable, found)).toEqual({ questionIds: [typed.id], pictured: 0, unanswered: 0 });
});

test('a question with a picture is missing, whichever part has it', async () => {
  const { topic } = await newSubject();
  const [plain, ...pictured] = await Promise.all(
    Array.from({ length: 4 }, () => build({ topicId: topic.id })),
  );
  const data = { storageKey: uniqueCode('picture'), contentType: 'image/webp', byteSize: 1 };
  const { id: imageId } = await database.mediaFile.create({ data });
  const [inQuestion, inSolution, inOption] = pictured;
  const revision = (id = '') => ({ where: { id } });
  await database.questionRevision.update({ ...revision(inQuestion?.revisionId), data: { imageId } });
  await database.questionRevision.update({
    ...revision(inSolution?.revisionId),
    data: { solutionImageId: imageId },
  });
  await changeStoredOptions(database, inOption?.revisionId ?? '', ({ optionLetter }) =>
    optionLetter === 'B' ? { contentType: 'IMAGE', contentValue: imageId } : {},
  );
  const all = [...pictured, plain].map((question) => question?.id ?? '');
  const { questions } = bodyOf(exportQuestions, await exportAs(admin, ...all));
  expect(questions.map(({ id }) => id)).toEqual([plain?.id]);
});

test('all that match a filter and can be in a file are found, and the others are counted', async () => {
  const { subject, topic } = await newSubject();
  const other = await buildTopic(database, { subjectId: subject.id });
  const older = await build({ topicId: topic.id });
  const newer = await build({ topicId: topic.id, published: false });
  await build({ topicId: other.id });
  const pictured = await build({ topicId: topic.id });
  const unanswered = await build({ topicId: topic.id, published: false });
  const data = { storageKey: uniqueCode('picture'), contentType: 'image/webp', byteSize: 1 };
  const { id: imageId } = await database.mediaFile.create({ data });
  await changeStoredOptions(database, pictured.revisionId, ({ optionLetter }) =>
    optionLetter === 'B' ? { contentType: 'IMAGE', contentValue: imageId } : {},
  );
  await changeStoredOptions(database, unanswered.revisionId, () => ({ isCorrect: false }));
  const reply = await admin.get(`/admin/questions/downloadable?topic=${topic.id}`);
  expect(bodyOf(findDownloadable, reply)).toEqual({
    questionIds: [newer.id, older.id],
    pictured: 1,
    unanswered: 1,
  });
});

test('more than 10,000 questions in one file are refused, not cut', async () => {
  const { topic } = await newSubject();
  const ids = Array.from({ length: 10_001 }, () => crypto.randomUUID());
  await insertRows(database.sql, {
    questions: ids.map((id) => ({ id, topicId: topic.id, kind: 'REGULAR' as const, difficulty: 1 })),
  });
  const reply = await admin.get(`/admin/questions/downloadable?topic=${topic.id}`);
  expect([reply.status, errorOf(reply).message]).toEqual([
    422,
    'More than 10,000 questions match. Please choose more filters.',
  ]);
});

test('a teacher finds and exports the questions of their school only, and a pupil none', async () => {
  const school = await buildSchool(database);
  const own = await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
  const { id: ownId } = await build({ topicId: (await buildTopic(database, { subjectId: own.id })).id });
  const { id: foreignId } = await buildQuestion(database);
  const teacher = createApiClient(app, await buildUser(database, { role: 'TEACHER', schoolId: school.id }));
  expect(bodyOf(exportQuestions, await exportAs(teacher, ownId)).questions).toMatchObject([{ id: ownId }]);
  expect((await exportAs(teacher, ownId, foreignId)).status).toBe(404);
  const all = bodyOf(findDownloadable, await teacher.get('/admin/questions/downloadable'));
  expect(all.questionIds).toEqual([ownId]);
  const pupil = createApiClient(app, await buildPupil(database, { schoolId: school.id }));
  expect((await exportAs(pupil, ownId)).status).toBe(403);
  expect((await pupil.get('/admin/questions/downloadable')).status).toBe(403);
});
