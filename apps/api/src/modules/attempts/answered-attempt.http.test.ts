import { insertRows } from '@markwell/database/sql/insert-rows';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { testDatabase } from '#testing/test-app.ts';
import { findParts } from './answered-attempt.repository.ts';

it('finds the parts of each revision, however many others it keeps', async () => {
  const database = await testDatabase();
  const question = await buildQuestion(database);
  const parts = multipleChoice([
    { text: '4', isCorrect: true },
    { text: '5', isCorrect: false },
  ]);
  const ids = Array.from({ length: 6_000 }, () => uuid());
  const questionRevisions = ids.map((id, index) => ({
    id,
    questionId: question.id,
    number: index + 2,
    body: 'What is 2 + 2?',
    parts,
  }));
  await insertRows(database.sql, { questionRevisions });
  const all = await findParts(database.sql, ids);
  expect(all.filter((each) => each.length === 0)).toEqual([]);
  const both = await findParts(database.sql, [...ids.slice(-4_999), ...ids.slice(0, 2)]);
  expect(both.filter((each) => each.length === 0)).toEqual([]);
});
