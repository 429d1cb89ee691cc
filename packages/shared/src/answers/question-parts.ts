import { z } from 'zod';
import { textSchema } from '../contract/field-schemas.ts';
import type { OfKind } from './answer-kind.ts';
import { answerKindOf, definitionSchema } from './answer-kinds.ts';
import { answerKeyOf, problemOfExamples } from './examples.ts';
import { maxHints, partFields, partLabels, type PartLabel, type ShownParts } from './parts.schemas.ts';

const lineSchema = textSchema(2_000).trim().min(1, 'Please enter a text');

const partSchema = z.strictObject({
  ...partFields,
  answer: definitionSchema,
  /** The same answer typed instead of chosen: the pupil may see this first and uncover the options for half the marks. */
  typed: definitionSchema.optional(),
  /** Help before the answer, one thing each. */
  hints: z.array(lineSchema).max(maxHints),
  /** The worked solution, one line of reasoning each. */
  steps: z.array(lineSchema).max(30),
});
export type QuestionPart = z.infer<typeof partSchema>;

/** What a question asks, with its answer keys: checked at every write. */
export const questionPartsSchema = z
  .strictObject({
    parts: z.array(partSchema).min(1, 'Please add a part').max(partLabels.length, 'At most 12 parts'),
  })
  .superRefine(({ parts }, context) => {
    for (const { path, message } of problemsOfParts(parts))
      context.addIssue({ code: 'custom', path: ['parts', ...path], message });
  });
export type QuestionParts = z.infer<typeof questionPartsSchema>;

const show = (definition: OfKind): OfKind => answerKindOf(definition).show(definition);

/** What leaves the server while keys are withheld: no answer key, no steps, and no hints, which are for practice. */
export const showParts = ({ parts }: QuestionParts): ShownParts => ({
  parts: parts.map(({ label, stem, marks, answer, typed }) => ({
    label,
    stem,
    marks,
    answer: show(answer),
    ...(typed && { typed: show(typed) }),
  })),
});

interface Problem {
  path: (string | number)[];
  message: string;
}

function problemsOfParts(parts: readonly QuestionPart[]): Problem[] {
  const keys: Partial<Record<PartLabel, string>> = {};
  return parts.flatMap((part, index) => {
    const { label, answer, typed } = part;
    if (label !== partLabels[index])
      return [{ path: [index, 'label'], message: 'The parts must be a, b, c and so on' }];
    if (typed && (typed.kind === answer.kind || answerKindOf(typed).isSelfMarked))
      return [{ path: [index, 'typed'], message: 'This cannot be typed instead' }];
    const problems = Object.entries({ answer, typed }).flatMap(([name, definition]) => {
      const message = definition && problemOfDefinition(definition, part, keys);
      return message === undefined ? [] : [{ path: [index, name], message }];
    });
    const isLast = index === parts.length - 1;
    if (problems.length === 0 && !isLast) keys[label] = answerKeyOf(typed ?? answer, keys);
    return problems;
  });
}

function problemOfDefinition(
  definition: OfKind,
  { label }: QuestionPart,
  keys: Readonly<Record<string, string>>,
): string | undefined {
  const labels = answerKindOf(definition).refersTo?.(definition) ?? [];
  const unknown = labels.find((each) => !Object.hasOwn(keys, each));
  return unknown === undefined
    ? problemOfExamples(definition, keys)
    : `Part (${label}) refers to (${unknown}), which is no part before it`;
}
