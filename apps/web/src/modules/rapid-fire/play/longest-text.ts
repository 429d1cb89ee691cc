import { plainText } from '@markwell/shared/mathematics/plain-mathematics';

/**
 * The longest of these texts, without the signs of formulas; empty without any. The page reserves its space, so that
 * the answers stay where they are from question to question.
 */
export const longestText = (texts: readonly string[]): string =>
  texts
    .map((text) => plainText(text))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
