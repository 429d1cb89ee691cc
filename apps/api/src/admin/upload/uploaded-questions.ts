import type { ReceivedFile } from '@markwell/shared/contract/endpoint';
import type { UploadQuestion } from '@markwell/shared/admin/upload/upload-content';
import { maxImages } from '@markwell/shared/admin/upload/upload-limits';
import { compareFileNames } from '@markwell/shared/rules/text/sort-file-names';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { badRequest } from '../../domain/domain-error.ts';
import type { NewMediaFile } from '../../domain/media/media-files.repository.ts';
import type { WriteMedia } from '../../domain/media/media-writer.ts';
import type { NewQuestion } from '../../domain/question-bank/question.rules.ts';

/**
 * Sorts the pictures by file name, in which order they belong to the questions. Throws BAD_REQUEST for too
 * many.
 */
export function sortedImages(files: readonly ReceivedFile[]) {
  const of = (field: string) =>
    files
      .filter(({ fieldName }) => fieldName === field)
      .toSorted((one, other) => compareFileNames(one.originalName, other.originalName));
  const images = { questions: of('questionImages'), solutions: of('solutionImages') };
  if (images.questions.length > maxImages || images.solutions.length > maxImages) {
    throw badRequest(`Please send at most ${maxImages} images at a time`);
  }
  return images;
}

export interface StoredImages {
  files: readonly NewMediaFile[];
  /** Ids of the media files; the questions refer to them by index. */
  questionImageIds: readonly string[];
  solutionImageIds: readonly string[];
}

/** Re-encodes the pictures that the questions use and stores them. Their rows are written later. */
export async function storeImages(
  keep: WriteMedia,
  questions: readonly UploadQuestion[],
  images: { questions: readonly ReceivedFile[]; solutions: readonly ReceivedFile[] },
): Promise<StoredImages> {
  const used = (field: 'image' | 'solutionImage') => questions.filter((each) => each[field] !== null).length;
  const wordsFor = (index: number) =>
    questions[index]?.body ? 'Picture for this question' : 'The question, as a picture';
  const [forQuestions, forSolutions] = await Promise.all([
    Promise.all(
      images.questions.slice(0, used('image')).map((file, index) => keep.image(file, wordsFor(index))),
    ),
    Promise.all(
      images.solutions
        .slice(0, used('solutionImage'))
        .map((file) => keep.image(file, 'The solution, as a picture')),
    ),
  ]);
  return {
    files: [...forQuestions, ...forSolutions],
    questionImageIds: forQuestions.map(({ id }) => id),
    solutionImageIds: forSolutions.map(({ id }) => id),
  };
}

/** Maps the questions of an upload to new questions, which are published immediately. */
export function newQuestions(
  questions: readonly UploadQuestion[],
  { questionImageIds, solutionImageIds }: StoredImages,
  classification: Pick<NewQuestion, 'kind' | 'topicId' | 'difficulty' | 'timeLimit'>,
): NewQuestion[] {
  const at = (ids: readonly string[], index: number | null) => (index === null ? null : (ids[index] ?? null));
  return questions.map(({ body, image, options, correctLetter, explanation, solutionImage }) => ({
    ...classification,
    status: 'PUBLISHED',
    body,
    imageId: at(questionImageIds, image),
    explanation,
    solutionImageId: at(solutionImageIds, solutionImage),
    passageId: null,
    options: options.map((text, index) => ({ text, isCorrect: optionLetters[index] === correctLetter })),
  }));
}
