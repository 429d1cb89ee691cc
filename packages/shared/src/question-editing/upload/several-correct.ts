import type { OptionLetter } from '../../answers/option-letters.ts';
import { optionLetters } from '../../answers/option-letters.ts';
import { questionPartsSchema, type QuestionPart } from '../../answers/question-parts.ts';
import { marksAtEnd } from '../answer-lines/pasted-kind.ts';

/** A question with several correct options: its text without its marks, and its part. A text says why it cannot be one. */
export function severalCorrect(
  written: string,
  options: readonly string[],
  letters: readonly OptionLetter[],
): { body: string | null; parts: QuestionPart[] } | string {
  if (options.length === 0) return 'has several correct options, so these must be texts';
  const { text, marks = 1 } = marksAtEnd(written);
  const answer = {
    kind: 'choices',
    options: options.map((option, index) => ({ letter: optionLetters[index], content: { text: option } })),
    correct: letters,
  };
  const part = { label: 'a', stem: '', marks, answer, hints: [], steps: [] };
  const { data, error } = questionPartsSchema.safeParse({ parts: [part] });
  return data
    ? { body: text === '' ? null : text, parts: data.parts }
    : `cannot have these correct options: ${error.issues[0]?.message ?? ''}`;
}
