import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import '@markwell/shared/answers/every-answer-kind';
import { answeredBy } from '@markwell/shared/answers/parts.schemas';
import type { PartResponse, ShownPart } from './part-input.tsx';

/** What a pupil has answered, as it is read aloud; undefined for nothing, or for what this release does not know. */
export function speechOfAnswer(part: ShownPart, response: PartResponse): string | undefined {
  const shown = answeredBy(part, response.kind);
  if (!shown) return undefined;
  const kind = answerKindOf(shown);
  const parsed = kind.response.safeParse(response.answer);
  if (!parsed.success) return undefined;
  const reading = kind.read(shown, parsed.data);
  if (reading.status === 'EMPTY') return undefined;
  // What is typed needs no key to be said, and the others are said from what is shown.
  return reading.status === 'READ' && reading.latex !== undefined
    ? `$${reading.latex}$`
    : kind.toSpeech(shown, parsed.data);
}
