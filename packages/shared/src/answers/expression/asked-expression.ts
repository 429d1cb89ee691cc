import { z } from 'zod';
import type { AskedKind, Reading } from '../answer-kind.ts';
import { statementTex } from '../mathematics/expression-text.ts';
import { plainCharacters } from '../mathematics/normalise.ts';
import { parseAnswer } from '../mathematics/parse.ts';
import { plainTex } from '../mathematics/plain-tex.ts';
import { spokenAnswer } from '../mathematics/spoken-answer.ts';
import { minutesOf, timeText } from '../mathematics/times.ts';
import { typedResponse } from '../typed-response.ts';

export const expressionShown = z.object({
  kind: z.literal('expression'),
  reads: z.enum(['MATHEMATICS', 'TIME']),
  /** Whether 1,200 is two numbers, as in coordinates and lists. */
  areCommasSeparators: z.boolean(),
});

export type ExpressionShown = z.infer<typeof expressionShown>;

export const isBlank = (text: string): boolean => plainCharacters(text.slice(0, 1000)) === '';

function read({ reads, areCommasSeparators }: ExpressionShown, text: string): Reading {
  if (reads === 'TIME') {
    const time = minutesOf(text);
    if (isBlank(text)) return { status: 'EMPTY' };
    return time === null
      ? { status: 'UNREADABLE', hint: 'Write a time such as 14:30 or 2.30 pm.' }
      : { status: 'READ', text: timeText(time) };
  }
  const parsed = parseAnswer(text, areCommasSeparators);
  if (parsed.status !== 'READ') return parsed;
  const latex = statementTex(parsed.statement);
  return { status: 'READ', text: plainTex(latex), latex };
}

/** An expression as it is asked: marking it is a file of its own, because a pupil's browser needs that only after the end. */
export const askedExpression: AskedKind<ExpressionShown, string> = {
  kind: 'expression',
  shown: expressionShown,
  response: typedResponse,
  read,
  toSpeech(shown, response) {
    const reading = read(shown, response);
    if (reading.status === 'EMPTY') return '';
    if (reading.status === 'UNREADABLE') return response.trim();
    return reading.latex === undefined ? reading.text : spokenAnswer(reading.latex);
  },
};
