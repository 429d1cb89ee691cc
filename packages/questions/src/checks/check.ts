import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import type { ContentQuestion } from '../content-types.ts';
import { numberOf } from './support/numbers-in-text.ts';

/**
 * Returns for each option of a question whether it is correct. It uses only what is printed: the text, the alternative
 * texts and the drawn shapes. It shares no code with the family that wrote the question.
 */
export type Check = (question: ContentQuestion) => boolean[];

/** The body and the picture's alternative text, with formulas as plain text. */
export function textOf(question: ContentQuestion): string {
  const texts = [question.body, question.image?.alternativeText].filter((text) => text !== undefined);
  return plainText(texts.join('\n'));
}

export function optionTexts(question: ContentQuestion): string[] {
  return question.options.map((option) =>
    'text' in option ? plainText(option.text) : option.image.alternativeText,
  );
}

/** Accepts options with the same number as the one calculated from the text. */
export function checkNumber(work: (text: string) => number, tolerance = 1e-9): Check {
  return (question) => {
    const expected = work(textOf(question));
    return optionTexts(question).map(
      (text) => Math.abs(numberOf(text) - expected) <= tolerance * Math.max(1, Math.abs(expected)),
    );
  };
}

/** Accepts options with exactly the expected text. */
export function checkText(work: (text: string) => string): Check {
  return (question) => {
    const expected = work(textOf(question));
    return optionTexts(question).map((text) => text === expected);
  };
}

/** Checks each option separately. */
export function checkEachOption(holds: (option: string, text: string) => boolean): Check {
  return (question) => optionTexts(question).map((option) => holds(option, textOf(question)));
}
