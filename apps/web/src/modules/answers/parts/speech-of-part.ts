import { answeredBy } from '@markwell/shared/answers/parts.schemas';
import type { SpokenItem } from '../answer-view.ts';
import { findAnswerView } from './answer-views.ts';
import type { PartResponse, ShownPart } from './part-input.tsx';

/** What is read aloud of a part below its stem: what it shows, then what the pupil has answered. */
export function speechOfPart(
  part: ShownPart,
  response: PartResponse | undefined,
  isUncovered: boolean,
): SpokenItem[] {
  const asksToType = part.typed !== undefined && !isUncovered && response?.uncovered !== true;
  const shown = asksToType && part.typed ? part.typed : part.answer;
  const answer = response && speechOfAnswer(part, response);
  return [
    ...(findAnswerView(shown.kind)?.spoken?.(shown) ?? []),
    ...(answer === undefined ? [] : [{ announcement: 'Your answer', text: answer }]),
  ];
}

/** Undefined for nothing, or for what this release does not know. */
function speechOfAnswer(part: ShownPart, response: PartResponse): string | undefined {
  const shown = answeredBy(part, response.kind);
  const kind = shown && findAnswerView(shown.kind)?.kind;
  const parsed = kind?.response.safeParse(response.answer);
  if (!kind || !parsed?.success) return undefined;
  return kind.read(shown, parsed.data).status === 'EMPTY' ? undefined : kind.toSpeech(shown, parsed.data);
}
