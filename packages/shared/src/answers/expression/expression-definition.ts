import { z } from 'zod';
import { alsoAcceptedField } from '../also-accepted.ts';
import { authoredAnswer, mistakeFeedback } from '../author-texts.ts';
import { expressionForms } from '../mathematics/forms.ts';
import { maxAnswerLength } from '../mathematics/normalise.ts';

/** `subject`: the letter on the left stands alone, as in "make r the subject". */
export const answerForms = [...expressionForms, 'subject'] as const;

export type AnswerForm = (typeof answerForms)[number];

const answerText = authoredAnswer(maxAnswerLength);

/** A letter and the numbers that it stands for. Without bounds, every real number. */
const variable = z.strictObject({
  name: z.string().regex(/^[a-zA-Zα-ω](?:_[a-zA-Z0-9])?$/u, 'Write one letter'),
  above: z.number().optional(),
  below: z.number().optional(),
  isWhole: z.boolean().optional(),
});

export const expressionFields = z.strictObject({
  kind: z.literal('expression'),
  /** An expression, equation, inequality, coordinates or ratio, or several joined by 'or', 'and' or commas. */
  key: answerText,
  /** TIME reads 14:30 as a time of the day. */
  reads: z.enum(['MATHEMATICS', 'TIME']).default('MATHEMATICS'),
  /** What sin 30 means. A ° is always a degree. */
  angles: z.enum(['RADIANS', 'DEGREES']).default('RADIANS'),
  variables: z.array(variable).max(8).default([]),
  form: z.enum(answerForms).default('any'),
  /** An integral: the pupil adds a constant. */
  isUpToConstant: z.boolean().default(false),
  /** The share of the marks for an equal answer in another form. */
  shareIfNearly: z.number().min(0).max(1).default(0),
  /** Answers are right if they are equal to one of them, or, where a form is asked for, are written like one. */
  alsoAccepted: alsoAcceptedField,
  /** Answers of known mistakes, with what to say to the pupil. */
  wrong: z
    .array(z.strictObject({ answer: answerText, feedback: mistakeFeedback }))
    .max(12)
    .default([]),
});

export type ExpressionDefinition = z.infer<typeof expressionFields>;
