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
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
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
import type { Context } from '#context.ts';
import { findManagedPaper } from './list-papers.repository.ts';
import { withMediaFiles } from '#modules/media/media-writer.ts';

// The files of a paper. All throw NOT_FOUND for an unknown paper. Replaced and removed files
// are deleted from the storage; a failed upload stores no file.

const pdfCheck = new URL('./pdf/assert-safe-pdf.process.ts', import.meta.url);

const auditActions = {
  paper: { uploaded: 'paper.pdf-uploaded', removed: 'paper.pdf-removed' },
  'mark-scheme': { uploaded: 'paper.mark-scheme-uploaded', removed: 'paper.mark-scheme-removed' },
} as const;

async function find(context: Context, paperId: string): Promise<AdminPaperDto> {
  const paper = await findManagedPaper(context.db, paperId);
  if (!paper) throw paperNotFound();
  return toAdminPaper(paper);
}

/** The files that nothing refers to now. */
async function removeUnused(
  context: Context,
  transaction: Transaction,
  fileIds: readonly string[],
): Promise<void> {
  return context.removeFiles(transaction, await removeUnusedMediaFiles(transaction, fileIds));
}

/** Null removes the PDF. */
function replacePdf(
  context: Context,
  paperId: string,
  document: PaperDocument,
  file: NewMediaFile | null,
  actorId: string,
  idempotentRequest?: IdempotentRequest,
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
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
    await removeUnused(context, transaction, replaced === null ? [] : [replaced]);
  });
}

/** The pictures replace those in the same slots. */
function replaceAnswers(
  context: Context,
  paperId: string,
  pictures: readonly FileInSlot[],
  actorId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
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
    await removeUnused(context, transaction, replaced);
  });
}

/** Without a slot, all pictures are removed. */
function clearAnswers(
  context: Context,
  paperId: string,
  slot: AnswerSlot | undefined,
  actorId: string,
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
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
    await removeUnused(context, transaction, removed);
  });
}

/** Throws BAD_REQUEST unless there is exactly one file, and like `ReadInProcess` and `assertSafePdf`. */
export async function uploadPdf(
  context: Context,
  paperId: string,
  document: PaperDocument,
  files: readonly ReceivedFile[],
  actorId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<AdminPaperDto> {
  const [file] = files;
  if (!file || files.length > 1) throw badRequest('Please select exactly one PDF file');
  await find(context, paperId);
  const pdf: PdfToCheck = { path: file.path, name: file.originalName };
  await context.readInProcess(pdfCheck, pdf);
  await withMediaFiles(context, async (writeMedia) => {
    const stored = await writeMedia.file(file, { contentType: 'application/pdf', extension: 'pdf' });
    await replacePdf(context, paperId, document, stored, actorId, idempotentRequest);
  });
  return find(context, paperId);
}

export async function removePdf(
  context: Context,
  paperId: string,
  document: PaperDocument,
  actorId: string,
): Promise<AdminPaperDto> {
  await replacePdf(context, paperId, document, null, actorId);
  return find(context, paperId);
}

/** Throws BAD_REQUEST for no picture or two for one slot, and as the media writer does for a picture. */
export async function uploadAnswers(
  context: Context,
  paperId: string,
  files: readonly ReceivedFile[],
  actorId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<AdminPaperDto> {
  const uploaded = files.map((file) => ({ file, slot: slotOf(file) }));
  if (uploaded.length === 0) throw badRequest('Please select answer images');
  const [duplicate] = duplicateSlots(uploaded.map(({ slot }) => slot));
  if (duplicate) throw badRequest(`There are two images for ${formatAnswerSlot(duplicate)}`);
  await find(context, paperId);
  await withMediaFiles(context, async (writeMedia) => {
    const pictures = await Promise.all(
      uploaded.map(async ({ file, slot }) => ({
        slot,
        file: await writeMedia.image(file, altTextFor(slot)),
      })),
    );
    await replaceAnswers(context, paperId, pictures, actorId, idempotentRequest);
  });
  return find(context, paperId);
}

export async function removeAnswers(
  context: Context,
  paperId: string,
  slotName: string | undefined,
  actorId: string,
): Promise<AdminPaperDto> {
  const slot = slotName === undefined ? undefined : parseAnswerSlot(slotName);
  await clearAnswers(context, paperId, slot, actorId);
  return find(context, paperId);
}

function slotOf({ fieldName }: ReceivedFile): AnswerSlot {
  const slot = parseAnswerSlot(fieldName);
  if (!slot) throw badRequest(`${fieldName} is not a valid field name`);
  return slot;
}

/** The alt text: nothing is known about what the picture shows. */
const altTextFor = ({ kind, number }: AnswerSlot): string =>
  `${kind === 'Q' ? 'Question' : 'Solution'} ${String(number)}, as a picture`;
