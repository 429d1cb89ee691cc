import {
  defaultAlternativeText,
  type AlternativeTexts,
  type PictureUse,
} from '@markwell/shared/question-editing/upload/alternative-texts';
import type { UploadQuestion } from '@markwell/shared/question-editing/upload/upload-content';
import { maxImages } from '@markwell/shared/question-bank/upload-limits';
import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import { compareFileNames } from '@markwell/shared/text/sort-file-names';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { badRequest } from '#platform/domain-error.ts';
import type { NewMediaFile } from '#modules/media/media-files.repository.ts';
import type { WriteMedia } from '#modules/media/media-writer.ts';

export const nameOf = ({ originalName }: ReceivedFile): string => originalName;

interface ReceivedImages {
  questions: readonly ReceivedFile[];
  solutions: readonly ReceivedFile[];
}

/** Sorts the pictures of each field by file name. Throws BAD_REQUEST for too many. */
export function sortImages(files: readonly ReceivedFile[]): ReceivedImages {
  const imagesOf = (field: string) =>
    files
      .filter(({ fieldName }) => fieldName === field)
      .toSorted((one, other) => compareFileNames(one.originalName, other.originalName));
  const images = { questions: imagesOf('questionImages'), solutions: imagesOf('solutionImages') };
  if (images.questions.length > maxImages || images.solutions.length > maxImages) {
    throw badRequest(`Please send at most ${maxImages} images at a time`);
  }
  return images;
}

export interface StoredImages {
  files: readonly NewMediaFile[];
  /** Ids of the media files; the questions refer to them by index. */
  questionImageIds: readonly (string | undefined)[];
  solutionImageIds: readonly (string | undefined)[];
}

/** What a picture shows, and the body of its question. */
interface Use {
  use: PictureUse;
  body: string | null;
}

/** Re-encodes the pictures that the questions use and stores them. Their rows are written later. */
export async function storeImages(
  writeMedia: WriteMedia,
  questions: readonly UploadQuestion[],
  images: ReceivedImages,
  typed: AlternativeTexts | undefined,
  topicName: string,
): Promise<StoredImages> {
  const [ofQuestions, ofSolutions] = usesOf(questions);
  const store = (
    files: readonly ReceivedFile[],
    uses: ReadonlyMap<number, Use>,
    texts: Record<string, string> = {},
  ) =>
    Promise.all(
      files.map(async (file, index) => {
        const used = uses.get(index);
        if (!used) return undefined;
        const text = texts[file.originalName] ?? '';
        const { use, body } = used;
        return writeMedia.image(file, text === '' ? defaultAlternativeText(use, body, topicName) : text);
      }),
    );
  const [forQuestions, forSolutions] = await Promise.all([
    store(images.questions, ofQuestions, typed?.questionImages),
    store(images.solutions, ofSolutions, typed?.solutionImages),
  ]);
  return {
    files: [...forQuestions, ...forSolutions].filter((file) => file !== undefined),
    questionImageIds: forQuestions.map((file) => file?.id),
    solutionImageIds: forSolutions.map((file) => file?.id),
  };
}

/** The use of each picture, by its index: of the pictures of questions, and of those of solutions. */
function usesOf(questions: readonly UploadQuestion[]) {
  const ofQuestions = new Map<number, Use>();
  const ofSolutions = new Map<number, Use>();
  for (const { body, image, optionImages, solutionImage } of questions) {
    if (image !== null) ofQuestions.set(image, { use: 'question', body });
    for (const [position, index] of optionImages.entries()) {
      ofQuestions.set(index, { use: optionLetters[position] ?? 'question', body });
    }
    if (solutionImage !== null) ofSolutions.set(solutionImage, { use: 'solution', body });
  }
  return [ofQuestions, ofSolutions] as const;
}
