import { comparableQuestionText, comparableText } from '../../rules/comparable-text.ts';
import type { UploadQuestion } from './upload-content.ts';

/** A question that says what an earlier one of the same upload says. */
export interface Duplicate {
  number: number;
  sameAs: number;
}

/** Questions without a text are told apart by their pictures, which nobody compares. */
export function findDuplicates(questions: readonly UploadQuestion[]): Duplicate[] {
  const said = new Map<string, number>();
  const repeats: Duplicate[] = [];
  for (const { number, body, options } of questions) {
    if (body === null) continue;
    const text = comparableText(comparableQuestionText(body, options));
    const sameAs = said.get(text);
    if (sameAs === undefined) said.set(text, number);
    else repeats.push({ number, sameAs });
  }
  return repeats;
}
