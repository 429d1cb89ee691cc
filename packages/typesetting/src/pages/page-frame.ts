import { ink, moved, rule, softInk, type Mark } from '../drawing-primitives.ts';
import { marginSide, marginTop, pageHeight, pageWidth } from '../page-geometry.ts';
import { bold, regular } from '../text-blocks.ts';
import { textMarks, textWidth } from '../text-runs.ts';

/** Moves marks from the text area to their place on the page. */
export const onPage = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => moved(mark, marginSide, marginTop));

/** The line at the foot of a page: the title, the page number and what to do next. */
export function footer(title: string, number: number, turn: string): Mark[] {
  const y = pageHeight - 34;
  const [left, right, shown] = [marginSide, pageWidth - marginSide, String(number)];
  // A long title is set smaller, so that it ends before the number.
  const size = Math.min(9, (9 * (pageWidth / 2 - left - 24)) / textWidth(title, regular(9)));
  const look = regular(size, softInk);
  const numberLook = bold(10.5, ink);
  return [
    rule(left, right, y - 17),
    ...textMarks(title, left, y, look),
    ...textMarks(shown, (pageWidth - textWidth(shown, numberLook)) / 2, y, numberLook),
    ...textMarks(turn, right - textWidth(turn, bold(9.5)), y, bold(9.5)),
  ];
}
