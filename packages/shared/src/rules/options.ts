import { optionLetters } from '../vocabulary/options.ts';

/** What an option shows: a text, or a picture by its id. */
export type OptionContent = { text: string } | { image: string };

/** What is wrong with one option, by its place in the order of letters. */
export interface OptionProblem {
  index: number;
  message: string;
}

/** Two options with the same result say the same. Case counts: mW is not MW. Kinds of quotes and of spaces do not. */
export const comparableOption = (text: string): string =>
  text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"').replaceAll(/\s+/gu, ' ').trim();

const isEmpty = (option: OptionContent) => 'text' in option && comparableOption(option.text) === '';

/**
 * The first option that makes a question unanswerable: one without a text among others that have one, or one that says
 * what an earlier one says. When no option has a text, the options are in the question's picture.
 */
export function findOptionProblem(options: readonly OptionContent[]): OptionProblem | undefined {
  if (options.every(isEmpty)) return undefined;
  const places = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    const letter = optionLetters[index] ?? '';
    if (isEmpty(option)) return { index, message: `Option ${letter}) has no text` };
    const said = 'text' in option ? `text ${comparableOption(option.text)}` : `image ${option.image}`;
    const twin = places.get(said);
    if (twin !== undefined) {
      return { index, message: `Options ${optionLetters[twin] ?? ''}) and ${letter}) are the same` };
    }
    places.set(said, index);
  }
  return undefined;
}
