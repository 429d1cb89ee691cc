import type { Paper } from '@markwell/content/papers/paper';
import { coverBlock } from './cover.ts';
import { hairline, ink, moved, softInk, type Block, type Mark } from './drawing-primitives.ts';
import {
  bodySize,
  marginSide,
  marginTop,
  pageHeight,
  pageWidth,
  textBottom,
  textAreaWidth,
} from './page-geometry.ts';
import { questionBlock } from './question.ts';
import { textMarks, textWidth } from './text-runs.ts';

const betweenQuestions = 26;

/** All pages of a paper, cover first. A question is never split over two pages. */
export function pagesOf(paper: Paper): Mark[][] {
  const blocks = paper.questions.map((question) =>
    questionBlock(question, { width: textAreaWidth, size: bodySize }),
  );
  const pages = [onPage(coverBlock(paper), marginTop)];
  let page: Mark[] = [];
  let top = marginTop;
  for (const block of [...blocks, endOfPaper()]) {
    if (page.length > 0 && top + block.height > textBottom) {
      pages.push(page);
      page = [];
      top = marginTop;
    }
    page.push(...onPage(block, top));
    top += block.height + betweenQuestions;
  }
  pages.push(page);
  return pages.map((marks, index) => [...marks, ...footer(paper.title, index + 1, pages.length)]);
}

const onPage = ({ marks }: Block, top: number) => marks.map((mark) => moved(mark, marginSide, top));

function endOfPaper(): Block {
  const look = { size: 11, color: ink, weight: 'bold' as const };
  const text = 'END OF PAPER';
  return { marks: textMarks(text, (textAreaWidth - textWidth(text, look)) / 2, 14, look), height: 20 };
}

function footer(title: string, number: number, count: number): Mark[] {
  const look = { size: 9, color: softInk, weight: 'regular' as const };
  const [y, pageNumber] = [pageHeight - 36, `Page ${number} of ${count}`];
  const [left, right] = [marginSide, pageWidth - marginSide];
  const turn = number < count ? 'Turn over' : '';
  return [
    { kind: 'line', x1: left, y1: y - 16, x2: right, y2: y - 16, color: hairline, width: 0.6 },
    ...textMarks(title, left, y, look),
    ...textMarks(pageNumber, (pageWidth - textWidth(pageNumber, look)) / 2, y, look),
    ...textMarks(turn, right - textWidth(turn, look), y, { ...look, weight: 'bold' }),
  ];
}
