import { comparableQuestionText, comparableText } from '../../rules/text/comparable-text.ts';
import type { UploadQuestion } from './upload-content.ts';

/** A question with the same text as an earlier one in the same upload. */
export interface Duplicate {
  number: number;
  sameAs: number;
}

/** Finds questions of equal text. Questions without a text are skipped, because pictures are not compared. */
export function findDuplicates(questions: readonly UploadQuestion[]): Duplicate[] {
  const numberOfText = new Map<string, number>();
  const repeats: Duplicate[] = [];
  for (const { number, body, options } of questions) {
    if (body === null) continue;
    const text = comparableText(comparableQuestionText(body, options));
    const sameAs = numberOfText.get(text);
    if (sameAs === undefined) numberOfText.set(text, number);
    else repeats.push({ number, sameAs });
  }
  return repeats;
}
