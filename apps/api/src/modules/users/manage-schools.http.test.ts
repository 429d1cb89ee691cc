import {
  mergeSchool,
  previewSchoolMerge,
  renameSchool,
  schoolOverview,
} from '@markwell/shared/users/manage-schools.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import {
  buildAdmin,
  buildPupil,
  buildSchool,
  buildUser,
  type TestUser,
} from '#testing/builders/build-user.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const now = '2026-06-10T12:00:00Z';
const { clock, set } = createTestClock(now);
const { request, database, signInAs, startSessionOf } = await createTestApp({ clock });
const admin = await buildAdmin(database);
const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
beforeEach(() => set(now));

const entriesOf = (targetId: string) => database.auditEntry.findMany({ where: { targetId } });
const rename = (id: string, name: string) =>
  request.put(`/api/admin/schools/${id}`).set(signInAs(admin)).send({ name });
const merge = async (id: string, body: object, actor: TestUser = superAdmin) =>
  request
    .post(`/api/admin/schools/${id}/merge`)
    .set(await startSessionOf(actor))
    .send(body);
const preview = async (id: string, intoId: string) =>
  request.post(`/api/admin/schools/${id}/merge/preview`).set(signInAs(superAdmin)).send({ intoId });

describe('a school', () => {
  test('is renamed with an audit entry, also to another case of its name', async () => {
    const { id, name } = await buildSchool(database);
    expect(bodyOf(renameSchool, await rename(id, name.toUpperCase())).school.name).toBe(name.toUpperCase());
    const better = uniqueName('Oakfield');
    await rename(id, better);
    expect(await entriesOf(id)).toMatchObject([
      { actorId: admin.id, action: 'school.renamed', after: { name: name.toUpperCase() } },
      { action: 'school.renamed', before: { name: name.toUpperCase() }, after: { name: better } },
    ]);
    const reply = await request.get('/api/admin/schools/overview').set(signInAs(admin));
    expect(bodyOf(schoolOverview, reply).schools).toContainEqual({
      id,
      name: better,
      users: 0,
      classes: 0,
      subjects: 0,
    });
  });

  test('is not renamed to the name of another, in any case, and only by administrators', async () => {
    const [school, other] = [await buildSchool(database), await buildSchool(database)];
    const reply = await rename(school.id, other.name.toLowerCase());
    expect([reply.status, errorOf(reply).message]).toEqual([409, 'A school with this name already exists']);
    expect((await rename(crypto.randomUUID(), uniqueName('School'))).status).toBe(404);
    const teacher = await buildUser(database, { role: 'TEACHER', schoolId: school.id });
    const asTeacher = request.put(`/api/admin/schools/${school.id}`).set(signInAs(teacher));
    expect((await asTeacher.send({ name: 'Mine' })).status).toBe(403);
  });
});

/** A school with a teacher, a pupil, a class and a private subject, and from when its staff need an app. */
async function busySchool(startsOn: string, subjectName = uniqueName('Latin')) {
  const school = await buildSchool(database);
  const teacher = await buildUser(database, { role: 'TEACHER', schoolId: school.id });
  const pupil = await buildPupil(database, { schoolId: school.id });
  const subject = await buildSubject(database);
  await database.subject.update({
    where: { id: subject.id },
    data: { name: subjectName, visibility: 'SCHOOL_PRIVATE', schoolId: school.id },
  });
  const schoolClass = await buildClassOf(database, { owner: teacher, members: [pupil] });
  const { id: topicId } = await buildTopic(database, { subjectId: subject.id });
  const question = await buildQuestion(database, { topicId });
  await buildQuestion(database, { topicId, reserved: true });
  await buildAssignment(database, { classId: schoolClass.id, questionIds: [question.id] });
  await database.secondFactorRequirement.create({
    data: { schoolId: school.id, startsOn: new Date(startsOn) },
  });
  return { school, subject };
}

describe('two schools', () => {
  test('are merged in one step: a preview counts what moves, and nothing is left of the first', async () => {
    const from = await busySchool('2026-09-01');
    const into = await busySchool('2026-12-01');
    const shown = bodyOf(previewSchoolMerge, await preview(from.school.id, into.school.id));
    const moves = { users: 2, classes: 1, subjects: 1, assignments: 1, questions: 2, reservedQuestions: 1 };
    expect(shown).toEqual({ moves, sameSubjects: [] });
    expect(await database.school.count({ where: { id: from.school.id } })).toBe(1);

    const reply = await merge(from.school.id, { intoId: into.school.id, name: from.school.name });
    expect(bodyOf(mergeSchool, reply).school).toEqual({ id: into.school.id, name: into.school.name });
    const where = { schoolId: into.school.id };
    expect(await database.user.count({ where })).toBe(4);
    expect(await database.schoolClass.count({ where })).toBe(2);
    expect(await database.subject.count({ where })).toBe(2);
    expect(await database.secondFactorRequirement.findMany({ where })).toMatchObject([
      { startsOn: new Date('2026-09-01') },
    ]);
    expect(await database.school.findUnique({ where: { id: from.school.id } })).toBeNull();
    expect(await entriesOf(into.school.id)).toMatchObject([
      {
        actorId: superAdmin.id,
        action: 'school.merged',
        after: { mergedSchool: from.school.name, ...moves },
      },
    ]);
  });

  test('with a subject of the same name in one stage are refused, and the preview names it', async () => {
    const [from, into] = [await busySchool('2026-09-01', 'Greek'), await busySchool('2026-09-01', 'greek ')];
    await database.subject.update({
      where: { id: from.subject.id },
      data: { stageId: into.subject.stageId },
    });
    const shown = bodyOf(previewSchoolMerge, await preview(from.school.id, into.school.id));
    expect(shown.sameSubjects).toEqual(['Greek']);
    const reply = await merge(from.school.id, { intoId: into.school.id, name: from.school.name });
    expect([reply.status, errorOf(reply).message]).toEqual([
      409,
      'Both schools have these subjects: Greek. Please rename them first.',
    ]);
    expect(await database.user.count({ where: { schoolId: from.school.id } })).toBe(2);
  });

  test('are not merged with another name, the same school, an unknown one, or without the rights', async () => {
    const [from, into] = [await buildSchool(database), await buildSchool(database)];
    const right = { intoId: into.id, name: from.name };
    expect((await merge(from.id, { ...right, name: into.name })).status).toBe(422);
    expect((await merge(from.id, { intoId: from.id, name: from.name })).status).toBe(422);
    expect((await merge(from.id, { ...right, intoId: crypto.randomUUID() })).status).toBe(404);
    expect((await merge(from.id, right, admin)).status).toBe(403);
    const session = await startSessionOf(superAdmin);
    set('2026-06-10T12:10:01Z');
    const late = await request.post(`/api/admin/schools/${from.id}/merge`).set(session).send(right);
    expect([late.status, errorOf(late).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
    expect(await database.school.count({ where: { id: from.id } })).toBe(1);
  });
});
