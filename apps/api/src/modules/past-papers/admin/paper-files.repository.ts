import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { AnswerSlot } from '@markwell/shared/past-papers/answer-slots';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import type { NewMediaFile } from '#modules/media/media-files.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface FileInSlot {
  slot: AnswerSlot;
  file: NewMediaFile;
}

/**
 * Locks a paper while its files change: the later of two changes replaces the files of the earlier one, and
 * every stored file has a row. Returns the ids of its PDFs.
 */
export const lockPaperFiles = (transaction: Transaction, id: string) =>
  transaction
    .selectFrom('past_papers')
    .select(['pdf_file_id as paper', 'mark_scheme_file_id as mark-scheme'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Null for no PDF. */
export async function setPdf(
  transaction: Transaction,
  paperId: string,
  document: PaperDocument,
  fileId: string | null,
): Promise<void> {
  const column = document === 'paper' ? 'pdf_file_id' : 'mark_scheme_file_id';
  await transaction
    .updateTable('past_papers')
    .set({ [column]: fileId, updated_at: new Date() })
    .where('id', '=', paperId)
    .execute();
}

/** The file ids of the pictures in these slots, or in all. */
export async function fileIdsInSlots(
  transaction: Transaction,
  paperId: string,
  slots: readonly AnswerSlot[] | undefined,
): Promise<string[]> {
  const answers = await transaction
    .selectFrom('past_paper_answers')
    .select(['number', 'question_file_id as questionFileId', 'solution_file_id as solutionFileId'])
    .where('paper_id', '=', paperId)
    .execute();
  const isInSlots = (kind: AnswerSlot['kind'], number: number) =>
    slots === undefined || slots.some((slot) => slot.kind === kind && slot.number === number);
  return answers
    .flatMap(({ number, questionFileId, solutionFileId }) => [
      isInSlots('Q', number) ? questionFileId : null,
      isInSlots('S', number) ? solutionFileId : null,
    ])
    .filter((id) => id !== null);
}

/** Stores all pictures in one statement; they replace those in the same slots. */
export async function storePictures(
  transaction: Transaction,
  paperId: string,
  pictures: readonly FileInSlot[],
): Promise<void> {
  const numbers = [...new Set(pictures.map((picture) => picture.slot.number))];
  const idAt = (kind: AnswerSlot['kind'], number: number) =>
    pictures.find((picture) => picture.slot.kind === kind && picture.slot.number === number)?.file.id ?? null;
  const given = unnest('given', {
    number: arrayOf('integer', numbers),
    question: arrayOf<'uuid', string | null>(
      'uuid',
      numbers.map((number) => idAt('Q', number)),
    ),
    solution: arrayOf<'uuid', string | null>(
      'uuid',
      numbers.map((number) => idAt('S', number)),
    ),
  });
  await insertFrom(
    transaction,
    'past_paper_answers',
    transaction
      .selectFrom(given)
      .select([
        typed('uuid', paperId).as('paper_id'),
        'given.number',
        'given.question as question_file_id',
        'given.solution as solution_file_id',
      ]),
  )
    .onConflict((conflict) =>
      conflict.columns(['paper_id', 'number']).doUpdateSet((eb) => ({
        question_file_id: eb.fn.coalesce('excluded.question_file_id', 'past_paper_answers.question_file_id'),
        solution_file_id: eb.fn.coalesce('excluded.solution_file_id', 'past_paper_answers.solution_file_id'),
      })),
    )
    .execute();
  await setUpdatedAt(transaction, paperId);
}

/** Empties a slot, or all of them, and deletes answers that have no picture left. */
export async function clearSlots(
  transaction: Transaction,
  paperId: string,
  slot: AnswerSlot | undefined,
): Promise<void> {
  let removed = transaction.deleteFrom('past_paper_answers').where('paper_id', '=', paperId);
  if (slot) {
    await transaction
      .updateTable('past_paper_answers')
      .set(slot.kind === 'Q' ? { question_file_id: null } : { solution_file_id: null })
      .where('paper_id', '=', paperId)
      .where('number', '=', slot.number)
      .execute();
    removed = removed.where('question_file_id', 'is', null).where('solution_file_id', 'is', null);
  }
  await removed.execute();
  await setUpdatedAt(transaction, paperId);
}

const setUpdatedAt = (transaction: Transaction, id: string) =>
  transaction
    .updateTable('past_papers')
    .set((eb) => ({ updated_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
