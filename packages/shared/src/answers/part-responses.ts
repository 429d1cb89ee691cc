import { answerKindOf } from './answer-kinds.ts';
import './every-answer-kind.ts';
import { answeredBy, partLabels, type Responses, type ShownParts } from './parts.schemas.ts';

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
