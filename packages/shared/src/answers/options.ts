import { optionLetters } from './option-letters.ts';
import { withPlainQuotes } from '../text/comparable-text.ts';

/** Characters of an option. */
export const maxOptionLength = 2_000;

/** The content of an option: a text, or a picture by its id. */
export type OptionContent = { text: string } | { image: string };

/** An error in one option, with the option's index. */
interface OptionProblem {
  index: number;
  message: string;
}

/** Letters of other alphabets that look exactly like a Latin letter, and their twins in the same order. */
const twins = {
  others: 'АВЕЅІЈКМНОРСТУХаеорсухіѕјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο',
  latin: 'ABESIJKMHOPCTYXaeopcyxisjABEZHIKMNOPTYXo',
};
const withTwin = new RegExp(`[${twins.others}]`, 'gu');

/** Signs that look like others but are not the same as ², ½ or ①: those stay what they are. */
const compatible = /[\uFB00-\uFB06\uFF01-\uFF5E\u2024-\u2026\u01C7-\u01CC\u0132\u0133µ]/gu;

/**
 * Two options with the same result look the same: spaces, kinds of quotes, invisible characters, ligatures, composed and
 * decomposed accents, the minus sign and letters of other alphabets make no difference. Case does: mW is not MW.
 */
export const comparableOption = (text: string): string =>
  withPlainQuotes(
    text
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFC')
      .replaceAll(compatible, (sign) => sign.normalize('NFKC'))
      .replaceAll(/[\u2010\u2011\u2212]/gu, '-')
      .replaceAll(withTwin, (letter) => twins.latin.charAt(twins.others.indexOf(letter))),
  );

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
