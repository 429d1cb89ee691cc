import { randomUUID } from 'node:crypto';
import * as contract from '@markwell/shared/past-papers/past-papers-admin.contract';
import { listPastPapers } from '@markwell/shared/past-papers/past-papers.contract';
import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/transaction.repository.ts';
import { buildExamBoard, buildStage, buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { countWaitingStatements } from '#testing/database/count-waiting-statements.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';

const { clock } = createTestClock('2026-03-01T12:00:00Z');
const { request, database, signInAs } = await createTestApp({ clock });
let admin: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(database);
});

const send = (method: 'get' | 'post' | 'put' | 'delete', address: string, body?: object) =>
  request[method](`/api${address}`).set(signInAs(admin, 30)).send(body);
type Subject = Awaited<ReturnType<typeof buildSubject>>;
const fieldsIn = ({ id, stageId }: Subject, change: object = {}) => ({
  title: uniqueName('Paper'),
  stageId,
  subjectId: id,
  year: 2024,
  ...change,
});
const create = async (subject: Subject, change?: object) =>
  bodyOf(contract.createPaper, await send('post', '/past-papers', fieldsIn(subject, change)));

describe('a new paper', () => {
  test('is created with the given fields and without files', async () => {
    const subject = await buildSubject(database);
    const fields = {
      title: '  Spring paper ',
      paperNumber: 2,
      schoolName: 'Hill School',
      totalQuestions: 40,
      duration: 50,
      maxMarks: 80,
      difficulty: 'Hard',
      isFree: false,
      isPremium: true,
    };
    const paper = await create(subject, fields);
    expect(paper).toMatchObject({
      ...fields,
      title: 'Spring paper',
      year: 2024,
      stageId: subject.stageId,
      subject: { id: subject.id, name: subject.name },
      pdfPath: null,
      answersFolder: null,
      files: { pdfBytes: null, questionImages: 0, solutionImages: 0 },
    });
    expect(bodyOf(contract.readAdminPaper, await send('get', `/admin/past-papers/${paper.id}`))).toEqual(
      paper,
    );
    const auditLog = await database.auditEntry.findMany({ where: { targetId: paper.id } });
    expect(auditLog).toMatchObject([
      { action: 'paper.created', actorId: admin.id, after: { title: 'Spring paper', year: 2024 } },
    ]);
  });

  test('may have an exam board in the 11+ only', async () => {
    const stage =
      (await database.stage.findUnique({ where: { code: stageWithExamBoards } })) ??
      (await buildStage(database, { code: stageWithExamBoards }));
    const elevenPlus = await buildSubject(database, { stageId: stage.id });
    const board = await buildExamBoard(database);
    const paper = await create(elevenPlus, { examBoardId: board.id });
    expect(paper).toMatchObject({ examBoardId: board.id, examBoardName: board.name });
    const { title } = paper;
    const edited = await send('put', `/past-papers/${paper.id}`, fieldsIn(elevenPlus, { title }));
    expect(bodyOf(contract.updatePaper, edited).examBoardId).toBeNull();
    for (const [subject, examBoardId] of [
      [await buildSubject(database), board.id],
      [elevenPlus, crypto.randomUUID()],
    ] as const) {
      const refused = await send('post', '/past-papers', fieldsIn(subject, { examBoardId }));
      expect(refused.status).toBe(422);
      expect(errorOf(refused).issues).toMatchObject([{ path: 'body.examBoardId' }]);
    }
  });

  test('is of this year, free and medium by default', async () => {
    const subject = await buildSubject(database);
    const paper = await create(subject, { year: undefined });
    expect(paper).toMatchObject({
      year: 2026,
      difficulty: 'Medium',
      isFree: true,
      isPremium: false,
      paperNumber: null,
      schoolName: null,
    });
  });

  test.each([
    [{ title: ' ' }, 'Please fill in required fields'],
    [{ title: undefined }, 'Please fill in required fields'],
    [{ stageId: '' }, 'Please fill in required fields'],
    [{ subjectId: null }, 'Please fill in required fields'],
    [{ year: 1999 }, 'Please enter a year from 2000 to 2030'],
    [{ year: 2031 }, 'Please enter a year from 2000 to 2030'],
    [{ year: '2024' }, 'Please enter a year from 2000 to 2030'],
    [{ paperNumber: 0 }, 'Please enter 1 or more'],
    [{ duration: 0.5 }, 'Please enter a whole number'],
    [{ maxMarks: -1 }, 'Please enter 1 or more'],
    [{ totalQuestions: 10_001 }, 'Please enter at most 10,000'],
    [{ difficulty: 'Brutal' }, undefined],
    [{ title: 'a\u0000b' }, 'This text has characters that cannot be stored'],
    [{ title: 'x'.repeat(201) }, 'Please use at most 200 characters'],
  ])('is refused with %j', async (change, message) => {
    const reply = await send('post', '/past-papers', fieldsIn(await buildSubject(database), change));
    expect(reply.status).toBe(400);
    if (message !== undefined) expect(errorOf(reply).message).toBe(message);
  });

  test('belongs to a subject of its stage that is not deleted', async () => {
    const subject = await buildSubject(database);
    const deleted = await buildSubject(database, { archivedAt: new Date() });
    const { id: otherStage } = await buildStage(database);
    for (const body of [fieldsIn(subject, { stageId: otherStage }), fieldsIn(deleted)]) {
      const reply = await send('post', '/past-papers', body);
      expect(errorOf(reply)).toMatchObject({ code: 'RULE_BROKEN', message: 'Please select a subject' });
    }
  });
});

describe('a title in use', () => {
  test('is refused with a suggestion, also with other capitals or another year', async () => {
    const subject = await buildSubject(database);
    const { title } = await create(subject);
    const again = await send(
      'post',
      '/past-papers',
      fieldsIn(subject, { title: ` ${title.toUpperCase()}`, year: 2020 }),
    );
    expect(again.status).toBe(409);
    expect(errorOf(again)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('already exists in') as string,
      suggestion: 'Please use a different title or exam type/subject combination',
    });
    const otherSubject = await buildSubject(database, { stageId: subject.stageId });
    expect((await create(otherSubject, { title })).title).toBe(title);
  });

  test('is accepted once when several papers are created at the same time', async () => {
    const subject = await buildSubject(database);
    const body = fieldsIn(subject);
    const replies = await Promise.all([1, 2, 3, 4].map(() => send('post', '/past-papers', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('is refused while the other paper is still being written', async () => {
    const subject = await buildSubject(database);
    const body = fieldsIn(subject);
    let isAnswered = false;
    const reply = await inTransaction(database, async (transaction) => {
      const locked = transaction.selectFrom('subjects').select('id').where('id', '=', subject.id);
      await locked.forNoKeyUpdate().execute();
      // Another year, so that the unique index does not refuse it.
      const response = send('post', '/past-papers', { ...body, year: 2020 }).then((response) => {
        isAnswered = true;
        return response;
      });
      const isBlocked = async () => isAnswered || (await countWaitingStatements(database)) > 0;
      await expect.poll(isBlocked).toBe(true);
      const { title, stageId, subjectId, year } = body;
      await transaction
        .insertInto('past_papers')
        .values({ id: randomUUID(), title, stage_id: stageId, subject_id: subjectId, year })
        .execute();
      return { response };
    });
    expect((await reply.response).status).toBe(409);
  });

  test('is refused when another paper is edited, and accepted when its own paper is edited', async () => {
    const subject = await buildSubject(database);
    const [one, other] = [await create(subject), await create(subject)];
    const edit = (title: string) => send('put', `/past-papers/${one.id}`, fieldsIn(subject, { title }));
    expect((await edit(other.title)).status).toBe(409);
    expect((await edit(one.title.toLowerCase())).status).toBe(200);
  });

  test('can be used again after its paper is deleted', async () => {
    const subject = await buildSubject(database);
    const { id, title } = await create(subject);
    expect(bodyOf(contract.deletePaper, await send('delete', `/past-papers/${id}`))).toEqual({ id });
    expect((await create(subject, { title })).title).toBe(title);
  });
});

test('a paper moves to another subject, and the audit log has the changed fields', async () => {
  const [from, to] = [await buildSubject(database), await buildSubject(database)];
  const paper = await create(from);
  const body = fieldsIn(to, { title: paper.title, isPremium: true });
  const edited = bodyOf(contract.updatePaper, await send('put', `/past-papers/${paper.id}`, body));
  expect(edited).toMatchObject({ subjectId: to.id, stageId: to.stageId, isPremium: true, isFree: false });
  const entry = await database.auditEntry.findFirst({
    where: { targetId: paper.id, action: 'paper.edited' },
  });
  expect(entry?.before).toEqual({
    stageId: from.stageId,
    subjectId: from.id,
    isFree: true,
    isPremium: false,
  });
  await send('put', `/past-papers/${paper.id}`, body);
  expect(
    await database.auditEntry.count({ where: { targetId: paper.id, action: 'paper.edited' } }),
    'an edit without a change adds no audit entry',
  ).toBe(1);
});

describe('the list', () => {
  const list = async (query: Record<string, string | number>) =>
    bodyOf(contract.listAdminPapers, await send('get', '/admin/past-papers').query(query));

  test('is searched by title and school, and filtered', async () => {
    const subject = await buildSubject(database);
    const otherSubject = await buildSubject(database, { stageId: subject.stageId });
    const school = `100%_${uniqueName('School')}`;
    const [one, two] = [
      await create(subject, { schoolName: school, year: 2001 }),
      await create(otherSubject, { year: 2002 }),
    ];
    const idsOf = async (query: Record<string, string | number>) =>
      (await list(query)).papers.map(({ id }) => id);
    expect(await idsOf({ search: school.slice(2).toUpperCase() })).toEqual([one.id]);
    expect(await idsOf({ search: two.title })).toEqual([two.id]);
    expect(await idsOf({ stageId: subject.stageId })).toEqual([two.id, one.id]);
    expect(await idsOf({ stageId: subject.stageId, subjectId: subject.id })).toEqual([one.id]);
    expect(await idsOf({ stageId: subject.stageId, year: 2002 })).toEqual([two.id]);
    const page = await list({ stageId: subject.stageId, limit: 1, page: 2 });
    expect(page.papers.map(({ id }) => id)).toEqual([one.id]);
    expect(page.pagination).toEqual({ page: 2, pages: 2, total: 2 });
    expect(page.years).toEqual(page.years.toSorted((first, second) => second - first));
    expect(page.years).toEqual(expect.arrayContaining([2001, 2002]));
  });

  test.each(['page=0', 'limit=501', 'year=1999', 'stageId=x'])('refuses the query %s', async (query) => {
    expect((await send('get', `/admin/past-papers?${query}`)).status).toBe(400);
  });

  test('shows drafts, which pupils do not see', async () => {
    const draft = await create(await buildSubject(database, { visibility: 'DRAFT' }));
    expect((await list({ search: draft.title })).papers).toMatchObject([
      { id: draft.id, subject: { visibility: 'DRAFT' } },
    ]);
    const pupil = await buildPupil(database);
    const seen = await request.get('/api/past-papers').set(signInAs(pupil, 30));
    expect(bodyOf(listPastPapers, seen).some(({ id }) => id === draft.id)).toBe(false);
  });
});

test.each([
  ['put', '/past-papers/:id'],
  ['delete', '/past-papers/:id'],
  ['get', '/admin/past-papers/:id'],
  ['delete', '/past-papers/:id/pdf'],
  ['delete', '/past-papers/:id/answers'],
] as const)('%s %s of an unknown paper is not found', async (method, address) => {
  const subject = await buildSubject(database);
  const body = method === 'put' ? fieldsIn(subject) : undefined;
  expect((await send(method, address.replace(':id', crypto.randomUUID()), body)).status).toBe(404);
});
