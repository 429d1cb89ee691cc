import type { AnyAnswerKind, OfKind } from './answer-kind.ts';
import { choice } from './choice/choice.ts';
import { choices } from './choices/choices.ts';
import { expression } from './expression/expression.ts';
import { gapsOf } from './gaps/gaps.ts';
import { match } from './match/match.ts';
import { number } from './number/number.ts';
import { order } from './order/order.ts';
import { schemaByKind } from './schema-by-kind.ts';
import { text } from './text/text.ts';
import { written } from './written/written.ts';

const gaps = gapsOf([choice, number, text]);

const kinds: AnyAnswerKind[] = [choice, choices, number, expression, text, order, match, gaps, written];

/** All kinds of answers, in the order in which authors choose from them. */
export const answerKinds = (): readonly AnyAnswerKind[] => kinds;

export const findAnswerKind = (name: string): AnyAnswerKind | undefined =>
  kinds.find(({ kind }) => kind === name);

/** The kind of a definition, or of what is shown of it. Throws for a kind that the schemas would refuse. */
export function answerKindOf({ kind }: OfKind): AnyAnswerKind {
  const found = findAnswerKind(kind);
  if (!found) throw new Error(`There is no kind of answer named ${kind}`);
  return found;
}

/** An author's definition of any kind. */
export const definitionSchema = schemaByKind(findAnswerKind, (kind) => kind.definition);

/** What of it leaves the server while keys are withheld. */
export const shownSchema = schemaByKind(findAnswerKind, (kind) => kind.shown);

/** One more kind, for as long as a test works with it. */
export async function withAnswerKind<Result>(
  kind: AnyAnswerKind,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  kinds.push(kind);
  try {
    return await work();
  } finally {
    kinds.splice(kinds.indexOf(kind), 1);
  }
}
