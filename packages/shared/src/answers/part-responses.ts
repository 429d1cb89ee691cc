import { z } from 'zod';
import { answerKindOf, findAnswerKind } from './answer-kinds.ts';
import { answeredBy, partLabels, type ShownParts } from './question-parts.ts';
import { someOfSchema } from './record-schemas.ts';
import { isStorable, notStorable } from './storable.ts';

/** A response to a part. It says its kind: a part may be answered by typing or by choosing. */
const partResponseSchema = z
  .strictObject({
    kind: z.string(),
    answer: z.unknown(),
    /** The pupil uncovered the options of a part that is typed first. */
    uncovered: z.literal(true).optional(),
  })
  .check((payload) => {
    const { kind: name, answer } = payload.value;
    const kind = findAnswerKind(name);
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

/** Why nobody can give these responses to what is shown; undefined if one can. */
export function problemOfResponses({ parts }: ShownParts, responses: Responses): string | undefined {
  for (const label of partLabels) {
    const response = responses[label];
    if (!response) continue;
    const part = parts.find((each) => each.label === label);
    if (!part) return `There is no part (${label})`;
    const shown = answeredBy(part, response.kind);
    if (!shown) return `Part (${label}) does not ask for an answer of this kind`;
    if (!answerKindOf(shown).fits(shown, response.answer))
      return `This answer to part (${label}) is not possible`;
    if (response.uncovered && (!part.typed || shown !== part.answer))
      return `Part (${label}) has no options to uncover`;
  }
  return undefined;
}
