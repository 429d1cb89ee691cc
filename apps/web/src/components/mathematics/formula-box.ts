/**
 * A formula on a line of its own: in the middle, as wide as the text, and scrolling when it is wider. Its own width does
 * not count for what is around it, which would grow beyond the page.
 */
export const formulaBox =
  'pointer-events-auto block contain-inline-size overflow-x-auto overflow-y-hidden py-1.5 text-center focus-visible:outline-offset-[-3px] print:overflow-visible [&>.katex-display]:m-0! [&>.katex-display]:inline-block! [&>.katex-display]:min-w-full';
