import type { PaperPart, PaperQuestion } from '@markwell/questions/papers/paper';
import {
  indented,
  ink,
  moved,
  rule,
  softInk,
  space,
  stacked,
  type Block,
  type Mark,
} from '../drawing-primitives.ts';
import { bodySize as size, marksColumnWidth, textAreaHeight, textAreaWidth } from '../page-geometry.ts';
import { gutter, labelled, partContent, stemBlock, totalText } from '../question.ts';
import { bold, regular, rightAligned } from '../text-blocks.ts';
import { textMarks, textWidth } from '../text-runs.ts';
import type { PageBlock } from './fill-pages.ts';

/** The width of questions: right of it is the column with the marks. */
const width = textAreaWidth - marksColumnWidth;
const lineHeight = 22;
const answerWidth = 190;

/** A question as blocks: what it is about, then each part with room for the answer and its marks in the margin. */
export function writtenBlocks(question: PaperQuestion): PageBlock[] {
  const { parts, number } = question;
  const inside = width - size * gutter;
  const shared = stemBlock(question, { width: inside, size });
  const numberMarks = textMarks(String(number), 0, size * 1.08, bold(size));
  const stem: PageBlock[] = shared
    ? [
        {
          marks: [...numberMarks, ...indented(shared, size * gutter).marks],
          height: shared.height,
          keepsWithNext: true,
          isTight: true,
        },
      ]
    : [];
  return [
    ...stem,
    ...parts.flatMap((part, index) => {
      const total = index === parts.length - 1 ? totalText(question) : undefined;
      const [first, ...others] = partBlocks(part, total);
      if (!first) return [];
      const named = !shared && index === 0 ? numberMarks : [];
      return [{ ...first, marks: [...named, ...first.marks] }, ...others];
    }),
  ];
}

/** A part; a long text to write continues on pages of ruled lines. */
function partBlocks(part: PaperPart, total: string | undefined): PageBlock[] {
  const measure = { width: width - size * gutter, size };
  const text = indented(
    labelled(part, (inside) => stacked(partContent(part, inside), size * 0.8), measure),
    size * gutter,
  );
  if (!part.isRuled) return [withMarks(part, text, roomFor(part), total)];
  const onFirst = Math.floor((textAreaHeight - text.height - 50) / lineHeight);
  const onOthers = Math.floor((textAreaHeight - 50) / lineHeight);
  const blocks: PageBlock[] = [];
  let [left, above]: [number, Block] = [part.lines, text];
  while (left > (blocks.length === 0 ? onFirst : onOthers)) {
    const count = blocks.length === 0 ? onFirst : onOthers;
    blocks.push({ ...stacked([above, ruled(count)]), ...growing(above.height + count * lineHeight + 0.1) });
    [left, above] = [left - count, space(0)];
  }
  return [...blocks, withMarks(part, above, ruled(Math.max(Math.min(2, part.lines), left)), total)];
}

/** The end of a part: its marks in the margin and, after the last part, the marks of the question. */
function withMarks(part: PaperPart, text: Block, room: Block, total: string | undefined): PageBlock {
  const marks = `(${part.marks})`;
  const bottom = text.height + room.height;
  const content = stacked([
    text,
    room,
    ...(total === undefined ? [] : [space(6), rightAligned(total, width, bold(9.5, softInk))]),
  ]);
  return {
    marks: [
      ...content.marks,
      ...textMarks(marks, textAreaWidth - textWidth(marks, bold(11)), bottom - 5, bold(11)),
    ],
    height: content.height,
    ...growthOf(part, text.height, bottom),
  };
}

/** Options and a line for a word need no more space. */
function growthOf({ isRuled, lines }: PaperPart, text: number, bottom: number): Partial<PageBlock> {
  if (lines === 0 || (isRuled && lines === 1)) return {};
  return isRuled ? growing(bottom - 5.9) : { growsAt: text + 4 };
}

/** More ruled lines in the space that is left on the page. */
const growing = (at: number): Pick<PageBlock, 'growsAt' | 'fillWith'> => ({
  growsAt: at,
  fillWith: (extra) => ruled(Math.floor(extra / lineHeight)).marks,
});

const ruled = (lines: number): Block => ({
  marks: Array.from({ length: lines }, (_, index) =>
    rule(size * gutter, width, (index + 1) * lineHeight, 0.5, softInk),
  ),
  height: lines * lineHeight + 6,
});

/** Free space, with a line for the answer and its unit at its end unless the answer is a drawing or several equations. */
function roomFor({ lines, unit, options, isFree }: PaperPart): Block {
  if (options) return space(8);
  const height = lines * lineHeight;
  if (isFree) return space(height + 4);
  const unitWidth = unit === undefined ? 0 : textWidth(unit, regular(size)) + 6;
  const isBefore = /^[£$€]$/u.test(unit ?? '');
  const [left, right] = isBefore
    ? [width - answerWidth + unitWidth, width]
    : [width - answerWidth, width - unitWidth];
  const unitLeft = isBefore ? width - answerWidth : right + 6;
  return {
    marks: [
      rule(left, right, height - 4, 0.6, ink),
      ...(unit === undefined ? [] : textMarks(unit, unitLeft, height - 5, regular(size))),
    ],
    height: height + 4,
  };
}

/** The line that separates the column with the marks. */
export const marksColumn = (height: number): Mark[] => [
  moved({ kind: 'line', x1: 0, y1: 0, x2: 0, y2: height, color: softInk, width: 0.5 }, width + 8, 0),
];
