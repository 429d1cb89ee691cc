import { optionLetters, type OptionLetter } from '../../vocabulary/options.ts';
import type { UploadError } from './upload-error.ts';
import type { PastedQuestion } from './parse-questions.ts';
import type { UploadContent, UploadParseResult } from './upload-content.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const thereAre = (count: number, one: string) => `There ${count === 1 ? 'is' : 'are'} ${counted(count, one)}`;

/** The counts that do not match. Each question needs a letter, and a picture and a solution if there are any. */
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
  // Solutions are optional, but there must be one for every question or none at all.
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

/** The first letter of the answer key that its question has no option for. */
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
