import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { sqlOf } from '@markwell/database/sql/queries';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import { formatAnswerSlot, type AnswerSlot } from '@markwell/shared/rules/questions/answer-slots';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import { recordRequest } from '../../domain/idempotency/idempotency-record.repository.ts';
import {
  addMediaFiles,
  removeUnusedMediaFiles,
  type NewMediaFile,
} from '../../domain/media/media-files.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface FileInSlot {
  slot: AnswerSlot;
  file: NewMediaFile;
}

/**
 * Each method returns the storage keys of files that are no longer used, which the caller must now remove; undefined
 * when the paper does not exist. A request with an idempotency key is recorded with the paper's id.
 */
export interface PaperFilesRepository {
  /** Null removes the PDF. */
  setPdf: (
    paperId: string,
    file: NewMediaFile | null,
    actorId: string,
    call?: IdempotentRequest,
  ) => Promise<string[] | undefined>;
  /** The pictures replace those in the same slots. */
  setAnswers: (
    paperId: string,
    pictures: readonly FileInSlot[],
    actorId: string,
    call: IdempotentRequest | undefined,
  ) => Promise<string[] | undefined>;
  /** Removes the picture in a slot, or all of them without a slot. */
  removeAnswers: (
    paperId: string,
    slot: AnswerSlot | undefined,
    actorId: string,
  ) => Promise<string[] | undefined>;
}

/** Locks the paper while its files change: of two changes the later one wins, and no file is left over. */
const lockPaper = (transaction: Transaction, id: string) =>
  sqlOf(transaction)
    .selectFrom('past_papers')
    .select('pdf_file_id as pdfFileId')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

const touch = (transaction: Transaction, id: string) =>
  sqlOf(transaction)
    .updateTable('past_papers')
    .set((eb) => ({ updated_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();

export function createPaperFilesRepository(database: Database): PaperFilesRepository {
  return {
    setPdf: (paperId, file, actorId, call) =>
      database.$transaction(async (transaction) => {
        const paper = await lockPaper(transaction, paperId);
        if (!paper) return undefined;
        const { pdfFileId } = paper;
        if (file === null && pdfFileId === null) return [];
        if (file) await addMediaFiles(transaction, [file], actorId);
        await transaction.pastPaper.update({
          where: { id: paperId },
          data: { pdfFileId: file?.id ?? null },
          select: { id: true },
        });
        await writeAuditEntry(transaction, {
          actorId,
          action: file ? 'paper.pdf-uploaded' : 'paper.pdf-removed',
          targetKind: 'paper',
          targetId: paperId,
          before: pdfFileId === null ? null : { pdf: pdfFileId },
          after: file && { pdf: file.id, byteSize: file.byteSize },
        });
        if (call) await recordRequest(transaction, call, { resultId: paperId });
        return removeUnusedMediaFiles(transaction, pdfFileId === null ? [] : [pdfFileId]);
      }),

    setAnswers: (paperId, pictures, actorId, call) =>
      database.$transaction(async (transaction) => {
        if (!(await lockPaper(transaction, paperId))) return undefined;
        const replaced = await filesAt(
          transaction,
          paperId,
          pictures.map(({ slot }) => slot),
        );
        await addMediaFiles(
          transaction,
          pictures.map(({ file }) => file),
          actorId,
        );
        await fillSlots(transaction, paperId, pictures);
        await touch(transaction, paperId);
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.answers-uploaded',
          targetKind: 'paper',
          targetId: paperId,
          before: { replaced: replaced.length },
          after: { slots: pictures.map(({ slot }) => formatAnswerSlot(slot)) },
        });
        if (call) await recordRequest(transaction, call, { resultId: paperId });
        return removeUnusedMediaFiles(transaction, replaced);
      }),

    removeAnswers: (paperId, gone, actorId) =>
      database.$transaction(async (transaction) => {
        if (!(await lockPaper(transaction, paperId))) return undefined;
        const removed = await filesAt(transaction, paperId, gone && [gone]);
        if (removed.length === 0) return [];
        await clear(transaction, paperId, gone);
        await touch(transaction, paperId);
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.answers-removed',
          targetKind: 'paper',
          targetId: paperId,
          before: { pictures: removed.length, slot: gone ? formatAnswerSlot(gone) : null },
          after: null,
        });
        return removeUnusedMediaFiles(transaction, removed);
      }),
  };
}

/** The file ids of the pictures in these slots, or in all. */
async function filesAt(
  transaction: Transaction,
  paperId: string,
  slots: readonly AnswerSlot[] | undefined,
): Promise<string[]> {
  const answers = await transaction.pastPaperAnswer.findMany({
    where: { paperId },
    select: { number: true, questionFileId: true, solutionFileId: true },
  });
  const isWanted = (kind: AnswerSlot['kind'], number: number) =>
    slots === undefined || slots.some((slot) => slot.kind === kind && slot.number === number);
  return answers
    .flatMap(({ number, questionFileId, solutionFileId }) => [
      isWanted('Q', number) ? questionFileId : null,
      isWanted('S', number) ? solutionFileId : null,
    ])
    .filter((id) => id !== null);
}

/** Stores all pictures in one statement. */
async function fillSlots(
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
  const sql = sqlOf(transaction);
  await insertFrom(
    sql,
    'past_paper_answers',
    sql
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
}

/** Empties a slot, or all of them, and deletes answers that have no picture left. */
async function clear(transaction: Transaction, paperId: string, gone: AnswerSlot | undefined): Promise<void> {
  if (gone) {
    const data = gone.kind === 'Q' ? { questionFileId: null } : { solutionFileId: null };
    await transaction.pastPaperAnswer.updateMany({ where: { paperId, number: gone.number }, data });
  }
  const isEmpty = { questionFileId: null, solutionFileId: null };
  await transaction.pastPaperAnswer.deleteMany({ where: { paperId, ...(gone && isEmpty) } });
}
