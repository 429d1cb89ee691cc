import { hasDecimalComma, maxAnswerLength, plainCharacters, withoutThousands } from './normalise.ts';
import { statementOf } from './parse-statement.ts';
import type { Expression, Statement } from './expression-tree.ts';
import { TooLarge } from './rational.ts';
import { tokensOf } from './tokens.ts';
import { Unreadable } from './unreadable.ts';

export type Parsed =
  | { status: 'EMPTY' }
  | { status: 'READ'; statement: Statement }
  | { status: 'UNREADABLE'; hint: string };

const tooLong = `That is too long. An answer has at most ${maxAnswerLength} characters.`;

/** f(x) = …, f⁻¹(x) = …, y' = … and dy/dx = … only say what the answer is. */
const withoutName = (text: string): string =>
  text.replace(/^(?:[fgh]'{0,2}(?:\^\(?-1\)?)?\([a-z]\)|[fghy]'{1,2}|d[a-z] ?\/ ?d[a-z]) ?= ?(?=[^=])/u, '');

/**
 * Reads an answer: an expression, an equation or inequality, coordinates, a ratio, or several of these joined by 'and',
 * 'or' or commas. Takes time linear in the text, and never throws.
 *
 * @param areCommasSeparators Whether 1,200 is two numbers instead of one thousand two hundred.
 */
export function parseAnswer(text: string, areCommasSeparators = false): Parsed {
  if (text.trim().length > maxAnswerLength) return { status: 'UNREADABLE', hint: tooLong };
  const plain = plainCharacters(text);
  if (plain === '') return { status: 'EMPTY' };
  if (plain.length > 2 * maxAnswerLength) return { status: 'UNREADABLE', hint: tooLong };
  const named = withoutName(plain);
  const joined = areCommasSeparators ? named : withoutThousands(named);
  if (!areCommasSeparators && hasDecimalComma(joined))
    return { status: 'UNREADABLE', hint: 'Write decimals with a point, not with a comma: 3.5, not 3,5.' };
  try {
    return { status: 'READ', statement: statementOf(tokensOf(joined)) };
  } catch (error) {
    if (error instanceof Unreadable) return { status: 'UNREADABLE', hint: error.message };
    if (error instanceof TooLarge)
      return { status: 'UNREADABLE', hint: 'That number is too large for us to read.' };
    throw error;
  }
}

/** Reads one expression; null for anything else. */
export function parseExpression(text: string): Expression | null {
  const parsed = parseAnswer(text);
  return parsed.status === 'READ' && parsed.statement.kind === 'expression'
    ? parsed.statement.expression
    : null;
}
