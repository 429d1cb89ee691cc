import { comparableQuestionText, comparableText } from '../../text/comparable-text.ts';
import type { UploadQuestion } from './upload-content.ts';

/** A question with the same text as an earlier one in the same upload. */
export interface Duplicate {
  number: number;
  sameAs: number;
}

/**
 * Whether a question can be compared: pictures are not, so it needs a text, and options with texts.
 */
export const isComparable = ({ body, options }: Pick<UploadQuestion, 'body' | 'options'>): boolean =>
  body !== null && body !== '' && options.some((option) => option !== '');

/** Finds questions of equal text. */
export function findDuplicates(questions: readonly UploadQuestion[]): Duplicate[] {
  const numberOfText = new Map<string, number>();
  const repeats: Duplicate[] = [];
  for (const { number, body, options } of questions.filter(isComparable)) {
    const text = comparableText(comparableQuestionText(body, options));
    const sameAs = numberOfText.get(text);
    if (sameAs === undefined) numberOfText.set(text, number);
    else repeats.push({ number, sameAs });
  }
  return repeats;
}
