import { UnusableQuestion } from '../question-file.ts';

const superscripts: Record<string, string> = {
  ...{ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', n: 'ⁿ' },
};
const subscripts: Record<string, string> = {
  ...{ 0: '₀', 1: '₁', 2: '₂', 3: '₃', 4: '₄', 5: '₅', 6: '₆', 7: '₇', 8: '₈', 9: '₉' },
};
const ordinalEnding = /^(?:st|nd|rd|th)$/u;

/** m<sup>2</sup> is m², 1<sup>st</sup> is 1st. */
export const raised = (text: string): string =>
  ordinalEnding.test(text) ? text : inUnicode(text, superscripts, 'superscript');

/** H<sub>2</sub>O is H₂O. */
export const lowered = (text: string): string => inUnicode(text, subscripts, 'subscript');

function inUnicode(text: string, characters: Record<string, string>, what: string): string {
  return Array.from(text.trim(), (character) => {
    const found = characters[character];
    if (found === undefined) throw new UnusableQuestion(`has the ${what} ‘${text}’`);
    return found;
  }).join('');
}
