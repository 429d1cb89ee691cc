import type { OptionDto } from '@markwell/shared/question-bank/question-schemas';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import type { DisplayedOption } from './displayed-question.repository.ts';

/** Narrows a stored letter to the contract's type; the database contains no other. */
export function toLetter(letter: string): OptionDto['optionLetter'] {
  const known = optionLetters.find((each) => each === letter);
  if (!known) throw new Error(`Unknown option letter ${letter}`);
  return known;
}

/** An option with its answer key, and its text or the address of its picture. */
export const toOption = (
  { id, letter, contentType, text, image, isCorrect }: DisplayedOption,
  { urlOf }: Pick<MediaUrls, 'urlOf'>,
): OptionDto => ({
  id,
  optionLetter: toLetter(letter),
  contentType,
  contentValue: image ? urlOf(image) : (text ?? ''),
  alternativeText: image?.alternativeText ?? null,
  isCorrect,
});
