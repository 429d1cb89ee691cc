import type { EarlierResponses, OfKind } from './answer-kind.ts';
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

/** The answer key of each part in words, with what is accepted too. */
interface KeyInWords {
  label: PartLabel;
  text: string;
  /** The same of what may be typed instead of choosing. */
  typed?: string;
}

/** The parts must be complete. */
export function keysInWords(parts: readonly QuestionPart[]): KeyInWords[] {
  const keys: Partial<Record<PartLabel, string>> = {};
  return parts.map(({ label, answer, typed }) => {
    const text = rightAnswers(answer, keys);
    const typedText = typed && rightAnswers(typed, keys);
    keys[label] = answerKeyOf(typed ?? answer, keys);
    return { label, text, ...(typedText !== undefined && { typed: typedText }) };
  });
}

function rightAnswers(definition: OfKind, earlier: EarlierResponses): string {
  const [key] = markedExamples(definition, earlier);
  const others = answerKindOf(definition).alsoAccepted?.(definition) ?? [];
  return [key?.text ?? '', ...others].join(' or ');
}
