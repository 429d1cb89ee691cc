import type { OptionDto } from '@markwell/shared/contract/question-schemas';
import { optionLetters } from '@markwell/shared/vocabulary/options';

/** Narrows a stored letter to the contract's type; the database contains no other. */
export function toLetter(letter: string): OptionDto['optionLetter'] {
  const known = optionLetters.find((each) => each === letter);
  if (!known) throw new Error(`Unknown option letter ${letter}`);
  return known;
}
