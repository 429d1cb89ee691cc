import type { UploadQuestion } from '@markwell/shared/admin/upload/upload-content';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import type { NewOption, NewQuestion } from '../../domain/question-bank/change/question-bank.rules.ts';
import type { StoredImages } from './upload-pictures.ts';

type Classification = Pick<
  NewQuestion,
  'kind' | 'status' | 'topicId' | 'difficulty' | 'timeLimit' | 'passageId' | 'batchId'
>;

/** Maps the questions of an upload to new questions. */
export function newQuestions(
  questions: readonly UploadQuestion[],
  { questionImageIds, solutionImageIds }: StoredImages,
  classification: Classification,
): NewQuestion[] {
  const idAt = (ids: readonly (string | undefined)[], index: number | null | undefined) =>
    (index === null || index === undefined ? undefined : ids[index]) ?? null;
  return questions.map(
    ({ body, image, options, optionImages, correctLetter, explanation, solutionImage }) => ({
      ...classification,
      body,
      imageId: idAt(questionImageIds, image),
      explanation,
      solutionImageId: idAt(solutionImageIds, solutionImage),
      options: options.map((text, index): NewOption => {
        const isCorrect = optionLetters[index] === correctLetter;
        const imageId = idAt(questionImageIds, optionImages[index]);
        return imageId === null ? { text, isCorrect } : { imageId, isCorrect };
      }),
    }),
  );
}
