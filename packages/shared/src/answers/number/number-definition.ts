import { z } from 'zod';
import { alsoAcceptedField } from '../also-accepted.ts';
import { authoredAnswer, mistakeFeedback } from '../author-texts.ts';
import { numberForms } from './asked-number.ts';

const decimalText = z
  .string()
  .max(40)
  .regex(/^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/u, 'Write a decimal, such as 2.5');

/** A number's text: `2.5`, `-1/3`, `6.02e23`, `2√3`, `π/4`. */
const valueText = authoredAnswer(100);

export const acceptance = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('exact') }),
  /** At most this far from the key. */
  z.strictObject({ by: z.literal('absolute'), within: decimalText }),
  /** At most this percentage of the key from it. */
  z.strictObject({ by: z.literal('percent'), within: decimalText }),
  /** Rounded to a number of figures in this range. */
  z.strictObject({
    by: z.literal('significantFigures'),
    from: z.int().min(1).max(12),
    to: z.int().min(1).max(12),
  }),
  z.strictObject({ by: z.literal('decimalPlaces'), places: z.int().min(0).max(10) }),
]);

export type Acceptance = z.infer<typeof acceptance>;

const acceptedUnit = z.strictObject({
  unit: z.string().trim().min(1, 'Please enter a unit').max(40),
  /** How many of the first unit one of this is. Worked out where it is not given. */
  factor: decimalText.optional(),
});

export const numberFields = z.strictObject({
  kind: z.literal('number'),
  value: valueText,
  accept: acceptance.default({ by: 'exact' }),
  form: z.enum(numberForms).default('any'),
  /** The key is in the first accepted unit. One that is not required is shown beside the field. */
  unit: z.strictObject({ required: z.boolean(), accepted: z.array(acceptedUnit).min(1).max(12) }).optional(),
  /** The key from what the pupil wrote in earlier parts, by their labels: `a * 1.2`. */
  carriedForward: z.string().trim().min(1).max(100).optional(),
  /** The share of the marks for a right value in a wrong form, unit or number of figures. */
  shareIfNearly: z.number().min(0).max(1).default(0),
  /** Such as `1/3` beside 0.33. Answers must be equal to one of them. */
  alsoAccepted: alsoAcceptedField,
  /** Values of known mistakes, with what to say to the pupil. */
  wrong: z
    .array(z.strictObject({ value: valueText, feedback: mistakeFeedback }))
    .max(12)
    .default([]),
});

export type NumberDefinition = z.infer<typeof numberFields>;
