import { comparableQuestionText, comparableText } from '../../text/comparable-text.ts';
import { shownTexts } from '../../answers/shown-texts.ts';
import type { UploadQuestion } from './upload-content.ts';

/** A question with the same text as an earlier one in the same upload. */
export interface Duplicate {
  number: number;
  sameAs: number;
}

/**
 * Whether a question can be compared: pictures are not, so it needs a text, and options with texts or an answer that is typed.
 */
export const isComparable = ({
  body,
  options,
  parts,
}: Pick<UploadQuestion, 'body' | 'options' | 'parts'>): boolean =>
  body !== null && body !== '' && (parts !== undefined || options.some((option) => option !== ''));

/** What is compared besides the body: options, or what the parts show. */
export const comparableTexts = ({ options, parts }: Pick<UploadQuestion, 'options' | 'parts'>): string[] =>
  parts ? shownTexts({ parts }) : options;

/** Finds questions of equal text. */
export function findDuplicates(questions: readonly UploadQuestion[]): Duplicate[] {
  const numberOfText = new Map<string, number>();
  const repeats: Duplicate[] = [];
  for (const question of questions.filter(isComparable)) {
    const { number, body } = question;
    const text = comparableText(comparableQuestionText(body, comparableTexts(question)));
    const sameAs = numberOfText.get(text);
    if (sameAs === undefined) numberOfText.set(text, number);
    else repeats.push({ number, sameAs });
  }
  return repeats;
}
