import { generateMockTest, listDrafts } from '@markwell/shared/ai-drafts/ai.contract';
import { expect, test } from 'vitest';
import { createAiTestApp } from '#testing/ai/create-ai-test-app.ts';
import type { AiReply } from '#testing/ai/ai-server.ts';
import { mockTestAnswer, secondAnswers } from '#testing/ai/sample-answers.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { ai, newAdmin, database } = await createAiTestApp();
const letters = ['A', 'B', 'C', 'D'];

/** Generates five drafts with each of the lists of replies, in a new subject, and returns what an administrator sees of them. */
async function draftsAfter(...generations: AiReply[][]) {
  const admin = await newAdmin();
  const subject = await buildSubject(database);
  const input = { examType: subject.stageId, subject: subject.id, questionCount: 5 };
  for (const replies of generations) {
    ai.plan(...replies);
    bodyOf(generateMockTest, await admin.post('/ai/generate-mock-test', input));
  }
  return draftsIn(subject.name);
}

async function draftsIn(subject: string) {
  const admin = await newAdmin();
  const { drafts } = bodyOf(listDrafts, await admin.get('/ai/drafts?limit=100'));
  return drafts.filter((draft) => draft.subject === subject);
}

test('drafts are solved a second time without key and explanation, and disagreement is shown', async () => {
  const [first, ...others] = secondAnswers(5, letters);
  const drafts = await draftsAfter([
    { answers: mockTestAnswer(5, letters) },
    { answers: { answers: [{ ...first, answer: 'C' }, ...others] } },
  ]);
  expect(drafts.map(({ concerns }) => concerns)).toEqual([
    ['Solved a second time without the key, the AI answered C, but the key is B.'],
    [],
    [],
    [],
    [],
  ]);
  const { request } = itemAt(ai.calls, 1);
  expect(request.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  const asked = request.messages.at(-1)?.content;
  expect(asked).toContain('Question 5: What is 15 + 9?');
  expect(asked).not.toMatch(/Add the tens|"answer"/u);
});

test('drafts are stored when the second solving fails, and say that it did not happen', async () => {
  const drafts = await draftsAfter([{ answers: mockTestAnswer(5, letters) }, { failsWith: 500 }]);
  expect(drafts).toHaveLength(5);
  for (const { concerns } of drafts) {
    expect(concerns).toEqual(['The AI has not solved this version a second time.']);
  }
});

test('a draft with the text of another question of its subject names it', async () => {
  const drafts = await draftsAfter([], []);
  expect(drafts).toHaveLength(10);
  const sameAs = (text: string | undefined) => drafts.filter(({ questionText }) => questionText === text);
  for (const { questionText, id, twin } of drafts) {
    const other = sameAs(questionText).find((draft) => draft.id !== id);
    expect(twin).toEqual({ id: other?.id, status: 'draft' });
  }
  const [one, other] = sameAs(drafts[0]?.questionText);
  const admin = await newAdmin();
  await admin.post('/ai/drafts/publish', { questionIds: [one?.id] });
  const [left] = (await draftsIn(one?.subject ?? '')).filter(({ id }) => id === other?.id);
  expect(left?.twin).toEqual({ id: one?.id, status: 'published' });
});

test('the same text with other options is no twin', async () => {
  const withOptions = (name: string): AiReply[] => {
    const answers = mockTestAnswer(5, letters);
    const options = letters.map((letter) => ({ letter, text: `${name} ${letter}` }));
    return [
      { answers: { ...answers, questions: answers.questions.map((question) => ({ ...question, options })) } },
    ];
  };
  const drafts = await draftsAfter(withOptions('cat'), withOptions('dog'));
  expect(drafts).toHaveLength(10);
  expect(drafts.filter(({ twin }) => twin !== null)).toEqual([]);
});
