/** The fonts that come with the package, so that pages look the same on every machine. */
export type Face = 'regular' | 'bold' | 'greek' | 'letters' | 'phonetics' | 'symbols';

/** A piece of text in one font; `y` is its baseline. */
export interface TextMark {
  kind: 'text';
  text: string;
  face: Face;
  size: number;
  x: number;
  y: number;
  color: string;
}

/** A drawing of the question bank, scaled into a rectangle. */
export interface FigureMark {
  kind: 'figure';
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface LineMark {
  kind: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  color: string;
  width: number;
}

/** A filled circle or a ring. */
interface RoundMark {
  kind: 'round';
  x: number;
  y: number;
  radius: number;
  fill: string;
  stroke: string;
}

/** A rectangle, with rounded corners if it has a radius. */
interface BoxMark {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  fill: string;
  stroke: string;
  lineWidth: number;
}

export type Mark = TextMark | FigureMark | LineMark | RoundMark | BoxMark;

/** A typeset block: its marks, relative to its top left corner, and its height. */
export interface Block {
  marks: Mark[];
  height: number;
}

export const ink = '#17203A';
export const softInk = '#535C75';
export const royal = '#2440B3';
export const correct = '#17734A';
export const hairline = '#B9BFCC';

export function moved(mark: Mark, right: number, down: number): Mark {
  if (mark.kind === 'line') {
    const { x1, y1, x2, y2 } = mark;
    return { ...mark, x1: x1 + right, y1: y1 + down, x2: x2 + right, y2: y2 + down };
  }
  return { ...mark, x: mark.x + right, y: mark.y + down };
}

/** Puts blocks under each other. */
export function stacked(blocks: readonly Block[], gap = 0): Block {
  const marks: Mark[] = [];
  let height = 0;
  for (const block of blocks) {
    if (height > 0) height += gap;
    marks.push(...block.marks.map((mark) => moved(mark, 0, height)));
    height += block.height;
  }
  return { marks, height };
}

export function indented({ marks, height }: Block, by: number): Block {
  return { marks: marks.map((mark) => moved(mark, by, 0)), height };
}

export const space = (height: number): Block => ({ marks: [], height });

/** Puts blocks under each other and makes the spaces between them larger or smaller, so that they fill a height. */
export function spread(blocks: readonly Block[], height: number): Block {
  const isSpace = (block: Block) => block.marks.length === 0;
  const sum = (some: readonly Block[]) => some.reduce((total, block) => total + block.height, 0);
  const fixed = sum(blocks.filter((block) => !isSpace(block)));
  const factor = Math.max(0.3, Math.min(2, (height - fixed) / sum(blocks.filter(isSpace))));
  return stacked(blocks.map((block) => (isSpace(block) ? space(block.height * factor) : block)));
}

/** A rectangle with a thin outline. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  look: Partial<Pick<BoxMark, 'radius' | 'fill' | 'stroke' | 'lineWidth'>> = {},
): BoxMark {
  return { kind: 'box', x, y, width, height, radius: 0, fill: 'none', stroke: ink, lineWidth: 0.8, ...look };
}

export function rule(x1: number, x2: number, y: number, width = 0.6, color = hairline): LineMark {
  return { kind: 'line', x1, y1: y, x2, y2: y, color, width };
}
