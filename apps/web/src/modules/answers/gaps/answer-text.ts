import { findAnswerKind, findAskedKind } from '@markwell/shared/answers/answer-kinds';
import type { OfKind } from '@markwell/shared/answers/answer-kind';

interface Gaps {
  gaps: readonly { id: string; answer: OfKind }[];
}

const answerIn = ({ gaps }: Gaps, id: string) => gaps.find((gap) => gap.id === id)?.answer;

/** What was answered in a gap, in words; as it was typed if it cannot be read. */
export function answerText(shown: Gaps, id: string, response: unknown): string {
  const answer = answerIn(shown, id);
  const kind = answer && findAskedKind(answer.kind);
  const parsed = kind?.response.safeParse(response);
  const reading = kind && parsed?.success ? kind.read(answer, parsed.data) : undefined;
  return reading?.status === 'READ' ? reading.text : String(response);
}

/** Whether an answer earns the mark of its gap. */
export function isRightInGap(definition: Gaps | null, id: string, response: unknown): boolean {
  const answer = definition && answerIn(definition, id);
  const kind = answer && findAnswerKind(answer.kind);
  const parsed = kind?.response.safeParse(response);
  return kind && parsed?.success ? kind.mark(answer, parsed.data, {}).share === 1 : false;
}
