import { decideReport } from '@markwell/shared/reports/moderation.contract';
import { describe, expect, it } from 'vitest';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createModerationHelpers } from '#testing/helpers/moderation-helpers.ts';

const moderation = await createModerationHelpers();
const { app, admin, other, newPupil } = moderation;

const ids = async (query: Record<string, string>) => (await moderation.list(query)).flags.map(({ id }) => id);

describe('the list of reports', () => {
  it('shows question, reason, reporter and the number of open reports of the question', async () => {
    const { question, pupils, reportIds } = await moderation.reported(2, 'RAPID_FIRE');
    const page = await moderation.list({ questionId: question.id });
    expect(page).toMatchObject({ total: 2, isCapped: false });
    expect(itemAt(page.flags, 0)).toMatchObject({
      id: reportIds[0],
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

  it('records once that an administrator read a page with names, and not a page without', async () => {
    const { question, reportIds } = await moderation.reported(3);
    const readings = () => {
      const targetId = { in: reportIds };
      return app.database.auditEntry.findMany({ where: { action: 'flag.reporters-read', targetId } });
    };
    const of = { questionId: question.id };
    await moderation.list({ ...of, limit: '2' });
    await moderation.list({ ...of, limit: '2' });
    expect(await readings()).toMatchObject([
      { actorId: admin.user.id, targetKind: 'flag', targetId: reportIds[0], after: { reports: 2 } },
    ]);
    await moderation.list({ ...of, limit: '2', page: '2' });
    expect(await readings()).toHaveLength(2);
    await app.database.auditEntry.updateMany({
      where: { action: 'flag.reporters-read' },
      data: { createdAt: new Date(Date.now() - 16 * 60_000) },
    });
    await app.database.report.updateMany({ where: { id: { in: reportIds } }, data: { userId: null } });
    await moderation.list(of);
    expect(await readings()).toHaveLength(2);
  });

  it('lists open reports first, oldest first, then decided ones, newest first', async () => {
    const { question, reportIds } = await moderation.reported(5);
    await moderation.decide(itemAt(reportIds, 0), { action: 'resolve' });
    await moderation.decide(itemAt(reportIds, 2), { action: 'dismiss' });
    const inOrder = [1, 3, 4, 2, 0].map((index) => itemAt(reportIds, index));
    expect(await ids({ questionId: question.id })).toEqual(inOrder);
    const pages = [
      await ids({ questionId: question.id, limit: '2', page: '1' }),
      await ids({ questionId: question.id, limit: '2', page: '2' }),
      await ids({ questionId: question.id, limit: '2', page: '3' }),
    ];
    expect(pages).toEqual([inOrder.slice(0, 2), inOrder.slice(2, 4), inOrder.slice(4)]);
    expect((await moderation.list({ questionId: question.id, limit: '2', page: '2' })).total).toBe(5);
  });

  it('is filtered by status and by kind', async () => {
    const { question, reportIds } = await moderation.reported(3);
    await moderation.decide(itemAt(reportIds, 0), { action: 'resolve' });
    await moderation.decide(itemAt(reportIds, 1), { action: 'dismiss' });
    const of = { questionId: question.id };
    expect(await ids({ ...of, status: 'PENDING' })).toEqual([reportIds[2]]);
    expect(await ids({ ...of, status: 'RESOLVED' })).toEqual([reportIds[0]]);
    expect(await ids({ ...of, status: 'DISMISSED' })).toEqual([reportIds[1]]);
    expect(await ids({ ...of, kind: 'mock-test' })).toHaveLength(3);
    expect(await moderation.list({ ...of, kind: 'rapid-fire' })).toEqual({
      flags: [],
      total: 0,
      isCapped: false,
    });
  });

  it('shows the paper and the question number for a past paper', async () => {
    const paper = await moderation.buildPaper();
    const [one, two] = [await newPupil(), await newPupil()];
    const questionId = `${paper.id}-7`;
    const reportIds = [];
    for (const pupil of [one, two])
      reportIds.push(await moderation.report(pupil, questionId, 'past-paper', { sessionId: paper.id }));
    expect((await moderation.list({ questionId })).flags).toMatchObject([
      {
        id: reportIds[0],
        questionId,
        questionType: 'past-paper',
        question: null,
        paper: { title: 'Specimen 3', number: 7, subjectName: paper.subjectName },
        pendingReports: 2,
      },
      { id: reportIds[1] },
    ]);
    expect(await ids({ kind: 'past-paper', questionId: `${paper.id}-8` })).toEqual([]);
    const reply = await moderation.decide(itemAt(reportIds, 1), { action: 'resolve', all: true });
    expect(bodyOf(decideReport, reply)).toEqual({ status: 'RESOLVED', decided: 2 });
    expect(await moderation.reportAnswers(one)).toMatchObject([
      { title: 'Your report about Specimen 3 was answered' },
    ]);
  });

  it('shows reports of deleted users and of archived questions', async () => {
    const { question, pupils, reportIds } = await moderation.reported(1);
    await app.database.user.delete({ where: { id: itemAt(pupils, 0).user.id } });
    await app.database.question.update({
      where: { id: question.id },
      data: { status: 'ARCHIVED', bucketId: null },
    });
    expect((await moderation.list({ questionId: question.id })).flags).toMatchObject([
      { id: reportIds[0], user: null, question: { status: 'archived' } },
    ]);
    expect((await moderation.decide(itemAt(reportIds, 0), { action: 'resolve' })).status).toBe(200);
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
      expect((await moderation.listReply(query)).status, JSON.stringify(query)).toBe(400);
    }
    expect((await moderation.list({ page: '10000', limit: '100' })).flags).toEqual([]);
  });
});

describe('a decision', () => {
  it('is stored with its notes and written to the audit log', async () => {
    // The list below is a reading, which begins with the second report.
    const { reportIds, question } = await moderation.reported(2);
    await moderation.decide(itemAt(reportIds, 0), { action: 'resolve', notes: '  The key is B now.  ' });
    await moderation.decide(itemAt(reportIds, 1), { action: 'dismiss' });
    const found = await moderation.list({ questionId: question.id });
    expect(found.flags.map(({ status, decision }) => ({ status, ...decision }))).toMatchObject([
      { status: 'DISMISSED', notes: 'Not an issue', by: 'Ada Admin' },
      { status: 'RESOLVED', notes: 'The key is B now.', by: 'Ada Admin' },
    ]);
    expect(await moderation.auditOf(itemAt(reportIds, 0))).toMatchObject([
      {
        actorId: admin.user.id,
        action: 'flag.resolved',
        targetKind: 'flag',
        before: { status: 'PENDING' },
        after: { status: 'RESOLVED', notes: 'The key is B now.' },
      },
    ]);
    expect(await moderation.auditOf(itemAt(reportIds, 1))).toMatchObject([
      { action: 'flag.dismissed' },
      { action: 'flag.reporters-read', before: null },
    ]);
  });

  it('notifies the reporter once, without the notes', async () => {
    const { reportIds, pupils } = await moderation.reported(1);
    const pupil = itemAt(pupils, 0);
    expect(await moderation.reportAnswers(pupil)).toEqual([]);
    await moderation.decide(itemAt(reportIds, 0), { action: 'resolve', notes: 'Between us' });
    // Written in the transaction of the decision, before the pupil fetches their notifications.
    const where = { userId: pupil.user.id };
    expect(await app.database.notification.count({ where })).toBe(1);
    for (const answers of [await moderation.reportAnswers(pupil), await moderation.reportAnswers(pupil)]) {
      expect(answers).toHaveLength(1);
      expect(JSON.stringify(answers)).not.toContain('Between us');
    }
    await moderation.decide(itemAt(reportIds, 0), { action: 'dismiss' });
    expect(await moderation.reportAnswers(pupil)).toHaveLength(1);
  });

  it('can resolve all open reports of a question together', async () => {
    const { reportIds, pupils, question } = await moderation.reported(3);
    await moderation.decide(itemAt(reportIds, 0), { action: 'dismiss' });
    const reply = await moderation.decide(itemAt(reportIds, 2), { action: 'resolve', all: true });
    expect(bodyOf(decideReport, reply)).toEqual({ status: 'RESOLVED', decided: 2 });
    const found = await moderation.list({ questionId: question.id });
    expect(found.flags.map(({ status }) => status)).toEqual(['RESOLVED', 'RESOLVED', 'DISMISSED']);
    expect(await moderation.auditOf(itemAt(reportIds, 1))).toHaveLength(1);
    for (const pupil of pupils) expect(await moderation.reportAnswers(pupil)).toHaveLength(1);
  });

  it('on one report leaves the others of the question open', async () => {
    const { reportIds, question } = await moderation.reported(2);
    await moderation.decide(itemAt(reportIds, 0), { action: 'resolve' });
    expect(await ids({ questionId: question.id, status: 'PENDING' })).toEqual([reportIds[1]]);
  });

  it('of a second administrator is refused with the name of the first', async () => {
    const { reportIds, pupils } = await moderation.reported(1);
    await moderation.decide(itemAt(reportIds, 0), { action: 'resolve' });
    const reply = await moderation.decide(itemAt(reportIds, 0), { action: 'dismiss' }, other);
    expect(reply.status).toBe(409);
    expect(errorOf(reply).message).toBe('Ada Admin has already resolved this report');
    expect(await moderation.auditOf(itemAt(reportIds, 0))).toHaveLength(1);
    const answers = await moderation.reportAnswers(itemAt(pupils, 0));
    expect(answers.map(({ body }) => body)).toEqual([expect.stringMatching(/the question is correct/)]);
  });

  it('is made once when several administrators decide at the same time', async () => {
    const { reportIds, pupils } = await moderation.reported(4);
    const replies = await Promise.all([
      moderation.decide(itemAt(reportIds, 0), { action: 'resolve', all: true }),
      moderation.decide(itemAt(reportIds, 3), { action: 'dismiss', all: true }, other),
      moderation.decide(itemAt(reportIds, 2), { action: 'dismiss', all: true }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const id of reportIds) expect(await moderation.auditOf(id)).toHaveLength(1);
    for (const pupil of pupils) expect(await moderation.reportAnswers(pupil)).toHaveLength(1);
  });

  it('is refused when it is invalid, and changes nothing', async () => {
    const { reportIds, question } = await moderation.reported(1);
    const reportId = itemAt(reportIds, 0);
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
      expect((await moderation.decide(reportId, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await moderation.decide(question.id, { action: 'resolve' })).status).toBe(404);
    expect((await moderation.decide('x', { action: 'resolve' })).status).toBe(400);
    expect(await ids({ questionId: question.id, status: 'PENDING' })).toEqual([reportId]);
  });

  it('cannot be made by a pupil', async () => {
    const { reportIds, pupils } = await moderation.reported(1);
    expect(
      (await moderation.decide(itemAt(reportIds, 0), { action: 'resolve' }, itemAt(pupils, 0))).status,
    ).toBe(403);
    const topic = await buildTopic(app.database);
    expect((await itemAt(pupils, 0).get(`/admin-flags/question-flags?questionId=${topic.id}`)).status).toBe(
      403,
    );
  });
});
