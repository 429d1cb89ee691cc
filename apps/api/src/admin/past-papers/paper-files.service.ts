import * as fs from 'node:fs/promises';
import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import {
  duplicateSlots,
  parseAnswerSlot,
  formatAnswerSlot,
  type AnswerSlot,
} from '@markwell/shared/rules/questions/answer-slots';
import type { PaperDocument } from '@markwell/shared/vocabulary/past-papers';
import pLimit from 'p-limit';
import { recordChange } from '../../domain/audit/record-change.repository.ts';
import { badRequest } from '../../domain/domain-error.ts';
import { recordRequest } from '../../domain/idempotency/idempotency-record.repository.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import {
  addMediaFiles,
  removeUnusedMediaFiles,
  type NewMediaFile,
} from '../../domain/media/media-files.repository.ts';
import type { MediaWriter } from '../../domain/media/media-writer.ts';
import type { InTransaction } from '../../domain/transaction.repository.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import type { ListPapersRepository } from './list-papers.repository.ts';
import {
  clearSlots,
  fileIdsInSlots,
  lockPaperFiles,
  storePictures,
  setPdf,
  type FileInSlot,
} from './paper-files.repository.ts';
import { toAdminPaper } from './past-papers.mapper.ts';
import { paperNotFound } from './past-papers.rules.ts';
import { assertSafePdf } from './pdf/assert-safe-pdf.ts';

/**
 * The files of a paper. Every method throws NOT_FOUND for an unknown paper. Replaced and removed files are
 * deleted from the storage; a failed upload stores no file.
 */
export interface PaperFilesService {
  /** Throws BAD_REQUEST unless there is exactly one file, and as `assertSafePdf`. */
  uploadPdf: (
    paperId: string,
    document: PaperDocument,
    files: readonly ReceivedFile[],
    actorId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<AdminPaperDto>;
  removePdf: (paperId: string, document: PaperDocument, actorId: string) => Promise<AdminPaperDto>;
  /** Throws BAD_REQUEST for no picture or two for one slot, and as the media writer does for a picture. */
  uploadAnswers: (
    paperId: string,
    files: readonly ReceivedFile[],
    actorId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<AdminPaperDto>;
  removeAnswers: (paperId: string, slotName: string | undefined, actorId: string) => Promise<AdminPaperDto>;
}

interface Dependencies {
  inTransaction: InTransaction;
  repository: Pick<ListPapersRepository, 'find'>;
  media: MediaWriter;
  storage: Pick<Storage, 'remove'>;
}

const auditActions = {
  paper: { uploaded: 'paper.pdf-uploaded', removed: 'paper.pdf-removed' },
  'mark-scheme': { uploaded: 'paper.mark-scheme-uploaded', removed: 'paper.mark-scheme-removed' },
} as const;

/** The number of PDFs checked at the same time: each is held in memory as a whole. */
const maxConcurrentChecks = 2;

export function createPaperFilesService({
  inTransaction,
  repository,
  media,
  storage,
}: Dependencies): PaperFilesService {
  const limit = pLimit(maxConcurrentChecks);

  async function find(paperId: string): Promise<AdminPaperDto> {
    const paper = await repository.find(paperId);
    if (!paper) throw paperNotFound();
    return toAdminPaper(paper);
  }

  /** The rows are committed, so a file that cannot be removed is not an error for the caller. */
  async function removeFilesAndRead(paperId: string, storageKeys: readonly string[]): Promise<AdminPaperDto> {
    await Promise.allSettled(storageKeys.map((key) => storage.remove(key)));
    return find(paperId);
  }

  /** Null removes the PDF. Returns the storage keys of files that are no longer used. */
  const replacePdf = (
    paperId: string,
    document: PaperDocument,
    file: NewMediaFile | null,
    actorId: string,
    idempotentRequest?: IdempotentRequest,
  ): Promise<string[]> =>
    inTransaction(async (transaction) => {
      const paper = await lockPaperFiles(transaction, paperId);
      if (!paper) throw paperNotFound();
      const replaced = paper[document];
      if (file === null && replaced === null) return [];
      if (file) await addMediaFiles(transaction, [file], actorId);
      await setPdf(transaction, paperId, document, file?.id ?? null);
      await recordChange(transaction, {
        actorId,
        action: auditActions[document][file ? 'uploaded' : 'removed'],
        target: { kind: 'paper', id: paperId },
        before: replaced === null ? null : { pdf: replaced },
        after: file && { pdf: file.id, byteSize: file.byteSize },
      });
      if (idempotentRequest) await recordRequest(transaction, idempotentRequest, { resultId: paperId });
      return removeUnusedMediaFiles(transaction, replaced === null ? [] : [replaced]);
    });

  /** The pictures replace those in the same slots. Returns the storage keys of the replaced ones. */
  const replaceAnswers = (
    paperId: string,
    pictures: readonly FileInSlot[],
    actorId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ): Promise<string[]> =>
    inTransaction(async (transaction) => {
      if (!(await lockPaperFiles(transaction, paperId))) throw paperNotFound();
      const slots = pictures.map(({ slot }) => slot);
      const replaced = await fileIdsInSlots(transaction, paperId, slots);
      const files = pictures.map(({ file }) => file);
      await addMediaFiles(transaction, files, actorId);
      await storePictures(transaction, paperId, pictures);
      await recordChange(transaction, {
        actorId,
        action: 'paper.answers-uploaded',
        target: { kind: 'paper', id: paperId },
        before: { replaced: replaced.length },
        after: { slots: slots.map(formatAnswerSlot) },
      });
      if (idempotentRequest) await recordRequest(transaction, idempotentRequest, { resultId: paperId });
      return removeUnusedMediaFiles(transaction, replaced);
    });

  /** Without a slot, all pictures are removed. Returns their storage keys. */
  const clearAnswers = (paperId: string, slot: AnswerSlot | undefined, actorId: string): Promise<string[]> =>
    inTransaction(async (transaction) => {
      if (!(await lockPaperFiles(transaction, paperId))) throw paperNotFound();
      const removed = await fileIdsInSlots(transaction, paperId, slot && [slot]);
      if (removed.length === 0) return [];
      await clearSlots(transaction, paperId, slot);
      await recordChange(transaction, {
        actorId,
        action: 'paper.answers-removed',
        target: { kind: 'paper', id: paperId },
        before: { pictures: removed.length, slot: slot ? formatAnswerSlot(slot) : null },
        after: null,
      });
      return removeUnusedMediaFiles(transaction, removed);
    });

  return {
    async uploadPdf(paperId, document, files, actorId, idempotentRequest) {
      const [file] = files;
      if (!file || files.length > 1) throw badRequest('Please select exactly one PDF file');
      await find(paperId);
      const storageKeys = await limit(async () => {
        await assertSafePdf(await fs.readFile(file.path), file.originalName);
        return media.withFiles(async (writeMedia) => {
          const pdf = await writeMedia.file(file, { contentType: 'application/pdf', extension: 'pdf' });
          return replacePdf(paperId, document, pdf, actorId, idempotentRequest);
        });
      });
      return removeFilesAndRead(paperId, storageKeys);
    },

    removePdf: async (paperId, document, actorId) =>
      removeFilesAndRead(paperId, await replacePdf(paperId, document, null, actorId)),

    async uploadAnswers(paperId, files, actorId, idempotentRequest) {
      const uploaded = files.map((file) => ({ file, slot: slotOf(file) }));
      if (uploaded.length === 0) throw badRequest('Please select answer images');
      const [duplicate] = duplicateSlots(uploaded.map(({ slot }) => slot));
      if (duplicate) throw badRequest(`There are two images for ${formatAnswerSlot(duplicate)}`);
      await find(paperId);
      const storageKeys = await media.withFiles(async (writeMedia) => {
        const pictures = await Promise.all(
          uploaded.map(async ({ file, slot }) => ({
            slot,
            file: await writeMedia.image(file, altTextFor(slot)),
          })),
        );
        return replaceAnswers(paperId, pictures, actorId, idempotentRequest);
      });
      return removeFilesAndRead(paperId, storageKeys);
    },

    async removeAnswers(paperId, slotName, actorId) {
      const slot = slotName === undefined ? undefined : parseAnswerSlot(slotName);
      return removeFilesAndRead(paperId, await clearAnswers(paperId, slot, actorId));
    },
  };
}

function slotOf({ fieldName }: ReceivedFile): AnswerSlot {
  const slot = parseAnswerSlot(fieldName);
  if (!slot) throw badRequest(`${fieldName} is not a valid field name`);
  return slot;
}

/** The alt text: nothing is known about what the picture shows. */
const altTextFor = ({ kind, number }: AnswerSlot): string =>
  `${kind === 'Q' ? 'Question' : 'Solution'} ${String(number)}, as a picture`;
