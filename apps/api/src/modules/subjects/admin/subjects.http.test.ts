import * as contract from '@markwell/shared/subjects/subjects-admin.contract';
import { describe, expect, it } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil, buildSchool } from '#testing/builders/build-user.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { createCurriculumHelpers } from '#testing/helpers/curriculum-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { admin, request, database, signInAs, get, post, put, auditLog } = await createCurriculumHelpers();
const appearance = { icon: '🔬', color: 'green', order: 3 } as const;

describe('the list of subjects', () => {
  it('has ten subjects of a stage per page, in order, and is searched by name or code', async () => {
    const stage = await buildStage(database);
    for (let order = 0; order < 12; order++) await buildSubject(database, { stageId: stage.id, order });
    const page = (query: string) => get(`/subjects?stageId=${stage.id}${query}`);
    const first = bodyOf(contract.listAdminSubjects, await page(''));
    expect(first.subjects.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(first.pagination).toEqual({ page: 1, pages: 2, total: 12 });
    const second = bodyOf(contract.listAdminSubjects, await page('&page=2'));
    expect(second.subjects.map(({ order }) => order)).toEqual([10, 11]);
    const [lastSubject] = second.subjects;
    if (!lastSubject) throw new Error('the second page is empty');
    const byCode = bodyOf(
      contract.listAdminSubjects,
      await page(`&search=${lastSubject.code.toLowerCase()}`),
    );
    expect(byCode.subjects.map(({ id }) => id)).toEqual([lastSubject.id]);
    const percent = bodyOf(contract.listAdminSubjects, await page('&search=%25'));
    expect(percent.subjects).toEqual([]);
  });

  it('counts the content of a subject, drafts included, without archived content', async () => {
    const subject = await buildSubject(database, { visibility: 'DRAFT' });
    const topic = await buildTopic(database, { subjectId: subject.id });
    await buildTopic(database, { subjectId: subject.id, archivedAt: new Date() });
    await buildQuestion(database, { topicId: topic.id });
    await buildQuestion(database, { topicId: topic.id, kind: 'RAPID_FIRE', difficulty: 4 });
    await buildQuestion(database, { topicId: topic.id, published: false });
    const archived = await buildQuestion(database, { topicId: topic.id, published: false });
    await database.question.update({ where: { id: archived.id }, data: { status: 'ARCHIVED' } });
    const found = bodyOf(contract.readAdminSubject, await get(`/subjects/${subject.id}`));
    expect(found).toMatchObject({
      visibility: 'DRAFT',
      examTypeId: subject.stageId,
      _count: { topics: 1, questions: 3, writingQuestions: 0, papers: 0 },
    });
  });

  it('does not find an archived subject, and refuses invalid ids and pages', async () => {
    const archived = await buildSubject(database, { archivedAt: new Date() });
    expect((await get(`/subjects/${archived.id}`)).status).toBe(404);
    expect((await get(`/subjects/${archived.id}/topics`)).status).toBe(404);
    expect((await get('/subjects/nonsense')).status).toBe(400);
    expect((await get('/subjects?page=0')).status).toBe(400);
  });
});

describe('a new subject', () => {
  it('gets a unique code if none is given, and is in the audit log', async () => {
    const stage = await buildStage(database);
    const body = { stageId: stage.id, name: '  Design & Technology ', ...appearance };
    const first = bodyOf(contract.createSubject, await post('/subjects', body));
    expect(first).toMatchObject({
      ...appearance,
      name: 'Design & Technology',
      code: `${stage.code.toUpperCase()}_DESIGN_TECHNOLOGY`,
      visibility: 'PUBLIC',
      stage: { displayName: stage.displayName },
    });
    const namedAlike = { ...body, name: 'Design + Technology' };
    const second = bodyOf(contract.createSubject, await post('/subjects', namedAlike));
    expect(second.code).toBe(`${stage.code.toUpperCase()}_DESIGN_TECHNOLOGY_2`);
    expect(await auditLog(first.id)).toMatchObject([
      { actorId: admin.user.id, action: 'subject.created', after: { name: 'Design & Technology' } },
    ]);
  });

  it('is created once for one idempotency key', async () => {
    const stage = await buildStage(database);
    const send = () =>
      post('/subjects', { stageId: stage.id, name: 'Once', ...appearance }).set('Idempotency-Key', stage.id);
    const [first, second] = [await send(), await send()];
    expect(bodyOf(contract.createSubject, second).id).toBe(bodyOf(contract.createSubject, first).id);
    expect(await database.subject.count({ where: { stageId: stage.id } })).toBe(1);
  });

  it.each([
    ['no stage', { stageId: '' }, 'Educational stage is required'],
    ['no name', { name: '   ' }, 'Subject name is required'],
    ['a code with a space', { code: 'A B' }, 'Please use letters, digits and underscores only'],
    ['a negative order', { order: -1 }, 'Please enter 0 or more'],
    ['school-private visibility but no school', { visibility: 'SCHOOL_PRIVATE' }, 'Please choose the school'],
  ])('is refused with %s', async (_case, change, message) => {
    const stage = await buildStage(database);
    const reply = await post('/subjects', { stageId: stage.id, name: 'Named', ...appearance, ...change });
    expect([400, 422]).toContain(reply.status);
    expect(errorOf(reply).issues?.map((issue) => issue.message)).toContain(message);
    expect(await database.subject.count({ where: { stageId: stage.id } })).toBe(0);
  });

  it('is refused with a code in use, and with an unknown stage or school', async () => {
    const existing = await buildSubject(database);
    const body = { stageId: existing.stageId, name: 'Named', ...appearance };
    const clash = await post('/subjects', { ...body, code: existing.code.toLowerCase() });
    expect(clash.status).toBe(409);
    expect(errorOf(clash).suggestion).toContain('another code');
    expect((await post('/subjects', { ...body, stageId: crypto.randomUUID() })).status).toBe(404);
    const unknownSchool = { ...body, visibility: 'SCHOOL_PRIVATE', schoolId: crypto.randomUUID() };
    expect((await post('/subjects', unknownSchool)).status).toBe(422);
  });

  it('of a school is visible only to pupils of the school', async () => {
    const [stage, school] = [await buildStage(database), await buildSchool(database)];
    const body = {
      stageId: stage.id,
      name: 'Latin',
      ...appearance,
      visibility: 'SCHOOL_PRIVATE',
      schoolId: school.id,
    };
    const subject = bodyOf(contract.createSubject, await post('/subjects', body));
    expect(subject.schoolId).toBe(school.id);
    const seenBy = async (schoolId: string | null) => {
      const pupil = await buildPupil(database, { currentStageId: stage.id, schoolId });
      const reply = await request.get('/api/subjects').set(signInAs(pupil));
      return (reply.body as { id: string }[]).some(({ id }) => id === subject.id);
    };
    expect([await seenBy(school.id), await seenBy(null)]).toEqual([true, false]);
  });
});

describe('a changed subject', () => {
  it('keeps its stage and code, and the audit log has only the changed fields', async () => {
    const subject = await buildSubject(database, { name: 'Maths', icon: '🔬', color: 'green', order: 3 });
    const other = await buildStage(database);
    const change = {
      name: 'Mathematics',
      code: subject.code,
      ...appearance,
      stageId: other.id,
      visibility: 'DRAFT',
    };
    const changed = bodyOf(contract.updateSubject, await put(`/subjects/${subject.id}`, change));
    expect(changed).toMatchObject({ name: 'Mathematics', visibility: 'DRAFT', stageId: subject.stageId });
    expect(await auditLog(subject.id)).toMatchObject([
      {
        action: 'subject.edited',
        before: { name: 'Maths', visibility: 'PUBLIC' },
        after: { name: 'Mathematics', visibility: 'DRAFT' },
      },
    ]);
    const [entry] = await auditLog(subject.id);
    expect(Object.keys(entry?.after as object).sort()).toEqual(['name', 'visibility']);
  });

  it('is refused with the code of another, and an unknown one is not found', async () => {
    const [subject, other] = [await buildSubject(database), await buildSubject(database)];
    expect(
      (await put(`/subjects/${subject.id}`, { name: 'N', ...appearance, code: other.code })).status,
    ).toBe(409);
    expect((await put(`/subjects/${crypto.randomUUID()}`, { name: 'N', ...appearance })).status).toBe(404);
    const unnamed = await put(`/subjects/${subject.id}`, {});
    expect(errorOf(unnamed).issues?.map((issue) => issue.message)).toEqual(['Subject name is required']);
  });
});

describe('the name of a subject', () => {
  const latin = (stageId: string, more: object = {}) =>
    post('/subjects', { stageId, name: 'Modern Latin', ...appearance, ...more });

  it('is refused if another subject has it in any case and spacing, and the other is named', async () => {
    const stage = await buildStage(database);
    const first = bodyOf(contract.createSubject, await latin(stage.id));
    const again = await latin(stage.id, { name: '  modern   LATIN ' });
    expect(again.status).toBe(409);
    const message = `This stage already has a public subject named Modern Latin (${first.code})`;
    expect(errorOf(again)).toMatchObject({ message, issues: [{ path: 'body.name', message }] });
    expect(await database.subject.count({ where: { stageId: stage.id } })).toBe(1);
  });

  it('may be used by a subject of another stage, visibility or school, or by a deleted one', async () => {
    const [stage, otherStage] = [await buildStage(database), await buildStage(database)];
    const [school, other] = [await buildSchool(database), await buildSchool(database)];
    await buildSubject(database, { stageId: stage.id, name: 'Modern Latin', archivedAt: new Date() });
    const ofSchool = (schoolId: string) => ({ visibility: 'SCHOOL_PRIVATE', schoolId });
    const replies = [
      await latin(stage.id),
      await latin(otherStage.id),
      await latin(stage.id, { visibility: 'DRAFT' }),
      await latin(stage.id, ofSchool(school.id)),
      await latin(stage.id, ofSchool(other.id)),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const again = await latin(stage.id, ofSchool(other.id));
    expect(again.status).toBe(409);
    expect(errorOf(again).message).toMatch(/^This school already has a subject named Modern Latin/u);
  });

  it('is refused when an edit of name, visibility or school makes it a duplicate', async () => {
    const stage = await buildStage(database);
    const [school, other] = [await buildSchool(database), await buildSchool(database)];
    const at = (more: object) => buildSubject(database, { stageId: stage.id, name: 'Modern Latin', ...more });
    const open = await at({});
    const draft = await at({ visibility: 'DRAFT' });
    await at({ visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
    const others = await at({ visibility: 'SCHOOL_PRIVATE', schoolId: other.id });
    const named = await buildSubject(database, { stageId: stage.id, name: 'Greek' });
    const name = 'Modern Latin';
    const refused = [
      await put(`/subjects/${named.id}`, { name: 'modern latin' }),
      await put(`/subjects/${draft.id}`, { name, visibility: 'PUBLIC' }),
      await put(`/subjects/${others.id}`, { name, visibility: 'SCHOOL_PRIVATE', schoolId: school.id }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(refused.map((reply) => errorOf(reply).issues?.map(({ path }) => path))).toEqual([
      ['body.name'],
      ['body.name'],
      ['body.name'],
    ]);
    expect((await put(`/subjects/${open.id}`, { name: 'MODERN LATIN' })).status).toBe(200);
  });

  it('is accepted once when two subjects are created at the same time', async () => {
    const stage = await buildStage(database);
    const replies = await Promise.all([latin(stage.id), latin(stage.id, { name: 'modern latin' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused && errorOf(refused).issues?.map(({ path }) => path)).toEqual(['body.name']);
  });

  it('is unique in the database too', async () => {
    const subject = await buildSubject(database, { name: 'Modern Latin' });
    const again = buildSubject(database, { stageId: subject.stageId, name: ' modern  latin ' });
    await expect(again).rejects.toThrow('Unique constraint');
  });
});
