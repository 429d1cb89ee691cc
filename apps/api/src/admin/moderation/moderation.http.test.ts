import { decideReport, listReports } from '@markwell/shared/admin/moderation/moderation.contract';
import { listCorrections } from '@markwell/shared/admin/questions/corrections.contract';
import { readQuestion } from '@markwell/shared/admin/questions/questions.contract';
import { ownNotifications } from '@markwell/shared/features/notifications/notifications.contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '../../testing/build-curriculum.ts';
import { buildAdmin, buildPupil } from '../../testing/build-user.ts';
import { buildQuestion } from '../../testing/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '../../testing/api-client.ts';
import { itemAt } from '../../testing/item-at.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: ApiClient;
let other: ApiClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = createApiClient(app, await buildAdmin(app.database, { name: 'Ada Admin' }));
  other = createApiClient(app, await buildAdmin(app.database, { name: 'Olu Other' }));
});

const newPupil = async () => createApiClient(app, await buildPupil(app.database));

async function report(pupil: ApiClient, questionId: string, questionType = 'mock-test', more: object = {}) {
  const body = { questionId, questionType, reason: 'Wrong Answer', sessionId: 'test-session', ...more };
  const reply = await pupil.post('/questions/flag', body);
  return (reply.body as { id: string }).id;
}

/** A question with `count` reports, oldest first. */
async function reported(count: number, kind: 'REGULAR' | 'RAPID_FIRE' = 'REGULAR') {
  const question = await buildQuestion(app.database, { kind, body: 'Which key is wrong?' });
  const pupils = await Promise.all(Array.from({ length: count }, newPupil));
  const flags = [];
  for (const pupil of pupils)
    flags.push(await report(pupil, question.id, kind === 'REGULAR' ? 'mock-test' : 'rapid-fire'));
  return { question, pupils, flags };
}

async function buildPaper() {
  const { id: subjectId, stageId, name } = await buildSubject(app.database);
  const paper = await app.database.pastPaper.create({
    data: { subjectId, stageId, title: 'Specimen 3', year: 2024, answers: { create: { number: 7 } } },
  });
  return { ...paper, subjectName: name };
}

const listReply = (query: Record<string, string> = {}) =>
  admin.get(`/admin-flags/question-flags?${new URLSearchParams(query).toString()}`);
const list = async (query: Record<string, string>) => bodyOf(listReports, await listReply(query));
const ids = async (query: Record<string, string>) => (await list(query)).flags.map(({ id }) => id);
const decide = (flagId: string, body: object, as: ApiClient = admin) =>
  as.post(`/admin-flags/question-flags/${flagId}/resolve`, body);
const answersTold = async (pupil: ApiClient) =>
  bodyOf(ownNotifications, await pupil.get('/notifications')).notifications.filter(
    ({ kind }) => kind === 'report-answered',
  );
const auditOf = (subjectId: string) => app.database.auditEntry.findMany({ where: { subjectId } });

describe('the list of reports', () => {
  it('shows question, reason, reporter and the number of open reports of the question', async () => {
    const { question, pupils, flags } = await reported(2, 'RAPID_FIRE');
    const page = await list({ questionId: question.id });
    expect(page).toMatchObject({ total: 2, isCapped: false });
    expect(itemAt(page.flags, 0)).toMatchObject({
      id: flags[0],
      questionId: question.id,
      questionType: 'rapid-fire',
      reason: 'Wrong Answer',
      status: 'PENDING',
      user: { name: itemAt(pupils, 0).user.name, email: itemAt(pupils, 0).user.email },
      question: { text: 'Which key is wrong?', status: 'published' },
      paper: null,
      pendingReports: 2,
      decision: null,
    });
  });

  it('lists open reports first, oldest first, then decided ones, newest first', async () => {
    const { question, flags } = await reported(5);
    await decide(itemAt(flags, 0), { action: 'resolve' });
    await decide(itemAt(flags, 2), { action: 'dismiss' });
    const inOrder = [1, 3, 4, 2, 0].map((index) => itemAt(flags, index));
    expect(await ids({ questionId: question.id })).toEqual(inOrder);
    const pages = [
      await ids({ questionId: question.id, limit: '2', page: '1' }),
      await ids({ questionId: question.id, limit: '2', page: '2' }),
      await ids({ questionId: question.id, limit: '2', page: '3' }),
    ];
    expect(pages).toEqual([inOrder.slice(0, 2), inOrder.slice(2, 4), inOrder.slice(4)]);
    expect((await list({ questionId: question.id, limit: '2', page: '2' })).total).toBe(5);
  });

  it('is filtered by status and by kind', async () => {
    const { question, flags } = await reported(3);
    await decide(itemAt(flags, 0), { action: 'resolve' });
    await decide(itemAt(flags, 1), { action: 'dismiss' });
    const of = { questionId: question.id };
    expect(await ids({ ...of, status: 'PENDING' })).toEqual([flags[2]]);
    expect(await ids({ ...of, status: 'RESOLVED' })).toEqual([flags[0]]);
    expect(await ids({ ...of, status: 'DISMISSED' })).toEqual([flags[1]]);
    expect(await ids({ ...of, kind: 'mock-test' })).toHaveLength(3);
    expect(await list({ ...of, kind: 'rapid-fire' })).toEqual({ flags: [], total: 0, isCapped: false });
  });

  it('shows the paper and the question number for a past paper', async () => {
    const paper = await buildPaper();
    const [one, two] = [await newPupil(), await newPupil()];
    const questionId = `${paper.id}-7`;
    const flags = [];
    for (const pupil of [one, two])
      flags.push(await report(pupil, questionId, 'past-paper', { sessionId: paper.id }));
    expect((await list({ questionId })).flags).toMatchObject([
      {
        id: flags[0],
        questionId,
        questionType: 'past-paper',
        question: null,
        paper: { title: 'Specimen 3', number: 7, subjectName: paper.subjectName },
        pendingReports: 2,
      },
      { id: flags[1] },
    ]);
    expect(await ids({ kind: 'past-paper', questionId: `${paper.id}-8` })).toEqual([]);
    const reply = await decide(itemAt(flags, 1), { action: 'resolve', all: true });
    expect(bodyOf(decideReport, reply)).toEqual({ status: 'RESOLVED', decided: 2 });
    expect(await answersTold(one)).toMatchObject([{ title: 'Your report about Specimen 3 was answered' }]);
  });

  it('shows reports of deleted users and of archived questions', async () => {
    const { question, pupils, flags } = await reported(1);
    await app.database.user.delete({ where: { id: itemAt(pupils, 0).user.id } });
    await app.database.question.update({
      where: { id: question.id },
      data: { status: 'ARCHIVED', bucketId: null, position: null },
    });
    expect((await list({ questionId: question.id })).flags).toMatchObject([
      { id: flags[0], user: null, question: { status: 'archived' } },
    ]);
    expect((await decide(itemAt(flags, 0), { action: 'resolve' })).status).toBe(200);
  });

  it('refuses invalid filters', async () => {
    for (const query of [
      { page: '0' },
      { page: 'x' },
      { limit: '101' },
      { status: 'OPEN' },
      { kind: 'essay' },
      { questionId: 'a\u0000b' },
      { questionId: "' or 1=1 --" },
    ]) {
      expect((await listReply(query)).status, JSON.stringify(query)).toBe(400);
    }
    expect((await list({ page: '10000', limit: '100' })).flags).toEqual([]);
  });
});

describe('a decision', () => {
  it('is stored with its notes and written to the audit log', async () => {
    const { flags, question } = await reported(2);
    await decide(itemAt(flags, 0), { action: 'resolve', notes: '  The key is B now.  ' });
    await decide(itemAt(flags, 1), { action: 'dismiss' });
    const found = await list({ questionId: question.id });
    expect(found.flags.map(({ status, decision }) => ({ status, ...decision }))).toMatchObject([
      { status: 'DISMISSED', notes: 'Not an issue', by: 'Ada Admin' },
      { status: 'RESOLVED', notes: 'The key is B now.', by: 'Ada Admin' },
    ]);
    expect(await auditOf(itemAt(flags, 0))).toMatchObject([
      {
        actorId: admin.user.id,
        action: 'flag.resolved',
        subjectKind: 'flag',
        before: { status: 'PENDING' },
        after: { status: 'RESOLVED', notes: 'The key is B now.' },
      },
    ]);
    expect(await auditOf(itemAt(flags, 1))).toMatchObject([{ action: 'flag.dismissed' }]);
  });

  it('notifies the reporter once, without the notes', async () => {
    const { flags, pupils } = await reported(1);
    const pupil = itemAt(pupils, 0);
    expect(await answersTold(pupil)).toEqual([]);
    await decide(itemAt(flags, 0), { action: 'resolve', notes: 'Between us' });
    // Written in the transaction of the decision, before the pupil fetches their notifications.
    const where = { userId: pupil.user.id };
    expect(await app.database.notification.count({ where })).toBe(1);
    for (const told of [await answersTold(pupil), await answersTold(pupil)]) {
      expect(told).toHaveLength(1);
      expect(JSON.stringify(told)).not.toContain('Between us');
    }
    await decide(itemAt(flags, 0), { action: 'dismiss' });
    expect(await answersTold(pupil)).toHaveLength(1);
  });

  it('can resolve all open reports of a question together', async () => {
    const { flags, pupils, question } = await reported(3);
    await decide(itemAt(flags, 0), { action: 'dismiss' });
    const reply = await decide(itemAt(flags, 2), { action: 'resolve', all: true });
    expect(bodyOf(decideReport, reply)).toEqual({ status: 'RESOLVED', decided: 2 });
    const found = await list({ questionId: question.id });
    expect(found.flags.map(({ status }) => status)).toEqual(['RESOLVED', 'RESOLVED', 'DISMISSED']);
    expect(await auditOf(itemAt(flags, 1))).toHaveLength(1);
    for (const pupil of pupils) expect(await answersTold(pupil)).toHaveLength(1);
  });

  it('on one report leaves the others of the question open', async () => {
    const { flags, question } = await reported(2);
    await decide(itemAt(flags, 0), { action: 'resolve' });
    expect(await ids({ questionId: question.id, status: 'PENDING' })).toEqual([flags[1]]);
  });

  it('of a second administrator is refused with the name of the first', async () => {
    const { flags, pupils } = await reported(1);
    await decide(itemAt(flags, 0), { action: 'resolve' });
    const reply = await decide(itemAt(flags, 0), { action: 'dismiss' }, other);
    expect(reply.status).toBe(409);
    expect(errorOf(reply).message).toBe('Ada Admin has already resolved this report');
    expect(await auditOf(itemAt(flags, 0))).toHaveLength(1);
    const told = await answersTold(itemAt(pupils, 0));
    expect(told.map(({ body }) => body)).toEqual([expect.stringMatching(/the question is correct/)]);
  });

  it('is made once when several administrators decide at the same time', async () => {
    const { flags, pupils } = await reported(4);
    const replies = await Promise.all([
      decide(itemAt(flags, 0), { action: 'resolve', all: true }),
      decide(itemAt(flags, 3), { action: 'dismiss', all: true }, other),
      decide(itemAt(flags, 2), { action: 'dismiss', all: true }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const flag of flags) expect(await auditOf(flag)).toHaveLength(1);
    for (const pupil of pupils) expect(await answersTold(pupil)).toHaveLength(1);
  });

  it('is refused when it is invalid, and changes nothing', async () => {
    const { flags, question } = await reported(1);
    const flag = itemAt(flags, 0);
    for (const body of [
      {},
      { action: 'delete' },
      { action: 'resolve', notes: 'a\u0000b' },
      { action: 'resolve', notes: 'x'.repeat(501) },
      { action: 'resolve', all: 'yes' },
      { action: 'resolve', outcome: 'perhaps' },
      { action: 'resolve', reply: 'x'.repeat(301) },
      { action: 'resolve', reply: 'a\u0000b' },
    ]) {
      expect((await decide(flag, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await decide(question.id, { action: 'resolve' })).status).toBe(404);
    expect((await decide('x', { action: 'resolve' })).status).toBe(400);
    expect(await ids({ questionId: question.id, status: 'PENDING' })).toEqual([flag]);
  });

  it('cannot be made by a pupil', async () => {
    const { flags, pupils } = await reported(1);
    expect((await decide(itemAt(flags, 0), { action: 'resolve' }, itemAt(pupils, 0))).status).toBe(403);
    const topic = await buildTopic(app.database);
    expect((await itemAt(pupils, 0).get(`/admin-flags/question-flags?questionId=${topic.id}`)).status).toBe(
      403,
    );
  });
});

describe('the answer to the reporter', () => {
  const bodies = async (pupil: ApiClient) => (await answersTold(pupil)).map(({ body }) => body);
  const changed = 'Thank you: the question has been changed.';
  const unchanged = 'Thank you: we checked, and the question is correct.';
  const withdrawn = 'Thank you: we no longer use this question.';
  const dismissed = 'Thank you: we checked, and nothing needed to change.';

  async function edit(questionId: string, correctLetter = 'B') {
    const question = bodyOf(readQuestion, await admin.get(`/admin/questions/${questionId}`));
    const reply = await admin.put(`/admin/questions/${questionId}`, {
      revision: question.revision,
      questionText: question.questionText,
      explanationText: 'Checked again.',
      options: question.options.map(({ contentValue }) => ({ contentType: 'TEXT', text: contentValue })),
      correctLetter,
      topicId: question.topic.id,
      grade: question.difficulty ?? question.level,
      timeLimit: question.timeLimit,
    });
    expect(reply.status).toBe(200);
  }
  const hasChanged = async (questionId: string) =>
    (await list({ questionId })).flags.map((flag) => flag.hasChanged);

  it.each(['REGULAR', 'RAPID_FIRE'] as const)(
    'follows the history of a question of kind %s',
    async (kind) => {
      const { flags, pupils, question } = await reported(2, kind);
      expect(await hasChanged(question.id)).toEqual([false, false]);
      await decide(itemAt(flags, 0), { action: 'resolve' });
      await edit(question.id);
      expect(await hasChanged(question.id)).toEqual([true, true]);
      await decide(itemAt(flags, 1), { action: 'resolve' });
      expect(await bodies(itemAt(pupils, 0))).toEqual([unchanged]);
      expect(await bodies(itemAt(pupils, 1))).toEqual([changed]);
    },
  );

  it('contains the outcome and the reply, without the notes', async () => {
    const { flags, pupils, question } = await reported(3);
    const reply = '  Seven times six is 42. ';
    await decide(itemAt(flags, 0), { action: 'resolve', outcome: 'changed', reply, notes: 'Between us' });
    await decide(itemAt(flags, 1), { action: 'dismiss', reply, notes: 'Between us' });
    await edit(question.id);
    await decide(itemAt(flags, 2), { action: 'resolve', outcome: 'unchanged', reply, notes: 'Between us' });
    const why = 'Seven times six is 42.';
    expect(await Promise.all(pupils.map(bodies))).toEqual([
      [`${changed} ${why}`],
      [`${dismissed} ${why}`],
      [`${unchanged} ${why}`],
    ]);
    expect(await auditOf(itemAt(flags, 2))).toMatchObject([
      { after: { status: 'RESOLVED', notes: 'Between us', answer: 'unchanged', reply: why } },
    ]);
  });

  it('fits each report of a question: a report made after the change is not answered with it', async () => {
    const { flags, pupils, question } = await reported(1);
    await edit(question.id);
    const late = await newPupil();
    await report(late, question.id);
    expect(await hasChanged(question.id)).toEqual([true, false]);
    await decide(itemAt(flags, 0), { action: 'resolve', outcome: 'changed', all: true });
    expect(await bodies(itemAt(pupils, 0))).toEqual([changed]);
    expect(await bodies(late)).toEqual([unchanged]);
  });

  it('compares with the revision the pupil saw, even when it is reported late', async () => {
    const topic = await buildTopic(app.database);
    const question = await buildQuestion(app.database, { topicId: topic.id });
    const subject = await app.database.subject.findUniqueOrThrow({ where: { id: topic.subjectId } });
    const pupil = await newPupil();
    const test = startedTestOf(await pupil.generate(subject));
    await pupil.complete(test.testId, {});
    await edit(question.id);
    const flag = await report(pupil, question.id, 'mock-test', { sessionId: test.testId });
    expect(await hasChanged(question.id)).toEqual([true]);
    await decide(flag, { action: 'resolve' });
    expect(await bodies(pupil)).toEqual([changed]);
  });

  it('mentions that results were corrected', async () => {
    const topic = await buildTopic(app.database);
    const question = await buildQuestion(app.database, { topicId: topic.id });
    const subject = await app.database.subject.findUniqueOrThrow({ where: { id: topic.subjectId } });
    const pupil = await newPupil();
    const test = startedTestOf(await pupil.generate(subject));
    await pupil.complete(test.testId, answersFor(test, 'B'));
    const flag = await report(pupil, question.id, 'mock-test', { sessionId: test.testId });
    await edit(question.id);
    const path = `/admin/questions/${question.id}/corrections`;
    const { revisions } = bodyOf(listCorrections, await admin.get(path));
    const body = { fromRevisionId: itemAt(revisions, 0).revisionId, action: 'remark' };
    expect((await admin.post(path, body)).status).toBe(200);
    await decide(flag, { action: 'resolve' });
    expect(await bodies(pupil)).toEqual([`${changed} Test results with this question were corrected.`]);
  });

  it('says that the question was withdrawn, if it was', async () => {
    const { flags, pupils, question } = await reported(1);
    await app.database.question.update({
      where: { id: question.id },
      data: { status: 'ARCHIVED', bucketId: null, position: null },
    });
    expect(await hasChanged(question.id)).toEqual([true]);
    await decide(itemAt(flags, 0), { action: 'resolve' });
    expect(await bodies(itemAt(pupils, 0))).toEqual([withdrawn]);
  });

  it('is not sent for a deleted question, whose reports were deleted with it', async () => {
    const { flags, pupils, question } = await reported(1);
    await app.database.question.delete({ where: { id: question.id } });
    expect((await decide(itemAt(flags, 0), { action: 'resolve' })).status).toBe(404);
    expect(await bodies(itemAt(pupils, 0))).toEqual([]);
  });

  it('of a past paper depends on its pictures', async () => {
    const paper = await buildPaper();
    const questionId = `${paper.id}-7`;
    const pupils = [await newPupil(), await newPupil(), await newPupil()];
    const flags: string[] = [];
    for (const pupil of pupils)
      flags.push(await report(pupil, questionId, 'past-paper', { sessionId: paper.id }));
    await decide(itemAt(flags, 0), { action: 'resolve' });
    const { id } = await app.database.mediaFile.create({
      data: { storageKey: crypto.randomUUID(), contentType: 'image/webp', byteSize: 1 },
    });
    const key = { paperId: paper.id, number: 7 };
    const picture = { where: { paperId_number: key }, data: { solutionFileId: id } };
    await app.database.pastPaperAnswer.update(picture);
    await decide(itemAt(flags, 1), { action: 'resolve' });
    await app.database.pastPaperAnswer.delete({ where: { paperId_number: key } });
    await decide(itemAt(flags, 2), { action: 'resolve' });
    expect(await Promise.all(pupils.map(bodies))).toEqual([[unchanged], [changed], [withdrawn]]);
  });
});
