import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { uniqueName } from './unique-name.ts';

/** A published question whose options A, B, C, D earn 3, 2, 1, 0. */
export async function buildCreativeQuestion(
  database: Database,
  subject: { id: string; stageId: string },
  overrides: Partial<Prisma.CreativeWritingQuestionUncheckedCreateInput> = {},
) {
  return database.creativeWritingQuestion.create({
    data: {
      subjectId: subject.id,
      stageId: subject.stageId,
      status: 'PUBLISHED',
      title: uniqueName('A brief'),
      brief: 'One\nTwo\nThree\nFour',
      ageGroup: 'Year 6-7',
      theme: 'Storms',
      wordBank: ['brine', 'gust'],
      microWritePrompt: 'Secret prompt: write one sentence.',
      teacherNotes: 'Secret notes: A shows, D tells.',
      options: {
        create: ['A', 'B', 'C', 'D'].map((letter, index) => ({
          letter,
          text: `Paragraph ${letter}`,
          score: 3 - index,
          explanation: `Secret explanation of ${letter}`,
        })),
      },
      ...overrides,
    },
  });
}

/** Creates `count` published questions in a subject. */
export async function buildCreativeQuestions(
  database: Database,
  count: number,
  subject: { id: string; stageId: string },
) {
  const questions = [];
  for (let index = 0; index < count; index++) questions.push(await buildCreativeQuestion(database, subject));
  return questions;
}
