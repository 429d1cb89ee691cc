import { optionLetters } from '../../vocabulary/options.ts';

/** The content of an option: a text, or a picture by its id. */
export type OptionContent = { text: string } | { image: string };

/** An error in one option, with the option's index. */
export interface OptionProblem {
  index: number;
  message: string;
}

/** Two options with the same result are the same. Case matters: mW is not MW. Kinds of quotes and spaces do not. */
export const comparableOption = (text: string): string =>
  text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"').replaceAll(/\s+/gu, ' ').trim();

const isEmpty = (option: OptionContent) => 'text' in option && comparableOption(option.text) === '';

/**
 * The first option that makes a question unanswerable: one without a text if others have one, or one equal to an
 * earlier option. If no option has a text, the options are in the question's picture.
 */
export function findOptionProblem(options: readonly OptionContent[]): OptionProblem | undefined {
  if (options.every(isEmpty)) return undefined;
  const indexes = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    const letter = optionLetters[index] ?? '';
    if (isEmpty(option)) return { index, message: `Option ${letter}) has no text` };
    const content = 'text' in option ? `text ${comparableOption(option.text)}` : `image ${option.image}`;
    const earlier = indexes.get(content);
    if (earlier !== undefined) {
      return { index, message: `Options ${optionLetters[earlier] ?? ''}) and ${letter}) are the same` };
    }
    indexes.set(content, index);
  }
  return undefined;
}
