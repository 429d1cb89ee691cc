import type { OfKind } from '@markwell/shared/answers/answer-kind';
import { printedChoice } from './choice/choice.ts';
import { printedChoices } from './choices/choices.ts';
import { printedExpression } from './expression/expression.ts';
import { printedGapsOf } from './gaps/gaps.ts';
import { printedMatch } from './match/match.ts';
import { printedNumber } from './number/number.ts';
import { printedOrder } from './order/order.ts';
import type { AnyPrintedKind } from './printed-kind.ts';
import { printedText } from './text/text.ts';
import { printedWritten } from './written/written.ts';

const kinds: AnyPrintedKind[] = [
  printedChoice,
  printedChoices,
  printedNumber,
  printedExpression,
  printedText,
  printedOrder,
  printedMatch,
  printedGapsOf([printedChoice, printedNumber, printedText]),
  printedWritten,
];

/** How a definition, or what is shown of it, is printed. Throws for a kind that cannot be. */
export function printedKindOf({ kind }: OfKind): AnyPrintedKind {
  const found = kinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`Answers of the kind ${kind} cannot be printed`);
  return found;
}

/** One more kind, for as long as a test works with it. */
export function withPrintedKind<Result>(kind: AnyPrintedKind, work: () => Result): Result {
  kinds.push(kind);
  try {
    return work();
  } finally {
    kinds.splice(kinds.indexOf(kind), 1);
  }
}
