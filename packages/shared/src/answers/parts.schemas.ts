import { z } from 'zod';
import { textSchema } from '../contract/field-schemas.ts';
import type { OfKind } from './answer-kind.ts';
import { findAskedKind, shownSchema } from './answer-kinds.ts';
import { someOfSchema } from './record-schemas.ts';
import { isStorable, notStorable } from './storable.ts';

export const partLabels = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
export type PartLabel = (typeof partLabels)[number];

export const maxHints = 5;

/** Characters. */
const maxStemLength = 5_000;

export const partFields = {
  label: z.enum(partLabels),
  /** What this part asks. It may be empty when the question's body says everything. */
  stem: textSchema(maxStemLength).trim(),
  marks: z.int('Please enter whole marks').min(1, 'At least 1 mark').max(20, 'At most 20 marks'),
};

/** A question's parts as they leave the server while keys are withheld. */
export const shownPartsSchema = z.object({
  parts: z.array(z.object({ ...partFields, answer: shownSchema, typed: shownSchema.optional() })),
});
export type ShownParts = z.infer<typeof shownPartsSchema>;

/** The definition, or what is shown of it, that a response of a kind answers; undefined if the part does not ask for it. */
export const answeredBy = (
  { answer, typed }: { answer: OfKind; typed?: OfKind | undefined },
  kind: string,
): OfKind | undefined => [answer, typed].find((each) => each?.kind === kind);

/** A response to a part. It says its kind: a part may be answered by typing or by choosing. */
export const partResponseSchema = z
  .strictObject({
    kind: z.string(),
    answer: z.unknown(),
    /** The pupil uncovered the options of a part that is typed first. */
    uncovered: z.literal(true).optional(),
    /** How many hints the pupil was shown before. */
    hints: z.int().min(1).max(maxHints).optional(),
  })
  .check((payload) => {
    const { kind: name, answer } = payload.value;
    const kind = findAskedKind(name);
    if (!kind) {
      const message = 'This kind of answer does not exist';
      payload.issues.push({ code: 'custom', path: ['kind'], message, input: name });
      return;
    }
    const { data, error } = kind.response.safeParse(answer);
    const issues = error?.issues ?? (isStorable(data) ? [] : [{ path: [], message: notStorable }]);
    for (const { path, message } of issues)
      payload.issues.push({ code: 'custom', path: ['answer', ...path], message, input: answer });
  });

/** The responses to a question by the labels of its parts. A part without one is not answered. */
export const responsesSchema = someOfSchema(partLabels, partResponseSchema);
export type Responses = z.infer<typeof responsesSchema>;

/**
 * Responses that the server has accepted before: in a reply, or stored in a browser. Their kinds need not be loaded there,
 * and may be of a newer release.
 */
export const keptResponsesSchema = z.record(
  z.string(),
  z.looseObject({ kind: z.string(), answer: z.unknown() }),
) as unknown as z.ZodType<Responses, Responses>;
