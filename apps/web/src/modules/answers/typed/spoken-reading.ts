import type { Reading } from '@markwell/shared/answers/answer-kind';
import { spokenAnswer } from '@markwell/shared/answers/mathematics/spoken-answer';

/** What was read of an answer, as a screen reader says it. */
export function spokenReading(reading: Reading): string {
  if (reading.status === 'EMPTY') return '';
  if (reading.status === 'UNREADABLE') return reading.hint;
  return `We read: ${reading.latex === undefined ? reading.text : spokenAnswer(reading.latex)}`;
}
