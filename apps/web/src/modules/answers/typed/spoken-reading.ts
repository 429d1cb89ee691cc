import type { Reading } from '@markwell/shared/answers/answer-kind';
import { spokenFormula } from '@markwell/shared/mathematics/spoken-mathematics';

/** What was read of an answer, as a screen reader says it. */
export function spokenReading(reading: Reading): string {
  if (reading.status === 'EMPTY') return '';
  if (reading.status === 'UNREADABLE') return reading.hint;
  return `We read: ${reading.latex === undefined ? reading.text : spokenFormula(reading.latex)}`;
}
