import { endpointTable } from '@markwell/shared/contract/endpoint-table';
import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { expect, test } from 'vitest';
import { buildClassOf } from '../../testing/builders/build-class.ts';
import { buildPupil, buildSchool, buildUser, type TestUser } from '../../testing/builders/build-user.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();
const school = await buildSchool(database);
const buildTeacher = () => buildUser(database, { role: 'TEACHER', schoolId: school.id });
const [owner, coTeacher, stranger] = [await buildTeacher(), await buildTeacher(), await buildTeacher()];
const moved = await buildUser(database, { role: 'TEACHER', schoolId: (await buildSchool(database)).id });
const pupil = await buildPupil(database);

/** A body that each call accepts: what it changes does not matter here. A new call with a body needs one. */
const bodies: Record<string, (stageId: string) => object> = {
  'PUT /classes/:classId': (stageId) => ({ name: '10B', stageId, subjectId: null }),
  'POST /classes/:classId/code': () => ({ days: 7 }),
  'POST /classes/:classId/invitations': () => ({ text: 'no address' }),
  'POST /classes/:classId/teachers': () => ({ email: 'nobody@example.com' }),
  'POST /classes/:classId/assignments': () => ({
    title: 'Fractions',
    instructions: '',
    questions: { questionChoice: 'SAME', questionIds: [crypto.randomUUID()] },
    duration: null,
    opensAt: '2100-01-01T09:00:00.000Z',
    dueAt: '2100-01-08T09:00:00.000Z',
    closesAt: '2100-01-08T09:00:00.000Z',
    show: 'FULL',
    release: 'CLOSE',
  }),
  'POST /classes/:classId/owner': () => ({ teacherId: owner.id }),
};

const calls = endpointTable
  .filter(({ endpoint }) => endpoint.access === 'teacher' && endpoint.path.includes(':classId'))
  .map(({ endpoint }) => ({ route: `${endpoint.method} ${endpoint.path}`, endpoint }));

const buildTaughtClass = () =>
  buildClassOf(database, { owner, coTeachers: [coTeacher, moved], members: [pupil] });

async function call({ method, path }: AnyEndpoint, user: TestUser) {
  const { id, stageId } = await buildTaughtClass();
  const address = `/api${path}`
    .replace(':classId', id)
    .replace(':pupilId', pupil.id)
    .replaceAll(/:\w*[iI]d\b/g, crypto.randomUUID());
  return request[method.toLowerCase() as Lowercase<typeof method>](address)
    .set(signInAs(user))
    .send(bodies[`${method} ${path}`]?.(stageId));
}

test.each(calls)(
  '$route: the class does not exist for a teacher who does not teach it',
  async ({ endpoint }) => {
    expect((await call(endpoint, stranger)).status).toBe(404);
    // In the list of teachers, but now of another school.
    expect((await call(endpoint, moved)).status).toBe(404);
  },
);

test.each(calls)('$route is refused to a member and to administrators', async ({ endpoint }) => {
  for (const user of [pupil, await buildUser(database, { role: 'ADMIN' })])
    expect((await call(endpoint, user)).status).toBe(403);
});

test.each(calls.filter(({ endpoint }) => !/:(?!classId|pupilId)\w/.test(endpoint.path)))(
  '$route finds the class for its owner and a co-teacher',
  async ({ endpoint }) => {
    for (const user of [owner, coTeacher]) expect([200, 422]).toContain((await call(endpoint, user)).status);
  },
);
