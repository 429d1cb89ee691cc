import { listCorrections } from '@markwell/shared/admin/questions/corrections.contract';
import { describe, expect, it } from 'vitest';
import { editQuestion } from '../../testing/helpers/admin-question-helpers.ts';
import { buildTopic } from '../../testing/builders/build-curriculum.ts';
import { buildQuestion } from '../../testing/builders/build-question.ts';
import { answersFor, startedTestOf, type ApiClient } from '../../testing/requests/api-client.ts';
import { itemAt } from '../../testing/item-at.ts';
import { bodyOf } from '../../testing/requests/response-body.ts';
import { createModerationHelpers } from '../../testing/helpers/moderation-helpers.ts';

const { app, admin, newPupil, report, reported, buildPaper, list, decide, reportAnswers, auditOf } =
  await createModerationHelpers();

describe('the answer to the reporter', () => {
  const bodies = async (pupil: ApiClient) => (await reportAnswers(pupil)).map(({ body }) => body);
  const changed = 'Thank you: the question has been changed.';
  const unchanged = 'Thank you: we checked, and the question is correct.';
  const withdrawn = 'Thank you: we no longer use this question.';
  const dismissed = 'Thank you: we checked, and nothing needed to change.';

  const edit = (questionId: string) =>
    editQuestion(admin, questionId, { correctLetter: 'B', explanationText: 'Checked again.' });
  /** A pupil's test of one question. */
  async function startTest() {
    const topic = await buildTopic(app.database);
    const question = await buildQuestion(app.database, { topicId: topic.id });
    const subject = await app.database.subject.findUniqueOrThrow({ where: { id: topic.subjectId } });
    const pupil = await newPupil();
    return { question, pupil, test: startedTestOf(await pupil.generate(subject)) };
  }
  const hasChanged = async (questionId: string) =>
    (await list({ questionId })).flags.map((report) => report.hasChanged);

  it.each(['REGULAR', 'RAPID_FIRE'] as const)(
    'follows the history of a question of kind %s',
    async (kind) => {
      const { reportIds, pupils, question } = await reported(2, kind);
      expect(await hasChanged(question.id)).toEqual([false, false]);
      await decide(itemAt(reportIds, 0), { action: 'resolve' });
      await edit(question.id);
      expect(await hasChanged(question.id)).toEqual([true, true]);
      await decide(itemAt(reportIds, 1), { action: 'resolve' });
      expect(await bodies(itemAt(pupils, 0))).toEqual([unchanged]);
      expect(await bodies(itemAt(pupils, 1))).toEqual([changed]);
    },
  );

  it('contains the outcome and the reply, without the notes', async () => {
    const { reportIds, pupils, question } = await reported(3);
    const reply = '  Seven times six is 42. ';
    await decide(itemAt(reportIds, 0), { action: 'resolve', outcome: 'changed', reply, notes: 'Between us' });
    await decide(itemAt(reportIds, 1), { action: 'dismiss', reply, notes: 'Between us' });
    await edit(question.id);
    await decide(itemAt(reportIds, 2), {
      action: 'resolve',
      outcome: 'unchanged',
      reply,
      notes: 'Between us',
    });
    const why = 'Seven times six is 42.';
    expect(await Promise.all(pupils.map(bodies))).toEqual([
      [`${changed} ${why}`],
      [`${dismissed} ${why}`],
      [`${unchanged} ${why}`],
    ]);
    expect(await auditOf(itemAt(reportIds, 2))).toMatchObject([
      { after: { status: 'RESOLVED', notes: 'Between us', answer: 'unchanged', reply: why } },
    ]);
  });

  it('can differ between reports of one question: a report made after the change is not answered with the change', async () => {
    const { reportIds, pupils, question } = await reported(1);
    await edit(question.id);
    const late = await newPupil();
    await report(late, question.id);
    expect(await hasChanged(question.id)).toEqual([true, false]);
    await decide(itemAt(reportIds, 0), { action: 'resolve', outcome: 'changed', all: true });
    expect(await bodies(itemAt(pupils, 0))).toEqual([changed]);
    expect(await bodies(late)).toEqual([unchanged]);
  });

  it('depends on the revision that the pupil saw, even when the pupil reports it late', async () => {
    const { question, pupil, test } = await startTest();
    await pupil.complete(test.testId, {});
    await edit(question.id);
    const reportId = await report(pupil, question.id, 'mock-test', { sessionId: test.testId });
    expect(await hasChanged(question.id)).toEqual([true]);
    await decide(reportId, { action: 'resolve' });
    expect(await bodies(pupil)).toEqual([changed]);
  });

  it('mentions that results were corrected', async () => {
    const { question, pupil, test } = await startTest();
    await pupil.complete(test.testId, answersFor(test, 'B'));
    const reportId = await report(pupil, question.id, 'mock-test', { sessionId: test.testId });
    await edit(question.id);
    const path = `/admin/questions/${question.id}/corrections`;
    const { revisions } = bodyOf(listCorrections, await admin.get(path));
    const body = { fromRevisionId: itemAt(revisions, 0).revisionId, action: 'remark' };
    expect((await admin.post(path, body)).status).toBe(200);
    await decide(reportId, { action: 'resolve' });
    expect(await bodies(pupil)).toEqual([`${changed} Test results with this question were corrected.`]);
  });

  it('says that the question was withdrawn, if it was', async () => {
    const { reportIds, pupils, question } = await reported(1);
    await app.database.question.update({
      where: { id: question.id },
      data: { status: 'ARCHIVED', bucketId: null, position: null },
    });
    expect(await hasChanged(question.id)).toEqual([true]);
    await decide(itemAt(reportIds, 0), { action: 'resolve' });
    expect(await bodies(itemAt(pupils, 0))).toEqual([withdrawn]);
  });

  it('is not sent for a deleted question, whose reports were deleted with it', async () => {
    const { reportIds, pupils, question } = await reported(1);
    await app.database.question.delete({ where: { id: question.id } });
    expect((await decide(itemAt(reportIds, 0), { action: 'resolve' })).status).toBe(404);
    expect(await bodies(itemAt(pupils, 0))).toEqual([]);
  });

  it('of a past paper depends on its pictures', async () => {
    const paper = await buildPaper();
    const questionId = `${paper.id}-7`;
    const pupils = [await newPupil(), await newPupil(), await newPupil()];
    const reportIds: string[] = [];
    for (const pupil of pupils)
      reportIds.push(await report(pupil, questionId, 'past-paper', { sessionId: paper.id }));
    await decide(itemAt(reportIds, 0), { action: 'resolve' });
    const { id } = await app.database.mediaFile.create({
      data: { storageKey: crypto.randomUUID(), contentType: 'image/webp', byteSize: 1 },
    });
    const key = { paperId: paper.id, number: 7 };
    const picture = { where: { paperId_number: key }, data: { solutionFileId: id } };
    await app.database.pastPaperAnswer.update(picture);
    await decide(itemAt(reportIds, 1), { action: 'resolve' });
    await app.database.pastPaperAnswer.delete({ where: { paperId_number: key } });
    await decide(itemAt(reportIds, 2), { action: 'resolve' });
    expect(await Promise.all(pupils.map(bodies))).toEqual([[unchanged], [changed], [withdrawn]]);
  });
});
