import * as contract from '@markwell/shared/subjects/subjects.contract';
import { expect, test } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { countStatements } from '#testing/database/count-statements.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp, testDatabase, type SignedInUser } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, advance } = createTestClock();
const { database: counted, take } = countStatements(await testDatabase());
const { request, signInAs, database } = await createTestApp({
  clock,
  database: counted,
  settings: { curriculumCacheSeconds: 2 },
});

async function namesSeenBy(user: SignedInUser): Promise<string[]> {
  const reply = await request.get('/api/subjects/stats').set(signInAs(user));
  return bodyOf(contract.subjectStats, reply).map(({ name }) => name);
}

test('lists of subjects are read once in two seconds', async () => {
  const stage = await buildStage(database);
  const first = await buildSubject(database, { stageId: stage.id });
  const pupil = await buildPupil(database, { currentStageId: stage.id });
  expect(await namesSeenBy(pupil)).toEqual([first.name]);
  take();
  const second = await buildSubject(database, { stageId: stage.id });
  expect(await namesSeenBy(pupil)).toEqual([first.name]);
  advance(2_000);
  expect(await namesSeenBy(pupil)).toEqual(expect.arrayContaining([first.name, second.name]));
});

test('pupils who ask at the same time share one reading', async () => {
  const { id } = await buildStage(database);
  await buildSubject(database, { stageId: id });
  const pupils = await Promise.all(
    Array.from({ length: 5 }, () => buildPupil(database, { currentStageId: id })),
  );
  advance(10_000);
  await Promise.all(pupils.map(namesSeenBy));
  take();
  await Promise.all(pupils.map(namesSeenBy));
  // Each pupil's stage is read, the subjects are not.
  expect(take()).toBe(pupils.length);
});

test('a school’s own subjects are not shown to others', async () => {
  const stage = await buildStage(database);
  const school = await database.school.create({ data: { name: 'Cache School' } });
  const own = await buildSubject(database, {
    stageId: stage.id,
    visibility: 'SCHOOL_PRIVATE',
    schoolId: school.id,
  });
  const member = await buildPupil(database, { currentStageId: stage.id, schoolId: school.id });
  const other = await buildPupil(database, { currentStageId: stage.id });
  expect(await namesSeenBy(member)).toEqual([own.name]);
  expect(await namesSeenBy(other)).toEqual([]);
});

test('an administrator’s change is shown immediately', async () => {
  const stage = await buildStage(database);
  const subject = await buildSubject(database, { stageId: stage.id });
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestion(database, { topicId: topic.id });
  const pupil = await buildPupil(database, { currentStageId: stage.id });
  expect(await namesSeenBy(pupil)).toEqual([subject.name]);
  const admin = await buildAdmin(database);
  const created = await request
    .post('/api/admin/subjects')
    .set(signInAs(admin))
    .send({ name: 'New subject', stageId: stage.id });
  expect(created.status).toBe(200);
  expect(await namesSeenBy(pupil)).toContain('New subject');
});
