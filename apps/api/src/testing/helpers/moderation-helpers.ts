import { listReports } from '@markwell/shared/reports/moderation.contract';
import { ownNotifications } from '@markwell/shared/notifications/notifications.contract';
import { buildSubject } from '../builders/build-curriculum.ts';
import { buildAdmin, buildPupil } from '../builders/build-user.ts';
import { buildQuestion } from '../builders/build-question.ts';
import { createApiClient, type ApiClient } from '../requests/api-client.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';

/** An app with two administrators, and helpers for tests of moderation. */
export async function createModerationHelpers() {
  const app = await createTestApp();
  const admin = createApiClient(app, await buildAdmin(app.database, { name: 'Ada Admin' }));
  const other = createApiClient(app, await buildAdmin(app.database, { name: 'Olu Other' }));

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
    const reportIds = [];
    for (const pupil of pupils)
      reportIds.push(await report(pupil, question.id, kind === 'REGULAR' ? 'mock-test' : 'rapid-fire'));
    return { question, pupils, reportIds };
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
  const decide = (reportId: string, body: object, as: ApiClient = admin) =>
    as.post(`/admin-flags/question-flags/${reportId}/resolve`, body);
  const reportAnswers = async (pupil: ApiClient) =>
    bodyOf(ownNotifications, await pupil.get('/notifications')).notifications.filter(
      ({ kind }) => kind === 'report-answered',
    );
  const auditOf = (targetId: string) =>
    app.database.auditEntry.findMany({ where: { targetId }, orderBy: { createdAt: 'asc' } });

  return {
    app,
    admin,
    other,
    newPupil,
    report,
    reported,
    buildPaper,
    listReply,
    list,
    decide,
    reportAnswers,
    auditOf,
  };
}
