import type { Database } from '@markwell/database/connect';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { questionPartsSchema } from '@markwell/shared/answers/question-parts';
import { beforeAll, expect, test } from 'vitest';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin, type TestUser } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { testDatabase } from '#testing/test-app.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { listedQuestions } from '../display/listed-questions.repository.ts';
import { toDisplayedQuestion } from '../display/displayed-question.repository.ts';
import { toParts } from '../display/parts.mapper.ts';
import { multipleChoice } from './question-bank.rules.ts';
import { createQuestions } from './question-bank.service.ts';

let database: Database;
let admin: TestUser;
beforeAll(async () => {
  database = await testDatabase();
  admin = await buildAdmin(database);
});

const buildFile = () =>
  database.mediaFile.create({
    data: {
      storageKey: `${uniqueCode('picture')}.webp`,
      contentType: 'image/webp',
      byteSize: 1,
      alternativeText: 'A pie',
    },
  });

async function displayed(id: string) {
  const [row] = await listedQuestions(database.sql, [id]).execute();
  if (!row) throw new Error('The question is not displayed');
  return toDisplayedQuestion(row);
}

const urls = { urlOf: ({ storageKey }: { storageKey: string }) => `/media/${storageKey}` };

const { parts: typed } = questionPartsSchema.parse({
  parts: [
    {
      label: 'a',
      stem: 'How many sides?',
      marks: 1,
      answer: { kind: 'text', accepted: ['four'] },
      hints: ['Count'],
      steps: [],
    },
  ],
});

test('a question of another kind is stored as its parts, and shown without options', async () => {
  const { id: topicId } = await buildTopic(database);
  const content = {
    body: 'A square',
    imageId: null,
    explanation: null,
    solutionImageId: null,
    passageId: null,
  };
  const placed = { kind: 'REGULAR', status: 'PUBLISHED', topicId, difficulty: 1, timeLimit: null } as const;
  const ids = await inTransaction(database, (transaction) =>
    createQuestions(transaction, [{ ...placed, ...content, parts: typed }], admin.id),
  );
  await expect(
    inTransaction(database, (transaction) =>
      createQuestions(transaction, [{ ...placed, ...content, kind: 'RAPID_FIRE', parts: typed }], admin.id),
    ),
  ).rejects.toThrow('A rapid-fire question is multiple choice');
  const question = await displayed(itemAt(ids, 0));
  expect(question).toMatchObject({ body: 'A square', parts: typed, options: [] });
  expect(await database.question.findUniqueOrThrow({ where: { id: question.id } })).toMatchObject({
    searchText: 'A square\nHow many sides?',
    status: 'PUBLISHED',
  });
});

test('a picture of a part has its address, its size, and the words of the part or else of its file', async () => {
  const file = await buildFile();
  const parts = (imageAlternativeText: string | null): QuestionPart[] =>
    multipleChoice([
      { text: '4', isCorrect: true },
      { imageId: file.id, imageAlternativeText, isCorrect: false },
    ]);
  const pictureOf = async (words: string | null) => {
    const question = await displayed((await buildQuestion(database, { parts: parts(words) })).id);
    const [part] = toParts(question, urls);
    const { alternativeText } = question.options[1]?.image ?? {};
    return { alternativeText, answer: part?.answer };
  };
  const shown = (alternativeText: string) => ({
    alternativeText,
    answer: {
      options: [
        { letter: 'A' },
        {
          letter: 'B',
          content: {
            picture: { imageId: file.id, alternativeText, address: `/media/${file.storageKey}`, size: null },
          },
        },
      ],
    },
  });
  expect(await pictureOf('Two halves')).toMatchObject(shown('Two halves'));
  expect(await pictureOf(null)).toMatchObject(shown(file.alternativeText));
});
