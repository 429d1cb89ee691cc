import type { OfKind } from './answer-kind.ts';
import { answerKindOf } from './answer-kinds.ts';
import { answerKeyOf, markedExamples } from './examples.ts';
import type { PartLabel } from './parts.schemas.ts';
import type { QuestionPart } from './question-parts.ts';

/** Whether two versions of a question have the same answer keys. */
export const haveSameKeys = (one: readonly QuestionPart[], other: readonly QuestionPart[]): boolean =>
  one.length === other.length &&
  one.every((part, index) => {
    const later = other[index];
    return later !== undefined && isSameKey(part.answer, later.answer) && isSameKey(part.typed, later.typed);
  });

function isSameKey(one: OfKind | undefined, other: OfKind | undefined): boolean {
  if (!one || !other) return one === other;
  return one.kind === other.kind && answerKindOf(one).sameKey(one, other);
}

/** The answer key of each part in words. The parts must be complete. */
export function keysInWords(parts: readonly QuestionPart[]): { label: PartLabel; text: string }[] {
  const keys: Partial<Record<PartLabel, string>> = {};
  return parts.map(({ label, answer, typed }) => {
    const [key] = markedExamples(answer, keys);
    keys[label] = answerKeyOf(typed ?? answer, keys);
    return { label, text: key?.text ?? '' };
  });
}
