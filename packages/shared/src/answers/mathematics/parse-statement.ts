import type { Expression, RelationSign, Statement } from './expression-tree.ts';
import { createExpressionReader, type ExpressionReader } from './parse-expression.ts';
import type { Token } from './tokens.ts';
import { Unreadable } from './unreadable.ts';

const relationSigns: ReadonlySet<string> = new Set<RelationSign>(['=', '<', '>', '<=', '>=', '!=']);
const isRelationSign = (sign: string | undefined): sign is RelationSign =>
  sign !== undefined && relationSigns.has(sign);

/** Reads a whole answer. Throws `Unreadable`. */
export function statementOf(tokens: readonly Token[]): Statement {
  const reader = createExpressionReader(tokens);
  const statement = readAny(reader);
  if (!reader.isAtEnd()) throw new Unreadable(reader.unexpected());
  return statement;
}

function readAny(reader: ExpressionReader): Statement {
  const alternatives = [readAll(reader)];
  while (reader.takeWord('or')) alternatives.push(readAll(reader));
  return alternatives.length === 1 && alternatives[0] ? alternatives[0] : { kind: 'any', of: alternatives };
}

function readAll(reader: ExpressionReader): Statement {
  const parts = readChain(reader);
  while (reader.takeSign(',') || reader.takeSign(';') || reader.takeWord('and'))
    parts.push(...readChain(reader));
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', of: parts };
}

/** One statement, or the relations of a chain: -3 < x <= 5. */
function readChain(reader: ExpressionReader): Statement[] {
  const coordinates = readCoordinates(reader);
  if (coordinates) return [{ kind: 'coordinates', of: coordinates }];
  let left = reader.readSum();
  if (reader.peekSign() === ':') return [{ kind: 'ratio', of: readRatio(reader, left) }];
  const relations: Statement[] = [];
  for (let sign = reader.peekSign(); isRelationSign(sign); sign = reader.peekSign()) {
    reader.takeSign(sign);
    const right = reader.readSum();
    relations.push({ kind: 'relation', sign, left, right });
    left = right;
  }
  return relations.length === 0 ? [{ kind: 'expression', expression: left }] : relations;
}

function readRatio(reader: ExpressionReader, first: Expression): Expression[] {
  const parts = [first];
  while (reader.takeSign(':')) parts.push(reader.readSum());
  return parts;
}

/** (2, -1): brackets with a comma directly inside them. */
function readCoordinates(reader: ExpressionReader): Expression[] | null {
  if (!reader.opensCoordinates()) return null;
  reader.takeSign('(');
  const parts = [reader.readSum()];
  while (reader.takeSign(',') || reader.takeSign(';')) parts.push(reader.readSum());
  if (!reader.takeSign(')')) throw new Unreadable('A bracket is not closed.');
  return parts;
}
