import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { formatAnswerSlot, type AnswerSlot } from '@markwell/shared/rules/answer-slots';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { notFound } from '../../domain/domain-error.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import { recordRequest } from '../../domain/idempotency/idempotency-record.repository.ts';
import {
  addMediaFiles,
  removeUnusedMediaFiles,
  type NewMediaFile,
} from '../../domain/media/media-files.repository.ts';

type Transaction = Prisma.TransactionClient;

export interface FileInSlot {
  place: AnswerSlot;
  file: NewMediaFile;
}

/**
 * Each method returns the storage keys of files that are no longer used, which the caller must now remove. A
 * request with an idempotency key is recorded with the paper's id. Throws NOT_FOUND.
 */
export interface PaperFilesRepository {
  /** Null removes the PDF. */
  setPdf: (
    paperId: string,
    file: NewMediaFile | null,
    actorId: string,
    call?: IdempotentRequest,
  ) => Promise<string[]>;
  /** The pictures replace those in the same slots. */
  setAnswers: (
    paperId: string,
    pictures: readonly FileInSlot[],
    actorId: string,
    call: IdempotentRequest | undefined,
  ) => Promise<string[]>;
  /** Removes the picture in a slot, or all of them without a slot. */
  removeAnswers: (paperId: string, place: AnswerSlot | undefined, actorId: string) => Promise<string[]>;
}

/** Locks the paper while its files change: of two changes the later one wins, and no file is left over. */
async function lockPaper(transaction: Transaction, id: string): Promise<{ pdfFileId: string | null }> {
  const [paper] = await transaction.$queryRaw<{ pdfFileId: string | null }[]>`
    select pdf_file_id as "pdfFileId" from past_papers where id = ${id}::uuid for no key update`;
  if (!paper) throw notFound('This paper does not exist');
  return paper;
}

const touch = (transaction: Transaction, id: string) =>
  transaction.$executeRaw`update past_papers set updated_at = now() where id = ${id}::uuid`;

export function createPaperFilesRepository(database: Database): PaperFilesRepository {
  return {
    setPdf: (paperId, file, actorId, call) =>
      database.$transaction(async (transaction) => {
        const { pdfFileId } = await lockPaper(transaction, paperId);
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
          subjectKind: 'paper',
          subjectId: paperId,
          before: pdfFileId === null ? null : { pdf: pdfFileId },
          after: file && { pdf: file.id, byteSize: file.byteSize },
        });
        if (call) await recordRequest(transaction, call, { resultId: paperId });
        return removeUnusedMediaFiles(transaction, pdfFileId === null ? [] : [pdfFileId]);
      }),

    setAnswers: (paperId, pictures, actorId, call) =>
      database.$transaction(async (transaction) => {
        await lockPaper(transaction, paperId);
        const replaced = await filesAt(
          transaction,
          paperId,
          pictures.map(({ place }) => place),
        );
        await addMediaFiles(
          transaction,
          pictures.map(({ file }) => file),
          actorId,
        );
        await place(transaction, paperId, pictures);
        await touch(transaction, paperId);
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.answers-uploaded',
          subjectKind: 'paper',
          subjectId: paperId,
          before: { replaced: replaced.length },
          after: { places: pictures.map((picture) => formatAnswerSlot(picture.place)) },
        });
        if (call) await recordRequest(transaction, call, { resultId: paperId });
        return removeUnusedMediaFiles(transaction, replaced);
      }),

    removeAnswers: (paperId, gone, actorId) =>
      database.$transaction(async (transaction) => {
        await lockPaper(transaction, paperId);
        const removed = await filesAt(transaction, paperId, gone && [gone]);
        if (removed.length === 0) return [];
        await clear(transaction, paperId, gone);
        await touch(transaction, paperId);
        await writeAuditEntry(transaction, {
          actorId,
          action: 'paper.answers-removed',
          subjectKind: 'paper',
          subjectId: paperId,
          before: { pictures: removed.length, place: gone ? formatAnswerSlot(gone) : null },
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
  places: readonly AnswerSlot[] | undefined,
): Promise<string[]> {
  const files = await transaction.$queryRaw<{ id: string }[]>`
    select f.id from past_paper_answers a
    cross join lateral (values ('Q', a.question_file_id), ('S', a.solution_file_id)) f (kind, id)
    where a.paper_id = ${paperId}::uuid and f.id is not null
      and (${places === undefined}::boolean or f.kind || a.number = any(${(places ?? []).map(formatAnswerSlot)}::text[]))`;
  return files.map(({ id }) => id);
}

/** Stores all pictures in one statement. */
async function place(
  transaction: Transaction,
  paperId: string,
  pictures: readonly FileInSlot[],
): Promise<void> {
  const numbers = [...new Set(pictures.map((picture) => picture.place.number))];
  const idAt = (kind: AnswerSlot['kind'], number: number) =>
    pictures.find((picture) => picture.place.kind === kind && picture.place.number === number)?.file.id ??
    null;
  await transaction.$executeRaw`
    insert into past_paper_answers as a (paper_id, number, question_file_id, solution_file_id)
    select ${paperId}::uuid, number, question, solution from unnest(
      ${numbers}::int[],
      ${numbers.map((number) => idAt('Q', number))}::uuid[],
      ${numbers.map((number) => idAt('S', number))}::uuid[]) as given (number, question, solution)
    on conflict (paper_id, number) do update set
      question_file_id = coalesce(excluded.question_file_id, a.question_file_id),
      solution_file_id = coalesce(excluded.solution_file_id, a.solution_file_id)`;
}

/** Empties a slot, or all of them, and deletes answers that have no picture left. */
async function clear(transaction: Transaction, paperId: string, gone: AnswerSlot | undefined): Promise<void> {
  if (gone) {
    const data = gone.kind === 'Q' ? { questionFileId: null } : { solutionFileId: null };
    await transaction.pastPaperAnswer.updateMany({ where: { paperId, number: gone.number }, data });
  }
  await transaction.$executeRaw`
    delete from past_paper_answers where paper_id = ${paperId}::uuid
      and (${gone === undefined}::boolean or (question_file_id is null and solution_file_id is null))`;
}
