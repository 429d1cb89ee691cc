import * as contract from '@markwell/shared/classes/classes.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildStage, buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildPupil, buildSchool, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, set } = createTestClock('2026-09-07T08:00:00Z');
const { request, database, signInAs } = await createTestApp({ clock });
const school = await buildSchool(database);
const stage = await buildStage(database);
const subject = await buildSubject(database, { stageId: stage.id });
let owner: TestUser;
let coTeacher: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  set('2026-09-07T08:00:00Z');
  [owner, coTeacher, stranger] = [await buildTeacher(), await buildTeacher(), await buildTeacher()];
});

const buildTeacher = () => buildUser(database, { role: 'TEACHER', schoolId: school.id });
const as = (user: TestUser) => {
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
    request[method](`/api/classes${path}`).set(signInAs(user, 100)).send(body);
  return {
    get: (path: string) => send('get', path),
    post: (path: string, body?: object) => send('post', path, body),
    put: (path: string, body?: object) => send('put', path, body),
    delete: (path: string) => send('delete', path),
  };
};
const fields = { name: '  10B Mathematics ', stageId: stage.id, subjectId: subject.id };

test('a teacher creates a class of their school with a code for thirty days, and changes it', async () => {
  const created = bodyOf(contract.createClass, await as(owner).post('', fields));
  expect(created).toMatchObject({
    name: '10B Mathematics',
    school: school.name,
    stage: { id: stage.id, name: stage.displayName },
    subject: { id: subject.id, name: subject.name },
    isOwner: true,
    memberCount: 0,
    archivedAt: null,
    joinCodeExpiresAt: '2026-10-07T08:00:00.000Z',
    teachers: [{ id: owner.id, name: owner.name, isOwner: true }],
  });
  expect(created.joinCode).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{6}$/u);
  const change = { name: 'A'.repeat(80), stageId: stage.id, subjectId: null };
  const changed = bodyOf(contract.changeClass, await as(owner).put(`/${created.id}`, change));
  expect(changed).toMatchObject({ name: change.name, subject: null, joinCode: created.joinCode });
  expect(bodyOf(contract.listClasses, await as(owner).get('')).classes).toMatchObject([
    { name: change.name },
  ]);
});

test('a name that is missing or too long, and a subject of another stage or school, are refused', async () => {
  const hidden = await buildSubject(database, {
    stageId: stage.id,
    visibility: 'SCHOOL_PRIVATE',
    schoolId: (await buildSchool(database)).id,
  });
  const elsewhere = await buildSubject(database);
  for (const name of ['', '   ', 'A'.repeat(81), '7A\u202E', 'example。com'])
    expect((await as(owner).post('', { ...fields, name })).status).toBe(400);
  for (const subjectId of [hidden.id, elsewhere.id]) {
    const refused = await as(owner).post('', { ...fields, subjectId });
    expect(refused.status).toBe(422);
    expect(errorOf(refused).issues).toMatchObject([{ path: 'body.subjectId' }]);
  }
  expect((await as(owner).post('', { ...fields, stageId: crypto.randomUUID() })).status).toBe(422);
  expect(await database.classTeacher.count({ where: { userId: owner.id } })).toBe(0);
});

test('the same request twice creates one class', async () => {
  const create = () => as(owner).post('', fields).set('Idempotency-Key', 'one');
  const [first, second] = [await create(), await create()];
  expect(bodyOf(contract.createClass, second)).toEqual(bodyOf(contract.createClass, first));
  expect(await database.classTeacher.count({ where: { userId: owner.id } })).toBe(1);
});

test('a co-teacher sees and changes the class, but only its owner archives it, adds teachers and passes it on', async () => {
  const { id } = await buildClassOf(database, { owner, coTeachers: [coTeacher] }, { stageId: stage.id });
  const read = bodyOf(contract.readClass, await as(coTeacher).get(`/${id}`));
  expect(read).toMatchObject({
    isOwner: false,
    teachers: [{ id: owner.id, isOwner: true }, { id: coTeacher.id }],
  });
  expect((await as(coTeacher).put(`/${id}`, fields)).status).toBe(200);
  expect((await as(coTeacher).post(`/${id}/code`, { days: 7 })).status).toBe(200);
  const refused = await Promise.all([
    as(coTeacher).post(`/${id}/archive`),
    as(coTeacher).post(`/${id}/teachers`, { email: stranger.email }),
    as(coTeacher).post(`/${id}/owner`, { teacherId: coTeacher.id }),
    as(coTeacher).delete(`/${id}/teachers/${owner.id}`),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
});

test('the owner adds a teacher of the school, who is notified, as are the pupils, and nobody else', async () => {
  const pupil = await buildPupil(database);
  const { id, name } = await buildClassOf(database, { owner, members: [pupil] });
  const ofOtherSchool = await buildUser(database, {
    role: 'TEACHER',
    schoolId: (await buildSchool(database)).id,
  });
  for (const { email } of [ofOtherSchool, pupil, { email: 'nobody@example.com' }]) {
    const refused = await as(owner).post(`/${id}/teachers`, { email });
    expect(refused.status).toBe(422);
    expect(errorOf(refused).issues).toEqual([
      { path: 'body.email', message: 'No teacher of your school has this address' },
    ]);
  }
  for (let twice = 0; twice < 2; twice++)
    expect((await as(owner).post(`/${id}/teachers`, { email: coTeacher.email })).status).toBe(200);
  const notified = await database.notification.findMany({
    where: { userId: { in: [pupil.id, coTeacher.id] } },
  });
  expect(notified.map(({ userId, title }) => [userId, title])).toEqual(
    expect.arrayContaining([
      [pupil.id, `${coTeacher.name} is now a teacher of ${name}`],
      [coTeacher.id, `You are a co-teacher of ${name}`],
    ]),
  );
  expect(notified).toHaveLength(2);
  expect((await as(coTeacher).delete(`/${id}/teachers/${coTeacher.id}`)).status).toBe(200);
  expect((await as(coTeacher).get(`/${id}`)).status).toBe(404);
});

test('ownership passes to a co-teacher only, and the owner cannot leave before', async () => {
  const { id } = await buildClassOf(database, { owner, coTeachers: [coTeacher] });
  expect((await as(owner).delete(`/${id}/teachers/${owner.id}`)).status).toBe(422);
  expect((await as(owner).post(`/${id}/owner`, { teacherId: stranger.id })).status).toBe(404);
  const passed = bodyOf(
    contract.makeClassOwner,
    await as(owner).post(`/${id}/owner`, { teacherId: coTeacher.id }),
  );
  expect(passed).toMatchObject({
    isOwner: false,
    teachers: [{ id: coTeacher.id, isOwner: true }, { id: owner.id }],
  });
  expect((await as(owner).delete(`/${id}/teachers/${owner.id}`)).status).toBe(200);
});

test('a teacher who moved to another school, or is no longer a teacher, loses the class immediately', async () => {
  const { id } = await buildClassOf(database, { owner, coTeachers: [coTeacher] });
  await database.user.update({ where: { id: coTeacher.id }, data: { schoolId: null } });
  expect((await as(coTeacher).get(`/${id}`)).status).toBe(404);
  expect(bodyOf(contract.readClass, await as(owner).get(`/${id}`)).teachers).toHaveLength(1);
  await database.user.update({ where: { id: coTeacher.id }, data: { schoolId: school.id, role: 'STUDENT' } });
  expect(bodyOf(contract.readClass, await as(owner).get(`/${id}`)).teachers).toHaveLength(1);
});

test('an archived class comes last, takes no invitations and no new code, and can be restored', async () => {
  const { id } = await buildClassOf(database, { owner }, { name: 'A first' });
  await buildClassOf(database, { owner }, { name: 'B second' });
  const archived = bodyOf(contract.archiveClass, await as(owner).post(`/${id}/archive`));
  expect(archived.archivedAt).toBe('2026-09-07T08:00:00.000Z');
  const { classes } = bodyOf(contract.listClasses, await as(owner).get(''));
  expect(classes.map(({ name }) => name)).toEqual(['B second', 'A first']);
  for (const refused of [
    await as(owner).post(`/${id}/code`, { days: 7 }),
    await as(owner).post(`/${id}/invitations`, { text: 'a@example.com' }),
    await as(owner).post(`/${id}/teachers`, { email: coTeacher.email }),
  ])
    expect(errorOf(refused).message).toBe('This class is archived. Restore it first.');
  expect(bodyOf(contract.restoreClass, await as(owner).post(`/${id}/restore`)).archivedAt).toBeNull();
});

test('the members are found by name, ordered and paged, also 300 of them', async () => {
  const members = await database.user.createManyAndReturn({
    data: Array.from({ length: 300 }, (_, index) => ({
      email: `member-${String(index)}-${owner.id}@example.com`,
      name: `Pupil ${String(index).padStart(3, '0')}`,
      schoolYear: 'Year 10',
    })),
    select: { id: true, name: true },
  });
  const { id } = await buildClassOf(database, { owner, members });
  const page = async (query: string) =>
    bodyOf(contract.listMembers, await as(owner).get(`/${id}/members?${query}`));
  const last = await page('page=6');
  expect(last.pagination).toEqual({ page: 6, pages: 6, total: 300 });
  expect(last.members.map(({ name }) => name).at(-1)).toBe('Pupil 299');
  expect(last.members[0]).toMatchObject({ name: 'Pupil 250', schoolYear: 'Year 10' });
  // Nothing else about a pupil: no e-mail address.
  expect(Object.keys(last.members[0] ?? {}).sort()).toEqual([
    'forename',
    'id',
    'identifier',
    'joinedAt',
    'name',
    'ownName',
    'schoolYear',
    'surname',
  ]);
  expect((await page('search=pupil 12')).pagination.total).toBe(10);
  expect((await page('search=%25')).pagination.total).toBe(0);
  await database.classMember.updateMany({
    where: { userId: members[7]?.id ?? '' },
    data: { joinedAt: new Date('2100-01-01') },
  });
  expect((await page('order=newest&limit=1')).members[0]?.name).toBe('Pupil 007');
});

test('a removed member is gone, and is not there to be removed again', async () => {
  const pupil = await buildPupil(database);
  const { id } = await buildClassOf(database, { owner, members: [pupil] });
  set('2100-01-01T00:00:00Z');
  expect((await as(owner).delete(`/${id}/members/${pupil.id}`)).status).toBe(200);
  expect(bodyOf(contract.listMembers, await as(owner).get(`/${id}/members`)).members).toEqual([]);
  expect((await as(owner).delete(`/${id}/members/${pupil.id}`)).status).toBe(404);
});
