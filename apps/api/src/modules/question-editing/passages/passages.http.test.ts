import { editPassage, listPassages } from '@markwell/shared/question-editing/passages.contract';
import { readHistory, undoChange } from '@markwell/shared/question-editing/history.contract';
import { beforeEach, expect, it } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { createAdminQuestionHelpers, editOf, editQuestion } from '#testing/helpers/admin-question-helpers.ts';
import { itemAt } from '#testing/item-at.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { app, admin, build, newSubject, detail } = await createAdminQuestionHelpers();
const text = { title: 'The lighthouse', body: 'It was a dark night.' };

let subject: Awaited<ReturnType<typeof newSubject>>['subject'];
let topicId: string;
let passageId: string;
let ids: string[];
beforeEach(async () => {
  const created = await newSubject();
  subject = created.subject;
  topicId = created.topic.id;
  const passage = await app.database.passage.create({ data: { subjectId: subject.id, ...text } });
  passageId = passage.id;
  ids = [(await build({ topicId, passageId })).id, (await build({ topicId, passageId })).id];
});

const first = () => itemAt(ids, 0);
const passages = async () =>
  bodyOf(listPassages, await admin.get(`/admin/passages?subject=${subject.id}`)).passages;
const edit = (change: object, id = passageId) => admin.put(`/admin/passages/${id}`, { ...text, ...change });
const passagesOf = () => Promise.all(ids.map(async (id) => (await detail(id)).passage));

it('is edited for all its questions; a result keeps the text that it showed', async () => {
  const pupil = createApiClient(app, await buildPupil(app.database));
  const test = startedTestOf(await pupil.generate(subject));
  await pupil.complete(test.testId, answersFor(test, 'A'));
  const reply = bodyOf(editPassage, await edit({ body: 'It was a bright day.' }));
  expect(reply.changedQuestions).toBe(2);
  expect(await passagesOf()).toEqual(
    Array(2).fill({ id: reply.passageId, title: text.title, body: 'It was a bright day.', questionCount: 2 }),
  );
  expect(await passages()).toEqual([{ id: reply.passageId, title: text.title, questionCount: 2 }]);
  const results = JSON.stringify((await pupil.get(`/tests/${test.testId}/results`)).body);
  expect(results).not.toContain('bright day');
  const { changes } = bodyOf(readHistory, await admin.get(`/admin/questions/${first()}/history`));
  expect(changes).toMatchObject([
    {
      by: admin.user.name,
      differences: [{ part: 'passage', before: text.body, after: 'It was a bright day.' }],
    },
  ]);
});

it('is not overwritten when someone else edited it in the meantime', async () => {
  const replies = await Promise.all([edit({ title: 'One' }), edit({ title: 'Other' })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await edit({ title: 'Late' });
  expect(errorOf(late).message).toBe('Someone else has edited this passage. Please open it again.');
});

it('an edit of it is undone for all its questions', async () => {
  await edit({ body: 'Wrong' });
  const { undo } = bodyOf(readHistory, await admin.get(`/admin/questions/${first()}/history`));
  expect(undo?.otherQuestions).toBe(1);
  const reply = await admin.post(`/admin/questions/${first()}/undo`, { changeId: undo?.changeId });
  expect(bodyOf(undoChange, reply).question.passage?.body).toBe(text.body);
  expect((await passagesOf()).map((passage) => passage?.id)).toEqual([passageId, passageId]);
});

it('can be taken from a question, given to it, and written for it', async () => {
  await editQuestion(admin, first(), { passageId: null });
  expect((await detail(first())).passage).toBeNull();
  expect(await passages()).toMatchObject([{ questionCount: 1 }]);
  await editQuestion(admin, first(), { passageId });
  expect(await passages()).toMatchObject([{ questionCount: 2 }]);
  await editQuestion(admin, first(), { newPassage: { title: 'The harbour', body: 'Boats.' } });
  expect((await detail(first())).passage).toMatchObject({ title: 'The harbour', questionCount: 1 });
});

it('of another subject, or edited since, is refused', async () => {
  const other = await newSubject();
  const foreign = await app.database.passage.create({ data: { subjectId: other.subject.id, ...text } });
  await edit({ title: 'New' });
  const { id } = await build({ topicId });
  const question = await detail(id);
  for (const [chosen, message] of [
    [foreign.id, 'Please choose a passage of this subject'],
    [passageId, 'This passage has changed. Please choose it again.'],
  ] as const) {
    const reply = await admin.put(`/admin/questions/${id}`, editOf(question, { passageId: chosen }));
    expect([reply.status, errorOf(reply).message]).toEqual([422, message]);
  }
});

it('is for administrators, has a title and a text, and exists', async () => {
  const pupil = createApiClient(app, await buildPupil(app.database));
  expect((await pupil.get(`/admin/passages?subject=${subject.id}`)).status).toBe(403);
  expect((await pupil.put(`/admin/passages/${passageId}`, text)).status).toBe(403);
  expect(errorOf(await edit({ body: ' ' })).message).toBe('Please enter the passage');
  expect((await edit({}, crypto.randomUUID())).status).toBe(404);
  expect(bodyOf(editPassage, await edit({})).changedQuestions).toBe(0);
});
