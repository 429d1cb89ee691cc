import { optionLetters, type OptionLetter } from '../../answers/option-letters.ts';
import type { PastedLine } from './pasted-lines.ts';

/** What an administrator wrote in place of a marker: "1.", "Q1)", "a)"; and the text after it. */
interface Lookalike {
  written: string;
  rest: string;
}

const blank = String.raw`[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*`;
const numbers = {
  Q: new RegExp(
    `^${blank}((?:Q|Qu|Question)[ .]{0,2}(\\d{1,6})(?!\\d|\\.\\d)[.):]?|\\(?(\\d{1,4})[.):](?!\\d))`,
    'iu',
  ),
  S: new RegExp(
    `^${blank}((?:S|Sol|Solution|A|Answer)[ .]{0,2}(\\d{1,6})(?!\\d|\\.\\d)[.):]?|\\(?(\\d{1,4})[.):](?!\\d))`,
    'iu',
  ),
};
const option = new RegExp(`^${blank}(\\(?([A-E])[).:\\]]+)(?=\\s|$)`, 'iu');

/** A line that begins like a question or solution, but not with the marker of the format. */
export function numberLookalikeAt(
  sign: 'Q' | 'S',
  { text }: PastedLine,
): (Lookalike & { number: number }) | undefined {
  const match = numbers[sign].exec(text);
  if (!match) return undefined;
  const number = Number(match[2] ?? match[3]);
  return { written: match[1] ?? '', number, rest: text.slice(match[0].length) };
}

/** A line that begins like an option, but not with A) to E). */
export function optionLookalikeAt({ text }: PastedLine): (Lookalike & { letter: OptionLetter }) | undefined {
  const match = option.exec(text);
  const letter = optionLetters.find((each) => each === match?.[2]?.toUpperCase());
  if (!match || !letter) return undefined;
  return { written: match[1] ?? '', letter, rest: text.slice(match[0].length) };
}

const begins = `^${blank}[*_([]{0,3}`;
const answerLabel = new RegExp(
  `${begins}((?:the )?(?:(?:(?:correct|right) )?(?:answers?|ans|key|answer key)|(?:correct|right) (?:option|choice|letter))(?: is)?\\.?[*_\\])]{0,3} ?[:=：])`,
  'iu',
);
const answerLetter = new RegExp(
  `${begins}((?:the )?(?:(?:(?:correct|right) )?(?:answer|ans\\.?|key)|(?:correct|right)(?: option| choice)?)(?: is)?\\s?[-–—:=]?\\s?\\(?[A-H]\\)?)[.*_\\])]{0,3}$`,
  'iu',
);
const solutionLabel = new RegExp(
  `${begins}((?:solution|explanation|feedback|rationale)(?: is)?\\.?[*_\\])]{0,3}(?: ?[:=：]| [-–—] ))`,
  'iu',
);
const answerAtEnd =
  /\s((?:(?:correct|right) )?(?:answer|ans\.?) ?[:=] ?\(?[A-H]\)?\.?|\((?:the )?(?:correct|right)(?: answer| option)?\))$/iu;

/** The beginning of a line under the options that belongs in another field: 'Answer:', 'Solution:'. */
export function otherFieldAt({ text }: PastedLine): { written: string; field: string } | undefined {
  const trimmed = text.trimEnd();
  const answer = answerLabel.exec(trimmed) ?? answerLetter.exec(trimmed) ?? answerAtEnd.exec(trimmed);
  if (answer) return { written: answer[1] ?? '', field: 'the answer key' };
  const solution = solutionLabel.exec(trimmed);
  return solution
    ? { written: (solution[1] ?? '').trim(), field: 'the solutions, after “S” and its number' }
    : undefined;
}
