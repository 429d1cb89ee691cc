import { createSubject, listSchoolSubjects } from '@markwell/shared/subjects/subjects-admin.contract';
import { expect, test } from 'vitest';
import { buildStage } from '#testing/builders/build-curriculum.ts';
import { buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const app = await createTestApp();
const { database } = app;
const newTeacher = async (schoolId: string | null) =>
  createApiClient(app, await buildUser(database, { role: 'TEACHER', schoolId }));

test('what a teacher creates is private to their school, whatever they ask for', async () => {
  const [stage, school] = [await buildStage(database), await buildSchool(database)];
  const teacher = await newTeacher(school.id);
  const body = { stageId: stage.id, name: 'Latin', visibility: 'PUBLIC' };
  const created = bodyOf(createSubject, await teacher.post('/admin/subjects', body));
  expect(created).toMatchObject({ name: 'Latin', visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
  expect(await database.auditEntry.findMany({ where: { targetId: created.id } })).toMatchObject([
    { actorId: teacher.user.id, action: 'subject.created' },
  ]);

  const colleague = await newTeacher(school.id);
  expect(bodyOf(listSchoolSubjects, await colleague.get('/school-subjects'))).toMatchObject({
    school: { name: school.name },
    subjects: [{ id: created.id, name: 'Latin' }],
  });
  const elsewhere = await newTeacher((await buildSchool(database)).id);
  expect(bodyOf(listSchoolSubjects, await elsewhere.get('/school-subjects')).subjects).toEqual([]);
  const again = await colleague.post('/admin/subjects', { stageId: stage.id, name: ' latin ' });
  expect(again.status).toBe(409);
});

test('a teacher needs a school, and creates none for another one; a pupil creates none', async () => {
  const [stage, school, other] = [
    await buildStage(database),
    await buildSchool(database),
    await buildSchool(database),
  ];
  const body = { stageId: stage.id, name: 'Greek' };
  const homeless = await newTeacher(null);
  const refused = await homeless.post('/admin/subjects', body);
  expect(refused.status).toBe(403);
  expect(errorOf(refused).message).toBe('Please ask an administrator to add you to your school first');
  expect(bodyOf(listSchoolSubjects, await homeless.get('/school-subjects'))).toEqual({
    school: null,
    subjects: [],
  });
  const teacher = await newTeacher(school.id);
  const ofOther = { ...body, visibility: 'SCHOOL_PRIVATE', schoolId: other.id };
  expect((await teacher.post('/admin/subjects', ofOther)).status).toBe(403);
  const pupil = createApiClient(app, await buildPupil(database, { schoolId: school.id }));
  expect((await pupil.post('/admin/subjects', body)).status).toBe(403);
  expect(await database.subject.count({ where: { stageId: stage.id } })).toBe(0);
});
