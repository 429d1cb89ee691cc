import type { Formula } from '@markwell/shared/rules/mathematics';
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { formulaBox } from './formula-box.ts';
import { makeScrollableByKeyboard } from './scrollable-formula.ts';

/** What an author wrote decides nothing but what is drawn: no links, no styles of its own, no endless macros. */
const options = {
  output: 'htmlAndMathml',
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxSize: 20,
  maxExpand: 200,
} as const;

export type FormulaProps = Omit<Formula, 'kind'>;

/** Builds nodes rather than markup: the page's policy lets scripts set styles, and refuses those in markup. */
function typeset({ tex, source, isDisplay }: FormulaProps, place: HTMLElement): void {
  try {
    katex.render(tex, place, { ...options, displayMode: isDisplay });
  } catch {
    place.textContent = source;
  }
}

/** A formula as KaTeX sets it: MathML for screen readers, and what is seen. Broken TeX shows its source. */
export function TypesetFormula({ tex, source, isDisplay }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    typeset({ tex, source, isDisplay }, box);
    return isDisplay ? makeScrollableByKeyboard(box) : undefined;
  }, [tex, source, isDisplay]);
  return <span ref={place} className={isDisplay ? formulaBox : undefined} />;
}
