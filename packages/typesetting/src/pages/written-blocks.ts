import type { PaperPart, PaperQuestion } from '@markwell/content/papers/paper';
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
import { bodySize as size, marksColumnWidth, textAreaWidth } from '../page-geometry.ts';
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
        },
      ]
    : [];
  return [
    ...stem,
    ...parts.map((part, index): PageBlock => {
      const isLast = index === parts.length - 1;
      const block = partWithRoom(part, inside, isLast ? totalText(question) : undefined);
      const named = !shared && index === 0 ? numberMarks : [];
      return { ...block, marks: [...named, ...block.marks] };
    }),
  ];
}

function partWithRoom(part: PaperPart, inside: number, total: string | undefined): PageBlock {
  const text = labelled(part, (measure) => stacked(partContent(part, measure), size * 0.8), {
    width: inside,
    size,
  });
  const room = roomFor(part, inside);
  const growsAt = text.height + (part.isRuled || part.options ? room.height : 4);
  const marks = `(${part.marks})`;
  const content = stacked([
    indented(text, size * gutter),
    indented(room, size * gutter),
    ...(total === undefined ? [] : [space(6), rightAligned(total, width, bold(9.5, softInk))]),
  ]);
  const marksAt = text.height + room.height - 6;
  return {
    marks: [
      ...content.marks,
      ...textMarks(marks, textAreaWidth - textWidth(marks, bold(11)), marksAt, bold(11)),
    ],
    height: content.height,
    ...(part.isRuled || part.options ? {} : { growsAt }),
  };
}

/** Ruled lines for sentences; otherwise free space with a line for the answer at its end. */
function roomFor({ lines, isRuled, unit, options }: PaperPart, inside: number): Block {
  if (options) return space(8);
  if (isRuled) {
    return {
      marks: Array.from({ length: lines }, (_, index) =>
        rule(0, inside, (index + 1) * lineHeight, 0.5, softInk),
      ),
      height: lines * lineHeight + 6,
    };
  }
  const height = lines * lineHeight;
  const unitText = unit ?? '';
  const unitWidth = unit === undefined ? 0 : textWidth(unitText, regular(size)) + 6;
  const line: Mark = {
    kind: 'line',
    x1: inside - answerWidth,
    y1: height - 4,
    x2: inside - unitWidth,
    y2: height - 4,
    color: ink,
    width: 0.6,
  };
  return {
    marks: [
      line,
      ...(unit === undefined ? [] : textMarks(unitText, inside - unitWidth + 6, height - 5, regular(size))),
    ],
    height: height + 4,
  };
}

/** The line that separates the column with the marks. */
export const marksColumn = (height: number): Mark[] => [
  moved({ kind: 'line', x1: 0, y1: 0, x2: 0, y2: height, color: softInk, width: 0.5 }, width + 8, 0),
];
