import * as contract from '@markwell/shared/classes/classes.contract';
import { readMarkbook, readMarkbookOfPupil } from '@markwell/shared/assignments/markbook.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildPupil, buildSchool, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const start = '2026-09-07T08:00:00Z';
const { clock, set } = createTestClock(start);
const { request, database, signInAs } = await createTestApp({ clock });
const school = await buildSchool(database);
let owner: TestUser;
let pupil: TestUser;
let schoolClass: Awaited<ReturnType<typeof buildClassOf>>;

beforeEach(async () => {
  set(start);
  owner = await buildUser(database, { role: 'TEACHER', schoolId: school.id });
  pupil = await buildPupil(database, { name: 'Ash K' });
  schoolClass = await buildClassOf(
    database,
    { owner },
    { joinCodeExpiresAt: new Date('2026-10-07T08:00:00Z') },
  );
});

const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, user: TestUser, body?: object) =>
  request[method](`/api/classes/${path}`).set(signInAs(user, 100)).send(body);
const paste = (...lines: string[][]) => {
  const text = [['Surname', 'Forename', 'Admission No', 'Email'], ...lines]
    .map((cells) => cells.join('\t'))
    .join('\n');
  return send('post', `${schoolClass.id}/invitations`, owner, { text });
};
const outcomes = async (...lines: string[][]) =>
  bodyOf(contract.invitePupils, await paste(...lines)).lines.map(({ outcome }) => outcome);
const join = (user = pupil) => send('post', 'join', user, { code: schoolClass.joinCode });
const leave = () => send('delete', `${schoolClass.id}/membership`, pupil);
const members = async (query = '') =>
  bodyOf(contract.listMembers, await send('get', `${schoolClass.id}/members${query}`, owner)).members;

const aisha = {
  name: 'Aisha Khan',
  ownName: 'Ash K',
  surname: 'Khan',
  forename: 'Aisha',
  identifier: '0417',
};

test('a pupil who joins has the name and number of the class list, for teachers', async () => {
  expect(await outcomes(['Khan', 'Aisha', '0417', pupil.email])).toEqual(['heading', 'invited']);
  const { invitations } = bodyOf(
    contract.listInvitations,
    await send('get', `${schoolClass.id}/invitations`, owner),
  );
  expect(invitations).toMatchObject([{ surname: 'Khan', forename: 'Aisha', identifier: '0417' }]);
  await join();
  expect(await members()).toMatchObject([aisha]);
  const markbook = bodyOf(readMarkbook, await send('get', `${schoolClass.id}/markbook`, owner));
  expect(markbook.pupils).toMatchObject([aisha]);
  const ofPupil = await send('get', `${schoolClass.id}/markbook/${pupil.id}`, owner);
  expect(bodyOf(readMarkbookOfPupil, ofPupil).pupil).toMatchObject(aisha);
  const memberships = await send('get', 'memberships', pupil);
  expect(JSON.stringify(memberships.body)).not.toContain('0417');
});

test('a list names pupils who are invited or in the class already, and one without names changes none', async () => {
  await outcomes(['Khan', 'A.', '', pupil.email]);
  expect(await outcomes(['Khan', 'Aisha', '0417', pupil.email])).toEqual(['heading', 'already-invited']);
  set('2026-09-09T08:00:00Z');
  await send('post', `${schoolClass.id}/invitations`, owner, { text: pupil.email });
  await join();
  expect(await members()).toMatchObject([aisha]);
  expect(await outcomes(['Khan', 'Aisha', '0418', pupil.email])).toEqual(['heading', 'named-member']);
  await send('post', `${schoolClass.id}/invitations`, owner, { text: pupil.email });
  expect(await members()).toMatchObject([{ ...aisha, identifier: '0418' }]);
});

test('a pupil who leaves and joins again keeps the name, whatever they call themselves meanwhile', async () => {
  await outcomes(['Khan', 'Aisha', '0417', pupil.email]);
  await join();
  await leave();
  await database.user.update({ where: { id: pupil.id }, data: { name: 'Ben Novak' } });
  await join();
  expect(await members()).toMatchObject([{ ...aisha, ownName: 'Ben Novak' }]);
});

test('an account whose address is not confirmed does not get the name of the invitation to it', async () => {
  await outcomes(['Khan', 'Aisha', '0417', pupil.email]);
  await database.user.update({ where: { id: pupil.id }, data: { emailVerifiedAt: null } });
  await join();
  expect((await members()).filter(({ surname }) => surname !== '')).toEqual([]);
});

test('a teacher of the class names a member, and removes the name; for others there is no such member', async () => {
  await join();
  const path = `${schoolClass.id}/members/${pupil.id}/name`;
  const { surname, forename, identifier } = aisha;
  const body = { surname: ` ${surname} `, forename, identifier };
  expect((await send('put', path, owner, body)).status).toBe(200);
  expect(await members()).toMatchObject([aisha]);
  expect(await members('?search=aisha%20kh')).toHaveLength(1);
  expect(await members('?search=0417')).toHaveLength(1);
  expect(await members('?search=Ash')).toHaveLength(1);
  expect(await members('?search=Novak')).toHaveLength(0);
  const stranger = await buildUser(database, { role: 'TEACHER', schoolId: school.id });
  expect((await send('put', path, stranger, body)).status).toBe(404);
  expect((await send('put', path, pupil, body)).status).toBe(403);
  expect((await send('put', path, owner, { ...body, surname: 'K'.repeat(61) })).status).toBe(400);
  expect((await send('put', path, owner, { ...body, forename: 'A\nB' })).status).toBe(400);
  const none = { surname: '', forename: '', identifier: '' };
  await send('put', path, owner, none);
  expect(await members()).toMatchObject([{ ...none, name: 'Ash K', ownName: null }]);
  await leave();
  expect((await send('put', path, owner, body)).status).toBe(404);
});

test('two pupils with the same name differ by their numbers in members and markbook', async () => {
  const twin = await buildPupil(database, { name: pupil.name });
  await outcomes(['Khan', 'Aisha', '0417', pupil.email], ['Khan', 'Aisha', '0932', twin.email]);
  await join();
  await join(twin);
  const twins = [aisha, { ...aisha, identifier: '0932' }];
  expect(await members()).toMatchObject(twins);
  const markbook = bodyOf(readMarkbook, await send('get', `${schoolClass.id}/markbook`, owner));
  expect(markbook.pupils).toMatchObject(twins);
});

test('members and markbook are by surname and forename as a school sorts them, on every page', async () => {
  const listed = [
    ['Zeller', 'Ida'],
    ['Åsberg', 'Nils'],
    ['O’Brien', 'Cara'],
    ['de Souza', 'Ana'],
    ['Ng', 'Wei'],
    ['Éluard', 'Luc'],
    ['Ó Briain', 'Dara'],
    ['Nguyen', 'An'],
    ['Davies', 'Mia'],
    ['Khan', 'Zara'],
    ['Khan', 'Aisha'],
  ] as const;
  for (const [surname, forename] of listed) {
    const { id } = await buildPupil(database);
    await database.classMember.create({
      data: { classId: schoolClass.id, userId: id, joinedAt: new Date(), surname, forename },
    });
  }
  // Without a name in the school's records, the last word of their own name counts.
  const unnamed = await buildPupil(database, { name: 'Zoë Iqbal' });
  await join(unnamed);
  const sorted = [
    'Nils Åsberg',
    'Mia Davies',
    'Ana de Souza',
    'Luc Éluard',
    'Zoë Iqbal',
    'Aisha Khan',
    'Zara Khan',
    'Wei Ng',
    'An Nguyen',
    'Dara Ó Briain',
    'Cara O’Brien',
    'Ida Zeller',
  ];
  expect((await members()).map(({ name }) => name)).toEqual(sorted);
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await send(
      'get',
      `${schoolClass.id}/markbook?limit=5${cursor === '' ? '' : `&cursor=${cursor}`}`,
      owner,
    );
    const { pupils, next } = bodyOf(readMarkbook, page);
    names.push(...pupils.map(({ name }) => name));
    // The last one of the page leaves before the next page is read.
    if (next !== null)
      await database.classMember.updateMany({ where: { userId: next }, data: { leftAt: new Date() } });
    cursor = next;
  }
  expect(names).toEqual(sorted);
});
