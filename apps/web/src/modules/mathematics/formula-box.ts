/**
 * The classes for a formula on its own line: centred, as wide as the text, scrolling when it is wider.
 * `contain-inline-size` keeps a wide formula from widening the page.
 */
export const formulaBox =
  'pointer-events-auto block contain-inline-size overflow-x-auto overflow-y-hidden py-1.5 text-center focus-visible:outline-offset-[-3px] print:overflow-visible [&>.katex-display]:m-0! [&>.katex-display]:inline-block! [&>.katex-display]:min-w-full';

/** The classes for a formula within a line that has a part wider than the text: it scrolls on a line of its own. */
export const wideFormula =
  'data-wide:pointer-events-auto data-wide:block data-wide:contain-inline-size data-wide:overflow-x-auto data-wide:overflow-y-hidden data-wide:py-1.5 data-wide:focus-visible:outline-offset-[-3px] print:overflow-visible';
