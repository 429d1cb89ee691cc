import * as fs from 'node:fs/promises';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import {
  duplicateSlots,
  parseAnswerSlot,
  formatAnswerSlot,
  type AnswerSlot,
} from '@markwell/shared/rules/questions/answer-slots';
import pLimit from 'p-limit';
import { badRequest } from '../../domain/domain-error.ts';
import type { IdempotentRequest } from '../../domain/idempotency/idempotent-request.ts';
import type { MediaWriter } from '../../domain/media/media-writer.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import { assertSafePdf } from './assert-safe-pdf.ts';
import type { ListPapersRepository } from './list-papers.repository.ts';
import type { PaperFilesRepository } from './paper-files.repository.ts';
import { toAdminPaper } from './past-papers.mapper.ts';
import { noPaper } from './past-papers.rules.ts';

/** The files of a paper. Every method throws NOT_FOUND for an unknown paper. Replaced and removed files leave the storage; a failed upload leaves no file. */
export interface PaperFilesService {
  /** Throws BAD_REQUEST unless there is exactly one file, and as `assertSafePdf`. */
  uploadPdf: (
    paperId: string,
    files: readonly ReceivedFile[],
    actorId: string,
    call: IdempotentRequest | undefined,
  ) => Promise<AdminPaperDto>;
  removePdf: (paperId: string, actorId: string) => Promise<AdminPaperDto>;
  /** Throws BAD_REQUEST for no picture or two for one slot, and as the media writer does for a picture. */
  uploadAnswers: (
    paperId: string,
    files: readonly ReceivedFile[],
    actorId: string,
    call: IdempotentRequest | undefined,
  ) => Promise<AdminPaperDto>;
  removeAnswers: (paperId: string, slotName: string | undefined, actorId: string) => Promise<AdminPaperDto>;
}

interface Dependencies {
  repository: Pick<ListPapersRepository, 'find'> & PaperFilesRepository;
  media: MediaWriter;
  storage: Pick<Storage, 'remove'>;
}

/** The number of PDFs checked at the same time: each is held in memory as a whole. */
const checkedAtOnce = 2;

export function createPaperFilesService({ repository, media, storage }: Dependencies): PaperFilesService {
  const limit = pLimit(checkedAtOnce);

  async function find(paperId: string): Promise<AdminPaperDto> {
    const paper = await repository.find(paperId);
    if (!paper) throw noPaper();
    return toAdminPaper(paper);
  }

  /** The rows are committed, so a file that cannot be removed is not an error for the caller. */
  async function finish(paperId: string, storageKeys: readonly string[]): Promise<AdminPaperDto> {
    await Promise.allSettled(storageKeys.map((key) => storage.remove(key)));
    return find(paperId);
  }

  return {
    async uploadPdf(paperId, files, actorId, call) {
      const [file] = files;
      if (!file || files.length > 1) throw badRequest('Please select exactly one PDF file');
      await find(paperId);
      const storageKeys = await limit(async () => {
        await assertSafePdf(await fs.readFile(file.path), file.originalName);
        return media.keeping(async (keep) => {
          const pdf = await keep.file(file, { contentType: 'application/pdf', extension: 'pdf' });
          return ofPaper(await repository.setPdf(paperId, pdf, actorId, call));
        });
      });
      return finish(paperId, storageKeys);
    },

    removePdf: async (paperId, actorId) =>
      finish(paperId, ofPaper(await repository.setPdf(paperId, null, actorId))),

    async uploadAnswers(paperId, files, actorId, call) {
      const uploaded = files.map((file) => ({ file, slot: slotOf(file) }));
      if (uploaded.length === 0) throw badRequest('Please select answer images');
      const [twice] = duplicateSlots(uploaded.map(({ slot }) => slot));
      if (twice) throw badRequest(`There are two images for ${formatAnswerSlot(twice)}`);
      await find(paperId);
      const storageKeys = await media.keeping(async (keep) => {
        const pictures = await Promise.all(
          uploaded.map(async ({ file, slot }) => ({ slot, file: await keep.image(file, wordsFor(slot)) })),
        );
        return ofPaper(await repository.setAnswers(paperId, pictures, actorId, call));
      });
      return finish(paperId, storageKeys);
    },

    async removeAnswers(paperId, slotName, actorId) {
      const slot = slotName === undefined ? undefined : parseAnswerSlot(slotName);
      return finish(paperId, ofPaper(await repository.removeAnswers(paperId, slot, actorId)));
    },
  };
}

/** The storage keys of a paper that exists. */
function ofPaper(storageKeys: string[] | undefined): string[] {
  if (!storageKeys) throw noPaper();
  return storageKeys;
}

function slotOf({ fieldName }: ReceivedFile): AnswerSlot {
  const slot = parseAnswerSlot(fieldName);
  if (!slot) throw badRequest(`${fieldName} is not a valid field name`);
  return slot;
}

/** The alt text: nothing is known about what the picture shows. */
const wordsFor = ({ kind, number }: AnswerSlot): string =>
  `${kind === 'Q' ? 'Question' : 'Solution'} ${String(number)}, as a picture`;
