import { optionLetters } from '../../answers/option-letters.ts';
import type { UploadContent, UploadParseResult, UploadQuestion } from './upload-content.ts';
import type { UploadError } from './upload-error.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const thereAre = (count: number, one: string) => `There ${count === 1 ? 'is' : 'are'} ${counted(count, one)}`;

/** The counts that do not match. Each question with options needs a letter, and a solution if there are any. */
export function wrongCounts(
  {
    questions: questionCount,
    keyLetters,
    lettered,
  }: UploadParseResult['counts'] & {
    /** The questions without answer lines. */
    lettered: number;
  },
  { solutionImages, solutionType }: UploadContent,
  solutionTexts: number,
): UploadError[] {
  const all = counted(questionCount, 'question');
  const wrong: UploadError[] = [];
  if (keyLetters !== lettered) {
    const asked = lettered === questionCount ? all : `${counted(lettered, 'question')} with options`;
    wrong.push({
      field: 'answerKey',
      message: `The answer key has ${counted(keyLetters, 'letter')} for ${asked}`,
    });
  }
  // Solutions are optional, but there must be one for every question or none at all.
  if (solutionTexts > 0 && solutionTexts !== questionCount) {
    wrong.push({
      field: 'explanationText',
      message: `${thereAre(solutionTexts, 'solution')} for ${all}`,
    });
  }
  // With 'both', only some solutions may have a picture.
  if (solutionType === 'image' && solutionImages.length > 0 && solutionImages.length !== questionCount) {
    const there = thereAre(solutionImages.length, 'solution image');
    wrong.push({ field: 'solutionImages', message: `${there} for ${all}` });
  }
  return wrong;
}

/** The letters of the answer key that their questions have no option for. */
export const wrongLetters = (questions: readonly UploadQuestion[]): UploadError[] =>
  questions.flatMap(({ number, options, correctLetter }, index): UploadError[] => {
    if (correctLetter === null || optionLetters.indexOf(correctLetter) < options.length) return [];
    const last = optionLetters[options.length - 1] ?? 'D';
    const answer = `Answer ${index + 1} of the answer key is ${correctLetter}`;
    return [{ field: 'answerKey', message: `${answer}, but Q${number} has options A) to ${last})` }];
  });
