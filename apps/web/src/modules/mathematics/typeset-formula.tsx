import type { Formula } from '@markwell/shared/mathematics/mathematics';
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { formulaBox, wideFormula } from './formula-box.ts';
import { makeScrollableByKeyboard, scrollWhenTooWide } from './scrollable-formula.ts';

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

/** Whether KaTeX accepts a formula; `\ce` and `\pu` only after `loadChemistry`. */
export function canTypeset({ tex, isDisplay }: Formula): boolean {
  try {
    katex.renderToString(tex, { ...options, displayMode: isDisplay });
    return true;
  } catch {
    return false;
  }
}

/** A formula typeset by KaTeX, with MathML for screen readers. Invalid TeX shows its source. */
export function TypesetFormula({ tex, source, isDisplay }: FormulaProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    typeset({ tex, source, isDisplay }, box);
    return isDisplay ? makeScrollableByKeyboard(box) : scrollWhenTooWide(box);
  }, [tex, source, isDisplay]);
  return (
    <span
      ref={element}
      className={isDisplay ? formulaBox : classNames('[&_.katex-base:has(.mfrac)]:my-0.5', wideFormula)}
    />
  );
}
