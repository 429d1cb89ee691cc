import { hash } from 'node:crypto';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { ContentImage } from '@markwell/questions/content-types';
import type { Rows } from '@markwell/database/sql/insert-rows';
import { arrayOf } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import type { LibraryQuestion } from './library.ts';
import { requireId, type Curriculum } from './load-curriculum.ts';
import { drawingRows, picturesOf, storageKeyOf } from './pictures.ts';

/** The ids of the pictures and passages of questions, and the rows of those that the database does not have yet. */
export interface Attachments {
  rows: Required<Pick<Rows, 'mediaFiles' | 'drawings' | 'passages'>>;
  imageIdOf: (image: ContentImage | undefined) => string | null;
  passageIdOf: (question: Pick<LibraryQuestion, 'passage' | 'subjectCode'>) => string | null;
}

export async function prepareAttachments(
  transaction: Transaction,
  questions: readonly LibraryQuestion[],
  { subjectIdOf }: Pick<Curriculum, 'subjectIdOf'>,
  createdAt: Date,
): Promise<Attachments> {
  const rows: Attachments['rows'] = { mediaFiles: [], drawings: [], passages: [] };
  const images = new Map(questions.flatMap(picturesOf).map((image) => [storageKeyOf(image), image]));
  const imageIds = await findImages(transaction, [...images.keys()]);
  for (const [storageKey, image] of images) {
    if (imageIds.has(storageKey)) continue;
    const { mediaFile, drawing } = drawingRows(image);
    imageIds.set(storageKey, mediaFile.id);
    rows.mediaFiles.push(mediaFile);
    rows.drawings.push(drawing);
  }
  const passages = new Map(
    questions.flatMap(({ passage, subjectCode }) =>
      passage ? [[passageSourceId(subjectCode, passage), { subjectCode, ...passage }] as const] : [],
    ),
  );
  const passageIds = await findPassages(transaction, [...passages.keys()]);
  for (const [sourceId, { subjectCode, title, body }] of passages) {
    if (passageIds.has(sourceId)) continue;
    const id = uuid();
    passageIds.set(sourceId, id);
    rows.passages.push({ id, sourceId, subjectId: subjectIdOf(subjectCode), title, body, createdAt });
  }
  return {
    rows,
    imageIdOf: (image) => (image ? requireId(imageIds, storageKeyOf(image)) : null),
    passageIdOf: ({ passage, subjectCode }) =>
      passage ? requireId(passageIds, passageSourceId(subjectCode, passage)) : null,
  };
}

async function findImages(transaction: Transaction, storageKeys: readonly string[]) {
  if (storageKeys.length === 0) return new Map<string, string>();
  const found = await transaction
    .selectFrom('media_files')
    .select(['id', 'storage_key'])
    .where((eb) => eb('storage_key', '=', eb.fn.any(arrayOf('text', storageKeys))))
    .execute();
  return new Map(found.map(({ id, storage_key }) => [storage_key, id]));
}

async function findPassages(transaction: Transaction, sourceIds: readonly string[]) {
  if (sourceIds.length === 0) return new Map<string, string>();
  const found = await transaction
    .selectFrom('passages')
    .select(['id', 'source_id as sourceId'])
    .where((eb) => eb('source_id', '=', eb.fn.any(arrayOf('text', sourceIds))))
    .execute();
  return new Map(found.map(({ id, sourceId }) => [sourceId ?? '', id]));
}

/** Depends on the text: a changed passage is another one, and results keep the one that they showed. */
function passageSourceId(subjectCode: string, { title, body }: { title: string; body: string }): string {
  const fingerprint = hash('sha256', `${title}\n${body}`, 'hex').slice(0, 12);
  return `${subjectCode.toLowerCase().replaceAll('_', '-')}/passages/${fingerprint}`;
}
