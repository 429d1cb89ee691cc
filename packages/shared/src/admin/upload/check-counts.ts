import { optionLetters, type OptionLetter } from '../../vocabulary/options.ts';
import type { UploadError } from './upload-error.ts';
import type { PastedQuestion } from './parse-questions.ts';
import type { UploadContent, UploadParseResult } from './upload-content.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const thereAre = (count: number, one: string) => `There ${count === 1 ? 'is' : 'are'} ${counted(count, one)}`;

/** Numbers that do not fit: each question needs its letter, its picture if there are pictures, its solution if there are any. */
export function wrongCounts(
  { questions: questionCount, keyLetters }: UploadParseResult['counts'],
  questions: readonly PastedQuestion[],
  { questionImages, solutionImages }: UploadContent,
  solutionTexts: number,
): UploadError[] {
  const all = counted(questionCount, 'question');
  const wrong: UploadError[] = [];
  if (questionImages.length > 0 && questions.length > 0 && questions.length !== questionImages.length) {
    const there = `${thereAre(questionImages.length, 'image')} for ${counted(questions.length, 'question')}`;
    wrong.push({ field: 'questionImages', message: `${there}: each needs one` });
  }
  if (keyLetters !== questionCount) {
    wrong.push({
      field: 'answerKey',
      message: `The answer key has ${counted(keyLetters, 'letter')} for ${all}`,
    });
  }
  // Solutions may be left out altogether, but not for some of the questions.
  if (solutionTexts > 0 && solutionTexts !== questionCount) {
    wrong.push({
      field: 'explanationText',
      message: `${thereAre(solutionTexts, 'solution')} for ${all}`,
    });
  }
  if (solutionImages.length > 0 && solutionImages.length !== questionCount) {
    const there = thereAre(solutionImages.length, 'solution image');
    wrong.push({ field: 'solutionImages', message: `${there} for ${all}` });
  }
  return wrong;
}

/** A key that names an option which its question does not have. */
export function wrongLetters(
  letters: readonly OptionLetter[],
  questions: readonly PastedQuestion[],
): UploadError[] {
  for (const [index, { number, options }] of questions.entries()) {
    const letter = letters[index];
    if (letter === undefined || options.length === 0 || optionLetters.indexOf(letter) < options.length)
      continue;
    const last = optionLetters[options.length - 1] ?? 'D';
    const message = `Answer ${number} of the answer key is ${letter}, but Q${number} has options A) to ${last})`;
    return [{ field: 'answerKey', message }];
  }
  return [];
}
