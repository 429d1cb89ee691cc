import { editQuestion } from '@markwell/shared/question-editing/questions.contract';
import { readHistory } from '@markwell/shared/question-editing/history.contract';
import type { QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAdminQuestionHelpers, editOf } from '#testing/helpers/admin-question-helpers.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';

const { admin, app, build, detail, list, newSubject } = await createAdminQuestionHelpers();

const part = (label: string, answer: object, more: object = {}) => ({
  label,
  stem: `Part ${label}`,
  marks: 2,
  answer,
  hints: [],
  steps: [],
  ...more,
});
const number = (value: string, more: object = {}) => ({ kind: 'number', value, ...more });
const save = (id: string, change: QuestionEdit) => admin.put(`/admin/questions/${id}`, change);
const withParts = async (id: string, ...parts: object[]): Promise<QuestionEdit> => {
  const { correctLetter: _, ...edit } = editOf(await detail(id));
  return { ...edit, options: [], parts: parts as QuestionPart[] };
};

it('a question gets parts of other kinds, is listed with them, and can be multiple choice again', async () => {
  const { topic } = await newSubject();
  const { id } = await build({ topicId: topic.id });
  const multipleChoice = editOf(await detail(id));
  const edit = await withParts(id, part('a', number('7')), part('b', { kind: 'text', accepted: ['seven'] }));
  const { question } = bodyOf(editQuestion, await save(id, edit));
  expect(question).toMatchObject({
    revision: 2,
    options: [],
    parts: [
      {
        label: 'a',
        stem: 'Part a',
        marks: 2,
        answer: { kind: 'number', value: '7', accept: { by: 'exact' } },
      },
      { label: 'b', answer: { kind: 'text', accepted: ['seven'] } },
    ],
  });
  expect((await list({ topic: topic.id })).questions).toMatchObject([
    { id, answerKinds: ['number', 'text'], answer: null, optionTexts: [] },
  ]);
  const [change] = bodyOf(readHistory, await admin.get(`/admin/questions/${id}/history`)).changes;
  expect(change?.differences).toContainEqual({ part: 'part', letter: 'a', before: null, after: 'Part a\n7' });
  const again = bodyOf(editQuestion, await save(id, { ...multipleChoice, revision: 2 })).question;
  expect(again.options).toHaveLength(4);
  expect(again.parts).toMatchObject([{ label: 'a', stem: '', marks: 1, answer: { kind: 'choice' } }]);
});

it('an edit of the options keeps the hints and steps of a multiple-choice question', async () => {
  const { id } = await build({});
  const [stored] = (await detail(id)).parts;
  const edit = await withParts(id, { ...stored, hints: ['Count.'], steps: ['2 + 2 = 4'] });
  expect(bodyOf(editQuestion, await save(id, edit)).question.options).toHaveLength(4);
  const other = editOf(await detail(id), { correctLetter: 'D' });
  expect(bodyOf(editQuestion, await save(id, other)).question.parts).toMatchObject([
    { answer: { correct: 'D' }, hints: ['Count.'], steps: ['2 + 2 = 4'] },
  ]);
});

it('another key of a part is a change of the answer key, another way to write it is none', async () => {
  const { id } = await build({});
  await save(id, await withParts(id, part('a', number('7')), part('b', number('8'))));
  await app.database.questionStatistics.create({
    data: { questionId: id, answeredCount: 7, correctCount: 2 },
  });
  const keyChangeOf = async (...parts: object[]) =>
    bodyOf(editQuestion, await save(id, await withParts(id, ...parts))).keyChange;
  expect(await keyChangeOf(part('a', number('7.0')), part('b', number('8')))).toBeNull();
  expect(await keyChangeOf(part('a', number('7.0')), part('b', number('9')))).toMatchObject({
    answeredCount: 7,
  });
  const audited = await app.database.auditEntry.findFirstOrThrow({
    where: { targetId: id, action: 'question.key-changed' },
    orderBy: { id: 'desc' },
  });
  expect(audited).toMatchObject({ after: { answer: 'a) 7 | b) 9' } });
});

it('a part gets a new picture', async () => {
  const { id } = await build({});
  const imageId = crypto.randomUUID();
  const options = [
    { letter: 'A', content: { picture: { imageId, alternativeText: 'A square' } } },
    { letter: 'B', content: { text: 'A rhombus' } },
    { letter: 'C', content: { text: 'A kite' } },
  ];
  const edit = await withParts(id, part('a', { kind: 'choices', options, correct: ['A', 'B'] }));
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const reply = await app.request
    .put(`/api/admin/questions/${id}/pictures`)
    .set(app.signInAs(admin.user))
    .field('edit', JSON.stringify(edit))
    .attach(imageId, png, { filename: 'a.png', contentType: 'image/png' });
  expect(reply.body).toMatchObject({ question: { revision: 2 } });
  const question = await detail(id);
  expect(question.parts).toMatchObject([
    {
      answer: {
        options: [
          { content: { picture: { alternativeText: 'A square', size: { width: 8, height: 6 } } } },
          { content: { text: 'A rhombus' } },
          { content: { text: 'A kite' } },
        ],
      },
    },
  ]);
  // Saved as it was sent, with addresses and sizes, it stays the same.
  const same = await withParts(id, ...question.parts);
  expect(bodyOf(editQuestion, await save(id, same)).question.revision).toBe(question.revision);
  const unknown = {
    ...options[0],
    content: { picture: { imageId: crypto.randomUUID(), alternativeText: 'A pie' } },
  };
  const refused = await save(
    id,
    await withParts(
      id,
      part('a', { kind: 'choices', options: [unknown, ...options.slice(1)], correct: ['A', 'B'] }),
    ),
  );
  expect([refused.status, errorOf(refused).message]).toEqual([422, 'This question has no such picture']);
});

it.each([
  ['an unknown kind', [part('a', { kind: 'toy' })], 422, 'body.parts.0.answer.kind', ''],
  [
    'a key that is marked wrong',
    [part('a', number('2', { wrong: [{ value: '2.0', feedback: 'Halve it.' }] }))],
    422,
    'body.parts.0.answer.value',
    '2.0 is listed as a mistake, but would be marked right.',
  ],
  [
    'a reference to a later part',
    [part('a', number('4', { carriedForward: '2 * b' })), part('b', number('2'))],
    422,
    'body.parts.0.answer',
    'Part (a) refers to (b), which is no part before it',
  ],
  ['no marks', [part('a', number('4'), { marks: 0 })], 422, 'body.parts.0.marks', 'At least 1 mark'],
  [
    'labels out of order',
    [part('b', number('4'))],
    422,
    'body.parts.0.label',
    'The parts must be a, b, c and so on',
  ],
] as const)('parts with %s are refused', async (_what, parts, status, path, message) => {
  const { id } = await build({});
  const reply = await save(id, await withParts(id, ...parts));
  expect(reply.status).toBe(status);
  expect(errorOf(reply).issues?.[0]?.path).toBe(path);
  expect(errorOf(reply).issues?.[0]?.message).toContain(message);
});

it('options and parts together are refused, and parts of other kinds in a rapid-fire question', async () => {
  const { id } = await build({});
  const edit = editOf(await detail(id), { parts: [part('a', number('7'))] as unknown as QuestionPart[] });
  const both = await save(id, edit);
  expect([both.status, errorOf(both).message]).toEqual([400, 'Please give either options or parts']);
  const quiz = await build({ kind: 'RAPID_FIRE' });
  const typed = await save(quiz.id, await withParts(quiz.id, part('a', number('7'))));
  expect([typed.status, errorOf(typed).message]).toEqual([422, 'A rapid-fire question is multiple choice']);
});

it('parts that are nested without end are refused', async () => {
  const { id } = await build({});
  const body = JSON.stringify(await withParts(id, { answer: 'nested' }));
  const reply = await app.request
    .put(`/api/admin/questions/${id}`)
    .set(app.signInAs(admin.user))
    .type('json')
    .send(body.replace('"nested"', '['.repeat(10_000) + ']'.repeat(10_000)));
  expect([reply.status, errorOf(reply).issues]).toEqual([
    400,
    [{ path: 'body.parts.0', message: 'This is no part of a question' }],
  ]);
});
