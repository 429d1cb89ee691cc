import { textSchema } from '@markwell/shared/contract/field-schemas';
import { findOptionProblem } from '@markwell/shared/answers/options';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { z } from 'zod';

export const shortText = (maximum: number) => textSchema(maximum).trim().min(1);

/** Questions that differ only in spaces or case are the same. */
const normalise = (text: string) => text.replaceAll(/\s+/gu, ' ').toLowerCase();

/** Options with these letters, and the letter of the correct one. */
export const optionsShape = (letters: readonly OptionLetter[]) => ({
  options: z
    .array(z.object({ letter: z.enum(letters), text: shortText(300) }))
    .length(letters.length)
    .refine((options) => options.every(({ letter }, index) => letter === letters[index]), {
      error: `The options must have the letters ${letters.join(', ')}, in this order, each once`,
    })
    .refine((options) => findOptionProblem(options) === undefined, {
      error: 'All options of a question must differ',
    }),
  answer: z.enum(letters),
});

/** A question in the model's answer. */
export const questionShape = (letters: readonly OptionLetter[]) => ({
  question: shortText(1500),
  ...optionsShape(letters),
  explanation: shortText(2000),
});

export interface GeneratedQuestion {
  question: string;
  options: { letter: OptionLetter; text: string }[];
  answer: OptionLetter;
  explanation: string;
}

/** Whether no question appears twice. */
export const hasNoDuplicates = (texts: readonly string[]) =>
  new Set(texts.map(normalise)).size === texts.length;
