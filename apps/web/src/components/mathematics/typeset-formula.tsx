import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { sourceOf } from './source-of.ts';

/** What an author wrote decides nothing but what is drawn: no links, no styles of its own, no endless macros. */
const options = {
  output: 'htmlAndMathml',
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxSize: 20,
  maxExpand: 200,
} as const;

/** Builds nodes rather than markup: the page's policy lets scripts set styles, and refuses those in markup. */
function typeset(tex: string, place: HTMLElement): void {
  try {
    katex.render(tex, place, options);
  } catch {
    place.textContent = sourceOf(tex);
  }
}

/** A formula as KaTeX sets it: MathML for screen readers, and what is seen. Broken TeX shows its source. */
export function TypesetFormula({ tex }: { tex: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current) typeset(tex, place.current);
  }, [tex]);
  return <span ref={place} />;
}
