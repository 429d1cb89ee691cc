import type { match } from '@markwell/shared/answers/match/match';
import { ink, moved, softInk, type Block, type Mark } from '../../drawing-primitives.ts';
import { paragraphs } from '../../paragraphs.ts';
import { regular } from '../../text-blocks.ts';
import { itemBlock } from '../item-block.ts';
import type { DefinitionOf, PrintMeasure, PrintedKind, ShownOf } from '../printed-kind.ts';
import { wordsOfContent } from '../printed-options.ts';
import { answerText, marksByShare } from '../scheme-marks.ts';

type Shown = ShownOf<typeof match>;

const instruction = ({ isPartnerReused }: Shown) =>
  `Draw a line from each item on the left to its partner on the right.${isPartnerReused ? ' A partner may be used more than once.' : ''}`;

/** The share of the width between the dots, where lines are drawn. */
const between = 0.24;

/** Items under each other over the whole height, each with a dot beside its first line. */
function column(
  blocks: readonly Block[],
  height: number,
  { x, dot, size }: { x: number; dot: number; size: number },
): Mark[] {
  const free = height - blocks.reduce((sum, block) => sum + block.height, 0);
  const gap = free / Math.max(1, blocks.length - 1);
  let top = 0;
  return blocks.flatMap((block): Mark[] => {
    const start = top;
    top += block.height + gap;
    return [
      ...block.marks.map((mark) => moved(mark, x, start)),
      { kind: 'round', x: dot, y: start + size * 0.74, radius: size * 0.2, fill: ink, stroke: ink },
    ];
  });
}

function columns({ prompts, partners }: Shown, measure: PrintMeasure): Block {
  const { width, size } = measure;
  const each = { ...measure, width: (width * (1 - between)) / 2 - size };
  const blocksOf = (items: Shown['prompts'] | Shown['partners']) =>
    items.map(({ content }) => itemBlock(content, each));
  const [left, right] = [blocksOf(prompts), blocksOf(partners)];
  const height = Math.max(
    ...[left, right].map((blocks) =>
      blocks.reduce((sum, block) => sum + block.height, size * 0.6 * (blocks.length - 1)),
    ),
  );
  const middle = each.width + size * 0.6;
  const rightDot = middle + width * between;
  return {
    marks: [
      ...column(left, height, { x: 0, dot: middle, size }),
      ...column(right, height, { x: rightDot + size * 0.7, dot: rightDot, size }),
    ],
    height,
  };
}

/** Two columns with room for lines between them. */
export const printedMatch: PrintedKind<DefinitionOf<typeof match>, Shown> = {
  kind: 'match',
  content: (shown, measure) => [
    paragraphs(instruction(shown), measure.width, regular(measure.size, softInk)),
    columns(shown, measure),
  ],
  words: (shown) => [
    instruction(shown),
    ...[shown.prompts, shown.partners].map(
      (items, index) =>
        `${index === 0 ? 'Left' : 'Right'}: ${items.map(({ content }) => wordsOfContent(content)).join('; ')}.`,
    ),
  ],
  space: () => ({ lines: 0, isFree: true }),
  answer: answerText,
  scheme: (_, marks) => marksByShare(marks, 'pairs right'),
};
