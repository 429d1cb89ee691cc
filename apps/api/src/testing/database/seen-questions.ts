import type { Database } from '@markwell/database/connect';
import { seenBlockSize } from '#modules/question-bank/draw/seen-numbers.repository.ts';

/** Marks a question as given to the pupil, without a test that has it. */
export async function markSeenBy(database: Database, userId: string, questionId: string): Promise<void> {
  const { drawNumber } = await database.question.findUniqueOrThrow({ where: { id: questionId } });
  const block = Math.floor(drawNumber / seenBlockSize);
  await database.seenNumbers.create({ data: { userId, block, numbers: [drawNumber] } });
}

/** The ids of the questions that the pupil was given, in order; one that was given twice is in it twice. */
export async function seenBy(database: Database, userId: string): Promise<string[]> {
  const rows = await database.seenNumbers.findMany({ where: { userId } });
  const questions = await database.question.findMany({ select: { id: true, drawNumber: true } });
  const idOf = new Map(questions.map(({ id, drawNumber }) => [drawNumber, id]));
  return rows.flatMap(({ numbers }) => numbers.map((number) => idOf.get(number) ?? 'none')).toSorted();
}
