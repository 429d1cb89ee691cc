import { moved, type Block, type Mark } from '../drawing-primitives.ts';

/** A block on a page. It is never split over two pages. */
export interface PageBlock extends Block {
  /** Space that is left on the page is inserted at this height in the block, as room for working; without it, below. */
  growsAt?: number;
  /** What is drawn in the inserted space, from its top. */
  fillWith?: (extra: number) => Mark[];
  /** No space of the page is added after this block: it is a paragraph of a text. */
  isTight?: boolean;
  startsPage?: boolean;
  /** No page ends after this block. */
  keepsWithNext?: boolean;
}

interface FilledPage {
  marks: Mark[];
  /** How much of the page the blocks and the space between them take, from 0 to 1. */
  fill: number;
}

interface Measure {
  height: number;
  /** The least space between two blocks. */
  gap: number;
  /** The most space that a block is given in addition. */
  mostExtra: number;
}

/** Breaks pages so that all are filled about equally, and spreads the remaining space of each page over its blocks. */
export function fillPages(blocks: readonly PageBlock[], measure: Measure): FilledPage[] {
  return pageRanges(blocks, measure).map(([from, to]) => filled(blocks.slice(from, to), measure));
}

const heightOf = (blocks: readonly PageBlock[], gap: number) =>
  blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, blocks.length - 1);

/** The ranges of blocks with the least sum of squares of empty space. */
function pageRanges(blocks: readonly PageBlock[], measure: Measure): (readonly [number, number])[] {
  const best: PageEnd[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= blocks.length; to++) best.push(bestPage(blocks, to, best, measure));
  const ranges: (readonly [number, number])[] = [];
  for (let to = blocks.length; to > 0;) {
    const from = best[to]?.from ?? 0;
    ranges.unshift([from, to]);
    to = from;
  }
  return ranges;
}

/** The cost of all pages up to a block, and where the last of them begins. */
interface PageEnd {
  cost: number;
  from: number;
}

/** The best page that ends before the block `to`, after the best pages before it. */
function bestPage(
  blocks: readonly PageBlock[],
  to: number,
  best: readonly PageEnd[],
  { height, gap }: Measure,
): PageEnd {
  let choice = { cost: Infinity, from: to - 1 };
  const mayEnd = to === blocks.length || !blocks[to - 1]?.keepsWithNext;
  if (!mayEnd) return choice;
  for (let from = to - 1; from >= 0; from--) {
    const used = heightOf(blocks.slice(from, to), gap);
    if (used > height && from < to - 1) break;
    const empty = Math.max(0, height - used) / height;
    const cost = (best[from]?.cost ?? Infinity) + empty ** 2 + 0.02;
    if (cost < choice.cost) choice = { cost, from };
    if (blocks[from]?.startsPage) break;
  }
  return choice;
}

function filled(blocks: readonly PageBlock[], { height, gap, mostExtra }: Measure): FilledPage {
  const used = heightOf(blocks, gap);
  // Above all, blocks with room for working grow; the others share what is left evenly.
  const growing = blocks.filter(({ growsAt }) => growsAt !== undefined).length;
  const loose = blocks.slice(0, -1).filter(({ isTight }) => !isTight).length;
  const places = growing > 0 ? growing : Math.max(1, loose);
  const extra = Math.max(0, Math.min(mostExtra, (height - used) / places));
  const marks: Mark[] = [];
  let [top, bottom] = [0, 0];
  for (const { marks: own, height: tall, growsAt, fillWith, isTight } of blocks) {
    const grows = growsAt !== undefined;
    marks.push(...own.map((mark) => moved(mark, 0, top + (grows && topOf(mark) >= growsAt ? extra : 0))));
    if (grows && fillWith) marks.push(...fillWith(extra).map((mark) => moved(mark, 0, top + growsAt)));
    bottom = top + tall + (grows ? extra : 0);
    top += tall + gap + (grows || (growing === 0 && !isTight) ? extra : 0);
  }
  return { marks, fill: Math.min(1, bottom / height) };
}

const topOf = (mark: Mark) => (mark.kind === 'line' ? mark.y1 : mark.y);
