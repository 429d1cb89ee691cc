import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import * as contract from '@markwell/shared/subjects/stages.contract';
import { expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';

const { request, database, signInAs } = await createTestApp();
const admin = await buildAdmin(database);
const pupil = await buildPupil(database);

const get = (path: string, user = pupil) => request.get(`/api/stages${path}`).set(signInAs(user));

test('subjects have their topics and the numbers of questions that can be drawn', async () => {
  const stage = await buildStage(database);
  const subject = await buildSubject(database, { stageId: stage.id, color: 'teal' });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildTopic(database, { subjectId: subject.id, archivedAt: new Date() });
  for (const difficulty of [1, 2, 2, 3, 4, 5])
    await buildQuestion(database, { topicId: topic.id, difficulty });
  await buildQuestion(database, { topicId: topic.id, published: false });
  await buildQuestion(database, { topicId: topic.id, kind: 'RAPID_FIRE' });

  const [listed, ...others] = bodyOf(contract.stageSubjects, await get(`/${stage.code}/subjects`));
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ id: subject.id, examTypeId: stage.id, color: 'teal', totalQuestions: 6 });
  expect(listed?.topics).toEqual([
    expect.objectContaining({
      id: topic.id,
      questionCount: 6,
      counts: [1, 2, 1, 1, 1].map((count, index) => ({
        difficulty: Math.min(index + 1, 3),
        tier: null,
        answerWays: 'CHOOSE',
        count,
      })),
    }),
  ]);
  const [bare] = bodyOf(contract.stageSubjects, await get(`/${stage.code}/subjects?includeTopics=false`));
  expect(bare).toMatchObject({ totalQuestions: 6, topics: [] });
});

test('a topic has its numbers of questions for each tier, and by the ways to answer them', async () => {
  const stage = await buildStage(database);
  const subject = await buildSubject(database, { stageId: stage.id });
  const topic = await buildTopic(database, { subjectId: subject.id });
  const build = (tier: 'FOUNDATION' | 'HIGHER' | null, parts?: QuestionPart[]) =>
    buildQuestion(database, { topicId: topic.id, tier, ...(parts && { parts }) });
  await build('FOUNDATION');
  for (const tier of ['HIGHER', 'HIGHER'] as const) await build(tier);
  await build(null, buildQuestionParts(buildPart('a', { kind: 'number', value: '12' })).parts);
  const [listed] = bodyOf(contract.stageSubjects, await get(`/${stage.code}/subjects`));
  expect(listed?.totalQuestions).toBe(4);
  const counts = listed?.topics[0]?.counts ?? [];
  expect(counts.toSorted((one, other) => (one.tier ?? '').localeCompare(other.tier ?? ''))).toEqual([
    { difficulty: 1, tier: null, answerWays: 'TYPE', count: 1 },
    { difficulty: 1, tier: 'FOUNDATION', answerWays: 'CHOOSE', count: 1 },
    { difficulty: 1, tier: 'HIGHER', answerWays: 'CHOOSE', count: 2 },
  ]);
});

test('drafts, archived subjects and those of another school are shown only to permitted users', async () => {
  const stage = await buildStage(database);
  const [school, otherSchool] = [await buildSchool(database), await buildSchool(database)];
  const make = (visibility: 'PUBLIC' | 'DRAFT' | 'SCHOOL_PRIVATE', schoolId: string | null = null) =>
    buildSubject(database, { stageId: stage.id, name: uniqueName(visibility), visibility, schoolId });
  const open = await make('PUBLIC');
  const draft = await make('DRAFT');
  const ofSchool = await make('SCHOOL_PRIVATE', school.id);
  const ofOther = await make('SCHOOL_PRIVATE', otherSchool.id);
  await buildSubject(database, { stageId: stage.id, archivedAt: new Date() });
  const member = await buildPupil(database, { schoolId: school.id });
  const claimant = await buildPupil(database, { schoolName: school.name });
  const teacher = await buildUser(database, { role: 'TEACHER' });

  const seenBy = async (user: typeof pupil) =>
    bodyOf(contract.stageSubjects, await get(`/${stage.code}/subjects`, user))
      .map(({ name }) => name)
      .sort();
  expect(await seenBy(pupil)).toEqual([open.name]);
  expect(await seenBy(claimant)).toEqual([open.name]);
  expect(await seenBy(teacher)).toEqual([open.name]);
  expect(await seenBy(member)).toEqual([open.name, ofSchool.name].sort());
  expect(await seenBy(admin)).toEqual([open.name, draft.name, ofSchool.name, ofOther.name].sort());
  expect(bodyOf(contract.stageStats, await get(`/${stage.code}/stats`)).subjectCount).toBe(1);
});
