import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import type { OfKind } from '@markwell/shared/answers/answer-kind';

/** What was answered in a gap, in words; as it was typed if it cannot be read. */
export function answerText(answer: OfKind, response: unknown): string {
  const kind = answerKindOf(answer);
  const parsed = kind.response.safeParse(response);
  return parsed.success ? kind.toText(answer, parsed.data).replace(/^[A-E]\) /u, '') : String(response);
}

interface Gaps {
  gaps: readonly { id: string; answer: OfKind }[];
}

/** Whether an answer earns the mark of its gap. */
export function isRightInGap(definition: Gaps | null, id: string, response: unknown): boolean {
  const answer = definition?.gaps.find((gap) => gap.id === id)?.answer;
  if (!answer) return false;
  const kind = answerKindOf(answer);
  const parsed = kind.response.safeParse(response);
  return parsed.success && kind.mark(answer, parsed.data, {}).share === 1;
}
