import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import {
  duplicateSlots,
  parseAnswerSlot,
  formatAnswerSlot,
  type AnswerSlot,
} from '@markwell/shared/past-papers/answer-slots';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { badRequest } from '#platform/domain-error.ts';
import { recordRequest } from '#platform/idempotency/idempotency-record.repository.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import {
  addMediaFiles,
  removeUnusedMediaFiles,
  type NewMediaFile,
} from '#modules/media/media-files.repository.ts';
import type { RemoveFiles } from '#modules/media/media-removal.job.ts';
import type { MediaWriter } from '#modules/media/media-writer.ts';
import type { ReadInProcess } from '#platform/reading/reader-processes.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
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
import type { PdfToCheck } from './pdf/assert-safe-pdf.process.ts';

/**
 * The files of a paper. Every method throws NOT_FOUND for an unknown paper. Replaced and removed files are
 * deleted from the storage; a failed upload stores no file.
 */
export interface PaperFilesService {
  /** Throws BAD_REQUEST unless there is exactly one file, and like `ReadInProcess` and `assertSafePdf`. */
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
  readInProcess: ReadInProcess;
  removeFiles: RemoveFiles;
}

const pdfCheck = new URL('./pdf/assert-safe-pdf.process.ts', import.meta.url);

const auditActions = {
  paper: { uploaded: 'paper.pdf-uploaded', removed: 'paper.pdf-removed' },
  'mark-scheme': { uploaded: 'paper.mark-scheme-uploaded', removed: 'paper.mark-scheme-removed' },
} as const;

export function createPaperFilesService({
  inTransaction,
  repository,
  media,
  readInProcess,
  removeFiles,
}: Dependencies): PaperFilesService {
  async function find(paperId: string): Promise<AdminPaperDto> {
    const paper = await repository.find(paperId);
    if (!paper) throw paperNotFound();
    return toAdminPaper(paper);
  }

  /** The files that nothing refers to now. */
  const removeUnused = async (transaction: Transaction, fileIds: readonly string[]): Promise<void> =>
    removeFiles(transaction, await removeUnusedMediaFiles(transaction, fileIds));

  /** Null removes the PDF. */
  const replacePdf = (
    paperId: string,
    document: PaperDocument,
    file: NewMediaFile | null,
    actorId: string,
    idempotentRequest?: IdempotentRequest,
  ): Promise<void> =>
    inTransaction(async (transaction) => {
      const paper = await lockPaperFiles(transaction, paperId);
      if (!paper) throw paperNotFound();
      const replaced = paper[document];
      if (file === null && replaced === null) return;
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
      await removeUnused(transaction, replaced === null ? [] : [replaced]);
    });

  /** The pictures replace those in the same slots. */
  const replaceAnswers = (
    paperId: string,
    pictures: readonly FileInSlot[],
    actorId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ): Promise<void> =>
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
      await removeUnused(transaction, replaced);
    });

  /** Without a slot, all pictures are removed. */
  const clearAnswers = (paperId: string, slot: AnswerSlot | undefined, actorId: string): Promise<void> =>
    inTransaction(async (transaction) => {
      if (!(await lockPaperFiles(transaction, paperId))) throw paperNotFound();
      const removed = await fileIdsInSlots(transaction, paperId, slot && [slot]);
      if (removed.length === 0) return;
      await clearSlots(transaction, paperId, slot);
      await recordChange(transaction, {
        actorId,
        action: 'paper.answers-removed',
        target: { kind: 'paper', id: paperId },
        before: { pictures: removed.length, slot: slot ? formatAnswerSlot(slot) : null },
        after: null,
      });
      await removeUnused(transaction, removed);
    });

  return {
    async uploadPdf(paperId, document, files, actorId, idempotentRequest) {
      const [file] = files;
      if (!file || files.length > 1) throw badRequest('Please select exactly one PDF file');
      await find(paperId);
      const pdf: PdfToCheck = { path: file.path, name: file.originalName };
      await readInProcess(pdfCheck, pdf);
      await media.withFiles(async (writeMedia) => {
        const stored = await writeMedia.file(file, { contentType: 'application/pdf', extension: 'pdf' });
        await replacePdf(paperId, document, stored, actorId, idempotentRequest);
      });
      return find(paperId);
    },

    async removePdf(paperId, document, actorId) {
      await replacePdf(paperId, document, null, actorId);
      return find(paperId);
    },

    async uploadAnswers(paperId, files, actorId, idempotentRequest) {
      const uploaded = files.map((file) => ({ file, slot: slotOf(file) }));
      if (uploaded.length === 0) throw badRequest('Please select answer images');
      const [duplicate] = duplicateSlots(uploaded.map(({ slot }) => slot));
      if (duplicate) throw badRequest(`There are two images for ${formatAnswerSlot(duplicate)}`);
      await find(paperId);
      await media.withFiles(async (writeMedia) => {
        const pictures = await Promise.all(
          uploaded.map(async ({ file, slot }) => ({
            slot,
            file: await writeMedia.image(file, altTextFor(slot)),
          })),
        );
        await replaceAnswers(paperId, pictures, actorId, idempotentRequest);
      });
      return find(paperId);
    },

    async removeAnswers(paperId, slotName, actorId) {
      const slot = slotName === undefined ? undefined : parseAnswerSlot(slotName);
      await clearAnswers(paperId, slot, actorId);
      return find(paperId);
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
