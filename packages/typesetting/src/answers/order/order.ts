import type { order } from '@markwell/shared/answers/order/order';
import { box, indented, softInk, stacked } from '../../drawing-primitives.ts';
import { paragraphs } from '../../paragraphs.ts';
import { regular } from '../../text-blocks.ts';
import { itemBlock } from '../item-block.ts';
import type { DefinitionOf, PrintedKind, ShownOf } from '../printed-kind.ts';
import { wordsOfContent } from '../printed-options.ts';
import { answerText, marksByShare } from '../scheme-marks.ts';

const instruction = (count: number) => `Write 1 to ${count} in the boxes to show the right order.`;

/** The items with a box before each. */
export const printedOrder: PrintedKind<DefinitionOf<typeof order>, ShownOf<typeof order>> = {
  kind: 'order',
  content({ items }, measure) {
    const { width, size } = measure;
    const [side, left] = [size * 1.5, size * 2.3];
    const rows = items.map(({ content }) => {
      const item = itemBlock(content, { ...measure, width: width - left });
      return {
        marks: [box(0, 0, side, side), ...indented(item, left).marks],
        height: Math.max(side, item.height),
      };
    });
    return [paragraphs(instruction(items.length), width, regular(size, softInk)), stacked(rows, size * 0.45)];
  },
  words: ({ items }) => [
    instruction(items.length),
    ...items.map(({ content }) => `${wordsOfContent(content)}.`),
  ],
  space: () => ({ lines: 0, isFree: true }),
  answer: answerText,
  scheme: (_, marks) => marksByShare(marks, 'items in their right place'),
};
