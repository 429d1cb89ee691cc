import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { readReport, type ReportedContentDto } from '@markwell/shared/reports/moderation.contract';
import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { listCorrections } from '@markwell/shared/question-editing/corrections.contract';
import { describe, expect, it } from 'vitest';
import { editQuestion } from '#testing/helpers/admin-question-helpers.ts';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { answersFor, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createModerationHelpers } from '#testing/helpers/moderation-helpers.ts';

const { app, admin, newPupil, report, reported, buildPaper, list, decide, reportAnswers, auditOf } =
  await createModerationHelpers();

describe('the answer to the reporter', () => {
  const bodies = async (pupil: ApiClient) => (await reportAnswers(pupil)).map(({ body }) => body);
  const changed = 'Thank you: we have changed the correct answer and the solution.';
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
    const untrue = await decide(itemAt(reportIds, 0), { action: 'resolve', outcome: 'changed', reply });
    expect(untrue.status).toBe(422);
    await decide(itemAt(reportIds, 0), { action: 'resolve', reply, notes: 'Between us' });
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
      [`${unchanged} ${why}`],
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
    await app.settle();
    await decide(reportId, { action: 'resolve' });
    expect(await bodies(pupil)).toEqual([`${changed} Test results with this question were corrected.`]);
  });

  it('says that the question was withdrawn, if it was', async () => {
    const { reportIds, pupils, question } = await reported(1);
    await app.database.question.update({
      where: { id: question.id },
      data: { status: 'ARCHIVED', bucketId: null },
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
    const newPictures = 'Thank you: we have changed the pictures of the question.';
    expect(await Promise.all(pupils.map(bodies))).toEqual([[unchanged], [newPictures], [withdrawn]]);
  });

  const namedChanges: [string, Partial<QuestionEdit>][] = [
    ['the correct answer', { correctLetter: 'B' }],
    ['the question', { questionText: 'Which option is right?' }],
    ['the solution', { explanationText: 'Worked through again.' }],
    ['the correct answer and the question', { correctLetter: 'C', questionText: 'Which option is it?' }],
  ];
  it.each(namedChanges)('names what was changed: %s', async (parts, change) => {
    const { reportIds, pupils, question } = await reported(1);
    await editQuestion(admin, question.id, change);
    await decide(itemAt(reportIds, 0), { action: 'resolve', outcome: 'changed' });
    expect(await bodies(itemAt(pupils, 0))).toEqual([`Thank you: we have changed ${parts}.`]);
  });

  const [hinted] = multipleChoice([
    { text: 'Answer A', isCorrect: true },
    { text: 'Answer B', isCorrect: false },
    { text: 'Answer C', isCorrect: false },
    { text: 'Answer D', isCorrect: false },
  ]).map((part) => ({ ...part, steps: ['It says so.'] }));
  const typed = { ...hinted, answer: { kind: 'number', value: '7' } };
  it.each([
    ['the solution', hinted],
    ['the correct answer, the question and the solution', typed],
  ])('names what was changed in the parts: %s', async (what, part) => {
    const { reportIds, pupils, question } = await reported(1);
    const parts = [part] as QuestionPart[];
    await editQuestion(admin, question.id, { options: [], correctLetter: undefined, parts });
    await decide(itemAt(reportIds, 0), { action: 'resolve', outcome: 'changed' });
    expect(await bodies(itemAt(pupils, 0))).toEqual([`Thank you: we have changed ${what}.`]);
  });

  it('mentions no change after an edit that was undone', async () => {
    const { reportIds, pupils, question } = await reported(1);
    await editQuestion(admin, question.id, { correctLetter: 'B' });
    await editQuestion(admin, question.id, { correctLetter: 'A' });
    expect(await hasChanged(question.id)).toEqual([false]);
    expect((await decide(itemAt(reportIds, 0), { action: 'resolve', outcome: 'changed' })).status).toBe(422);
    await decide(itemAt(reportIds, 0), { action: 'resolve' });
    expect(await bodies(itemAt(pupils, 0))).toEqual([unchanged]);
  });
});

describe('the reported question, then and now', () => {
  const compare = async (reportId: string) =>
    bodyOf(readReport, await admin.get(`/admin-flags/question-flags/${reportId}`));
  const keyOf = ({ options }: ReportedContentDto) => options.find(({ isCorrect }) => isCorrect)?.optionLetter;

  it('is what the reporter saw, what it is, and what differs', async () => {
    const { reportIds, question } = await reported(1);
    const before = await compare(itemAt(reportIds, 0));
    expect(before.changes).toEqual([]);
    expect(before.question?.reported).toEqual(before.question?.current);
    expect(before.question?.current.parts).toMatchObject([{ answer: { kind: 'choice', correct: 'A' } }]);
    await editQuestion(admin, question.id, { correctLetter: 'B', questionText: 'Which is it now?' });
    const { question: found, changes } = await compare(itemAt(reportIds, 0));
    expect(changes).toEqual(['answer', 'text']);
    if (!found) throw new Error('there is no question');
    expect([keyOf(found.reported), keyOf(found.current)]).toEqual(['A', 'B']);
    expect(found.reported.questionText).toBe('Which key is wrong?');
    expect(found.current).toMatchObject({ questionText: 'Which is it now?', revision: 2 });
  });

  it('has no text for a past paper, and needs a report that exists', async () => {
    const paper = await buildPaper();
    const reportId = await report(await newPupil(), `${paper.id}-7`, 'past-paper', { sessionId: paper.id });
    expect(await compare(reportId)).toEqual({ question: null, changes: [] });
    expect((await admin.get(`/admin-flags/question-flags/${crypto.randomUUID()}`)).status).toBe(404);
  });
});
