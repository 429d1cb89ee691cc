import { showParts, type QuestionParts } from './question-parts.ts';

/** What parts show in words: their stems, and the texts of their options and items. */
export const shownTexts = (parts: QuestionParts): string[] =>
  showParts(parts).parts.flatMap(({ stem, answer }) => [stem, ...textsIn(answer)]);

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'text' && typeof each === 'string' ? [each] : textsIn(each),
  );
}
