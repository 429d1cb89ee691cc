import type { Formula } from '@markwell/shared/rules/formulas/mathematics';
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { formulaBox } from './formula-box.ts';
import { makeScrollableByKeyboard } from './scrollable-formula.ts';

/** Restricts what TeX can do: no links, no styles, no endless macros. */
const options = {
  output: 'htmlAndMathml',
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxSize: 20,
  maxExpand: 200,
} as const;

export type FormulaProps = Omit<Formula, 'kind'>;

/** A fraction within a line is set as large as on its own line: its digits are too small for an option otherwise. */
const largeFractions = (tex: string) => (tex.includes('\\frac') ? `\\displaystyle ${tex}` : tex);

/** Creates DOM nodes, because the Content Security Policy forbids style attributes in markup. */
function typeset({ tex, source, isDisplay }: FormulaProps, element: HTMLElement): void {
  try {
    katex.render(isDisplay ? tex : largeFractions(tex), element, { ...options, displayMode: isDisplay });
  } catch {
    element.textContent = source;
  }
}

/** A formula typeset by KaTeX, with MathML for screen readers. Invalid TeX shows its source. */
export function TypesetFormula({ tex, source, isDisplay }: FormulaProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    typeset({ tex, source, isDisplay }, box);
    return isDisplay ? makeScrollableByKeyboard(box) : undefined;
  }, [tex, source, isDisplay]);
  return <span ref={element} className={isDisplay ? formulaBox : '[&_.base:has(.mfrac)]:my-0.5'} />;
}
