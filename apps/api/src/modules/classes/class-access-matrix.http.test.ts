import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { linkParent } from '#testing/builders/build-family.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import {
  buildAdmin,
  buildParent,
  buildPupil,
  buildSchool,
  buildUser,
  type TestUser,
} from '#testing/builders/build-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import { endpoints } from '#routes.ts';

/*
 * Every call about one class, assignment, pupil or child, tried by everyone who might have something to do with it. The
 * access matrix checks roles; this one checks whose they are.
 */

const { request, database, signInAs } = await createTestApp();

/** Who calls. `moved` is in the list of teachers, but now teaches at another school. */
const people = [
  'owner',
  'coTeacher',
  'moved',
  'otherTeacher',
  'member',
  'formerMember',
  'otherPupil',
  'linkedParent',
  'otherParent',
  'admin',
] as const;
type Person = (typeof people)[number];

/** A class with an assignment and everyone around it, and the ids that paths have. */
async function buildWorld() {
  const school = await buildSchool(database);
  const teacher = (schoolId = school.id) => buildUser(database, { role: 'TEACHER', schoolId });
  const users: Record<Person, TestUser> = {
    owner: await teacher(),
    coTeacher: await teacher(),
    moved: await teacher((await buildSchool(database)).id),
    otherTeacher: await teacher(),
    member: await buildPupil(database, { birthMonth: new Date('2012-01-01') }),
    formerMember: await buildPupil(database),
    otherPupil: await buildPupil(database),
    linkedParent: await buildParent(database),
    otherParent: await buildParent(database),
    admin: await buildAdmin(database),
  };
  const { owner, coTeacher, moved, member, formerMember } = users;
  const schoolClass = await buildClassOf(database, {
    owner,
    coTeachers: [coTeacher, moved],
    members: [member, formerMember],
  });
  await database.classMember.updateMany({
    where: { userId: formerMember.id },
    data: { leftAt: new Date('2100-01-01') },
  });
  await buildClassOf(database, { owner: users.otherTeacher, members: [users.otherPupil] });
  const question = await buildQuestion(database);
  const assignment = await buildAssignment(database, { classId: schoolClass.id, questionIds: [question.id] });
  const link = await linkParent(database, { child: member, parent: users.linkedParent });
  const invitation = await database.classInvitation.create({
    data: {
      classId: schoolClass.id,
      email: users.otherPupil.email,
      createdAt: new Date(),
      expiresAt: new Date('2100-01-01'),
    },
  });
  const ids: Record<string, string> = {
    classId: schoolClass.id,
    assignmentId: assignment.id,
    pupilId: member.id,
    teacherId: coTeacher.id,
    invitationId: invitation.id,
    id: link.id,
  };
  return { users, ids, stageId: schoolClass.stageId, questionId: question.id, assignment };
}
type World = Awaited<ReturnType<typeof buildWorld>>;

const fieldsOf = ({ questionId }: World) => ({
  title: 'Fractions',
  instructions: '',
  questions: { questionChoice: 'SAME', questionIds: [questionId] },
  duration: null,
  opensAt: '2100-01-01T09:00:00.000Z',
  dueAt: '2100-01-08T09:00:00.000Z',
  closesAt: '2100-01-08T09:00:00.000Z',
  show: 'FULL',
  release: 'CLOSE',
});

/** A body that each call accepts: what it changes does not matter here. A new call with a body needs one. */
const bodies: Record<string, (world: World) => object> = {
  'PUT /classes/:classId': ({ stageId }) => ({ name: '10B', stageId, subjectId: null }),
  'POST /classes/:classId/code': () => ({ days: 7 }),
  'POST /classes/:classId/invitations': () => ({ text: 'no address' }),
  'PUT /classes/:classId/members/:pupilId/name': () => ({ surname: 'Khan', forename: '', identifier: '' }),
  'POST /classes/:classId/teachers': () => ({ email: 'nobody@example.com' }),
  'POST /classes/:classId/assignments': fieldsOf,
  'POST /classes/:classId/owner': ({ users }) => ({ teacherId: users.owner.id }),
  'PUT /assignments/:assignmentId': (world) => ({
    ...fieldsOf(world),
    updatedAt: world.assignment.updatedAt.toISOString(),
  }),
  'POST /assignments/:assignmentId/work/:pupilId/return': () => ({ dueAt: '2100-01-01T09:00:00.000Z' }),
  'POST /assignments/:assignmentId/work/:pupilId/excuse': () => ({ isExcused: true }),
  'PUT /access-arrangements/pupils/:pupilId': () => ({
    extraTimePercent: 25,
    breakMinutes: 0,
    hasReader: false,
  }),
};

const noPupils = [
  'owner',
  'coTeacher',
  'moved',
  'otherTeacher',
  'linkedParent',
  'otherParent',
  'admin',
] as const;

/** Calls about one class, assignment, pupil or child, by who may do something with it. */
const groups: { about: RegExp; access: string; allowed: readonly Person[]; forbidden: readonly Person[] }[] =
  [
    {
      about: /^\/(classes|assignments)\/:/,
      access: 'teacher',
      allowed: ['owner', 'coTeacher'],
      forbidden: ['member', 'formerMember', 'otherPupil', 'linkedParent', 'otherParent', 'admin'],
    },
    {
      about: /^\/own-assignments\/:assignmentId/,
      access: 'pupil',
      allowed: ['member'],
      forbidden: noPupils,
    },
    {
      // Who is not in the class may leave it: that changes nothing.
      about: /^\/classes\/:classId\/membership/,
      access: 'pupil',
      allowed: ['member', 'formerMember', 'otherPupil'],
      forbidden: noPupils,
    },
    {
      // The other pupil is invited.
      about: /^\/classes\/invitations\/:invitationId/,
      access: 'pupil',
      allowed: ['otherPupil'],
      forbidden: noPupils,
    },
    {
      about: /^\/access-arrangements\/pupils\/:pupilId/,
      access: 'staff',
      allowed: ['owner', 'coTeacher', 'admin'],
      forbidden: ['member', 'formerMember', 'otherPupil', 'linkedParent', 'otherParent'],
    },
    {
      about: /^\/children\/:id/,
      access: 'adult',
      allowed: ['linkedParent'],
      forbidden: ['member', 'formerMember', 'otherPupil'],
    },
    {
      about: /^\/parents\/links\/:id/,
      access: 'pupil',
      allowed: ['member'],
      forbidden: noPupils,
    },
    {
      about: /^\/parents\/links\/:id/,
      access: 'signed-in',
      allowed: ['member', 'linkedParent'],
      forbidden: [],
    },
  ];

const routeOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const table = endpoints;
const cases = groups.flatMap(({ about, access, ...expected }) =>
  table
    .filter((endpoint) => endpoint.access === access && about.test(endpoint.path))
    .map((endpoint) => ({ route: routeOf(endpoint), endpoint, ...expected })),
);

function call(endpoint: AnyEndpoint, world: World, person: Person) {
  const address = `/api${endpoint.path}`.replaceAll(
    /:(\w+)/gu,
    (parameter, name: string) => world.ids[name] ?? parameter,
  );
  return request[endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>](address)
    .set(signInAs(world.users[person]))
    .send(bodies[routeOf(endpoint)]?.(world));
}

test('every call about a class, an assignment, a pupil or a child is tried', () => {
  const wanted = table.filter(({ path }) =>
    /:(classId|invitationId|assignmentId|pupilId)|^\/(children|parents)\/.*:id/u.test(path),
  );
  expect(cases.map(({ route }) => route).sort()).toEqual(wanted.map(routeOf).sort());
});

/** Nobody who is refused changes it. */
const untouched = await buildWorld();

describe.each(cases)('$route', ({ endpoint, allowed, forbidden }) => {
  test.each(allowed)('finds it for %s', async (person) => {
    expect([200, 409, 422]).toContain((await call(endpoint, await buildWorld(), person)).status);
  });

  const others = people.filter((person) => !allowed.includes(person));
  test.each(others)('does nothing for %s', async (person) => {
    const { status } = await call(endpoint, untouched, person);
    expect(status).toBe(forbidden.includes(person) ? 403 : 404);
  });
});

test('a pupil who has left is not in the class for its teachers', async () => {
  const ofFormer = { ...untouched, ids: { ...untouched.ids, pupilId: untouched.users.formerMember.id } };
  for (const endpoint of table.filter(({ path }) => path.includes(':pupilId')))
    for (const person of ['owner', 'coTeacher'] as const)
      expect((await call(endpoint, ofFormer, person)).status, routeOf(endpoint)).toBe(404);
});
