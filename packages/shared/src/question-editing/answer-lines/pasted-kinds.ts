import type { OfKind } from '../../answers/answer-kind.ts';
import { choiceLine } from './choice-line.ts';
import { expressionLine } from './expression-line.ts';
import { matchLines, orderLines, writtenLines } from './list-lines.ts';
import { numberLine } from './number-line.ts';
import type { PastedKind } from './pasted-kind.ts';
import { textLine } from './text-line.ts';

type AnyPastedKind = PastedKind<OfKind>;

/** The kinds that have one line each, so that they fit a gap. */
const ofGaps: readonly AnyPastedKind[] = [numberLine, textLine, choiceLine];

/** The kinds of whole answers. Options A) to E) are no answer lines. */
const whole: readonly AnyPastedKind[] = [
  numberLine,
  textLine,
  expressionLine,
  orderLines,
  matchLines,
  writtenLines,
];

/** The letters that begin answer lines. X is a wrong answer to the line above. */
export const answerMarkers: readonly string[] = [
  ...new Set([...whole, ...ofGaps].map(({ marker }) => marker)),
  'X',
];

export const kindOfGapMarked = (marker: string): AnyPastedKind | undefined =>
  ofGaps.find((each) => each.marker === marker);

export const kindMarked = (marker: string): AnyPastedKind | undefined =>
  whole.find((each) => each.marker === marker);

export const pastedKindOf = ({ kind }: OfKind): AnyPastedKind | undefined =>
  [...whole, ...ofGaps].find((each) => each.kind === kind);

/** Kinds with several lines for one answer. */
export const hasManyLines = (marker: string): boolean => ['O', 'M', 'P', 'E'].includes(marker);
