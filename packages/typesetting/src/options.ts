import type { ContentOption } from '@markwell/questions/content-types';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { figureBlock } from './figure.ts';
import { box, indented, ink, moved, stacked, type Block, type Mark } from './drawing-primitives.ts';
import { lineWidth, paragraphs } from './paragraphs.ts';
import { textMarks, textWidth } from './text-runs.ts';

const letterWidth = 2.1;

interface Measure {
  width: number;
  size: number;
  figureSize: number;
  /** The letters are in boxes, because several can be ticked. */
  isBoxed?: boolean;
}

/** The options A, B, C… side by side if they are short, otherwise under each other; pictures in rows. */
export function optionsBlock(options: readonly ContentOption[], measure: Measure): Block {
  const { width, size } = measure;
  const pictured = options.some((option) => 'image' in option);
  const columns = pictured ? Math.min(options.length, 5) : columnsFor(options, width, size);
  const columnWidth = width / columns;
  const cells = options.map((option, index) => cell(option, index, { ...measure, width: columnWidth }));
  const rows: Block[] = [];
  for (let first = 0; first < cells.length; first += columns) {
    const row = cells.slice(first, first + columns);
    rows.push({
      marks: row.flatMap(({ marks }, column) => marks.map((mark) => moved(mark, column * columnWidth, 0))),
      height: Math.max(...row.map(({ height }) => height)),
    });
  }
  return stacked(rows, size * 0.45);
}

function columnsFor(options: readonly ContentOption[], width: number, size: number): number {
  const look = { size, color: ink, weight: 'regular' as const };
  const widest = Math.max(...options.map((option) => ('text' in option ? lineWidth(option.text, look) : 0)));
  const availableWidth = widest + size * (letterWidth + 0.6);
  if (options.some((option) => 'text' in option && option.text.includes('\n'))) return 1;
  if (availableWidth <= width / options.length) return options.length;
  return availableWidth <= width / 2 ? 2 : 1;
}

function cell(
  option: ContentOption,
  index: number,
  { width, size, figureSize, isBoxed = false }: Measure,
): Block {
  const letter: Block = { marks: letterMarks(index, size, isBoxed), height: size * 1.7 };
  if ('image' in option)
    return stacked([letter, figureBlock(option.image, width - size * 0.6, figureSize * 1.3)], 2);
  const look = { size, color: ink, weight: 'regular' as const };
  const text = paragraphs(option.text, width - size * (letterWidth + 0.6), look);
  return {
    marks: [...letter.marks, ...indented(text, size * letterWidth).marks],
    height: Math.max(text.height, letter.height),
  };
}

/** A letter in a ring, as on an answer sheet, or in a box. */
function letterMarks(index: number, size: number, isBoxed: boolean): Mark[] {
  const letter = optionLetters[index];
  if (!letter) throw new Error(`There is no letter for option ${index + 1}`);
  const look = { size: size * 0.82, color: ink, weight: 'bold' as const };
  const [x, y, radius] = [size * 0.82, size * 0.72, size * 0.78];
  return [
    isBoxed
      ? box(x - radius, y - radius, 2 * radius, 2 * radius)
      : { kind: 'round', x, y, radius, fill: 'none', stroke: ink },
    ...textMarks(letter, x - textWidth(letter, look) / 2, y + look.size * 0.35, look),
  ];
}
