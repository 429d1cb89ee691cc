import { z } from 'zod';
import { authoredAnswer, mistakeFeedback } from '../author-texts.ts';

/** The longest answer in words that is read. Longer ones are for written questions. */
export const maxTextLength = 300;

const answerText = authoredAnswer(maxTextLength);

export const textFields = z.strictObject({
  kind: z.literal('text'),
  /** The first is shown as the answer. */
  accepted: z.array(answerText).min(1, 'Please give an answer that is right').max(20),
  isCaseIgnored: z.boolean().default(true),
  isPunctuationIgnored: z.boolean().default(true),
  /** Typing mistakes that are overlooked, in words of six letters or more. 0 in spelling questions. */
  maxTypos: z.union([z.literal(0), z.literal(1)]).default(1),
  /** Words that are other answers, not typing mistakes: `anion` beside `cation`. */
  rivals: z.array(answerText).max(20).default([]),
  /** Answers of known mistakes, with what to say to the pupil. */
  wrong: z
    .array(z.strictObject({ answer: answerText, feedback: mistakeFeedback }))
    .max(12)
    .default([]),
});

export type TextDefinition = z.infer<typeof textFields>;

export const textShown = z.object({ kind: z.literal('text') });

export type TextShown = z.infer<typeof textShown>;
