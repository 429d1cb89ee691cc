import type { OfKind } from '@markwell/shared/answers/answer-kind';
import type { PaperPart, SchemeMark } from '@markwell/questions/papers/paper';
import type { Block } from '../drawing-primitives.ts';

export type DefinitionOf<Kind extends { show: (definition: never) => OfKind }> = Parameters<Kind['show']>[0];
export type ShownOf<Kind extends { show: (definition: never) => OfKind }> = ReturnType<Kind['show']>;

/** Drawings as SVG by the ids of their pictures. */
export type Drawings = ReadonlyMap<string, string>;

export interface PrintMeasure {
  width: number;
  size: number;
  /** The size of the captions in figures. */
  figureSize: number;
  drawings: Drawings;
}

/** How answers of a kind are printed. */
export interface PrintedKind<Definition extends OfKind, Shown extends OfKind> {
  kind: string;
  /** What stands below the question: options, items, a text with gaps. */
  content?(shown: Shown, measure: PrintMeasure): Block[];
  /** The same in words, for those who do not see the page. */
  words?(shown: Shown): string[];
  /** The space for working and for the answer. */
  space(shown: Shown, marks: number): Pick<PaperPart, 'lines' | 'unit' | 'isRuled' | 'isFree'>;
  /** The answer key as text with formulas. */
  answer(definition: Definition): string;
  /** What earns the marks, then what else is accepted and what is not. */
  scheme(definition: Definition, marks: number): SchemeMark[];
}

export type AnyPrintedKind = PrintedKind<OfKind, OfKind>;
