import type { OfKind } from './answer-kind.ts';
import { answerKindOf } from './answer-kinds.ts';

/** What a response says, as a later part reads it; undefined for an empty or unreadable one. */
export function writtenIn(definition: OfKind, response: unknown): string | undefined {
  const kind = answerKindOf(definition);
  const reading = kind.read(kind.show(definition), response);
  return reading.status === 'READ' ? reading.text : undefined;
}
