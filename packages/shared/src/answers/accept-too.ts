import type { OfKind, Verdict } from './answer-kind.ts';
import { answerKindOf, definitionSchema } from './answer-kinds.ts';
import { answeredBy, type PartLabel } from './parts.schemas.ts';
import type { QuestionPart } from './question-parts.ts';

/** A response to a part of a question. */
export interface GivenAnswer {
  label: PartLabel;
  response: { kind: string; answer: unknown };
}

const couldBeRight: readonly Verdict[] = ['RIGHT_BUT', 'PARTLY', 'WRONG', 'UNDECIDED'];

/** The definition that marks this response right too; null if the kind cannot, or the response is unreadable or right. */
function acceptingDefinition(definition: OfKind, answer: unknown): OfKind | null {
  const kind = answerKindOf(definition);
  if (!kind.fits(kind.show(definition), answer)) return null;
  const before = kind.mark(definition, answer, {});
  if (before.share === 1 || !couldBeRight.includes(before.verdict)) return null;
  const { data } = definitionSchema.safeParse(kind.acceptToo?.(definition, answer));
  return data && kind.mark(data, answer, {}).share === 1 ? data : null;
}

/** What of an answer to a part can be accepted: all of it, or each of its answers that is not right alone. */
export function acceptableAnswers(
  parts: readonly QuestionPart[],
  { label, response: { kind: name, answer } }: GivenAnswer,
): { answer: unknown; text: string }[] {
  const part = parts.find((each) => each.label === label);
  const definition = part && answeredBy(part, name);
  if (!definition) return [];
  const kind = answerKindOf(definition);
  if (!kind.fits(kind.show(definition), answer)) return [];
  const candidates = kind.wrongAlone?.(definition, answer) ?? [
    { response: answer, text: kind.toText(definition, answer) },
  ];
  return candidates
    .filter(({ response }) => acceptingDefinition(definition, response) !== null)
    .map(({ response, text }) => ({ answer: response, text }));
}

/** The parts of a question that mark this answer to one of them right too; null if they cannot, or do already. */
export function acceptingParts(
  parts: readonly QuestionPart[],
  { label, response }: GivenAnswer,
): QuestionPart[] | null {
  const part = parts.find((each) => each.label === label);
  const definition = part && answeredBy(part, response.kind);
  const accepting = definition && acceptingDefinition(definition, response.answer);
  if (!accepting) return null;
  const name = part.answer === definition ? 'answer' : 'typed';
  return parts.map((each) => (each === part ? { ...each, [name]: accepting } : each));
}
