import type { UploadQuestion } from '@markwell/shared/admin/upload/upload-content';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import type { NewQuestion } from '../../domain/question-bank/question-rows.ts';
import type { StoredImages } from './store-images.ts';

/** Maps the questions of an upload to new questions, which are published immediately. */
export function newQuestions(
  questions: readonly UploadQuestion[],
  { questionImageIds, solutionImageIds }: StoredImages,
  grade: Pick<NewQuestion, 'kind' | 'grade' | 'timeLimit'>,
): Omit<NewQuestion, 'topicId'>[] {
  const at = (ids: readonly string[], place: number | null) => (place === null ? null : (ids[place] ?? null));
  return questions.map(({ body, image, options, correctLetter, explanation, solutionImage }) => ({
    ...grade,
    status: 'PUBLISHED',
    body,
    imageId: at(questionImageIds, image),
    explanation,
    solutionImageId: at(solutionImageIds, solutionImage),
    passageId: null,
    options: options.map((text, index) => ({ text, isCorrect: optionLetters[index] === correctLetter })),
  }));
}
