import { exportQuestions } from '@markwell/shared/admin/questions/questions.contract';
import { expect, test } from 'vitest';
import { buildSubject, buildTopic } from '../../testing/builders/build-curriculum.ts';
import { buildQuestion } from '../../testing/builders/build-question.ts';
import { uniqueCode } from '../../testing/builders/unique-name.ts';
import { buildPupil, buildSchool, buildUser } from '../../testing/builders/build-user.ts';
import { createAdminQuestionHelpers } from '../../testing/helpers/admin-question-helpers.ts';
import { createApiClient, type ApiClient } from '../../testing/requests/api-client.ts';
import { bodyOf } from '../../testing/requests/response-body.ts';

const { app, admin, build, newSubject } = await createAdminQuestionHelpers();
const { database } = app;

const exportAs = (client: ApiClient, ...questionIds: string[]) =>
  client.post('/admin/questions/export', { questionIds });

test('questions are read whole, in the order of the ids, drafts and passages included', async () => {
  const { subject, topic } = await newSubject();
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
  const names = { subjectName: subject.name, topicName: topic.name };
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
  await database.questionOption.update({
    where: { id: inOption?.options[1]?.id ?? '' },
    data: { contentType: 'IMAGE', text: null, imageId },
  });
  const all = [...pictured, plain].map((question) => question?.id ?? '');
  const { questions } = bodyOf(exportQuestions, await exportAs(admin, ...all));
  expect(questions.map(({ id }) => id)).toEqual([plain?.id]);
});

test('a teacher exports the questions of their school only, and a pupil none', async () => {
  const school = await buildSchool(database);
  const own = await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
  const { id: ownId } = await build({ topicId: (await buildTopic(database, { subjectId: own.id })).id });
  const { id: foreignId } = await buildQuestion(database);
  const teacher = createApiClient(app, await buildUser(database, { role: 'TEACHER', schoolId: school.id }));
  expect(bodyOf(exportQuestions, await exportAs(teacher, ownId)).questions).toMatchObject([{ id: ownId }]);
  expect((await exportAs(teacher, ownId, foreignId)).status).toBe(404);
  const pupil = createApiClient(app, await buildPupil(database, { schoolId: school.id }));
  expect((await exportAs(pupil, ownId)).status).toBe(403);
});
