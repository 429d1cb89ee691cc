import type { Passage } from '@markwell/questions/papers/paper';
import { indented, softInk, space, stacked, type Mark } from '../drawing-primitives.ts';
import { paragraphs } from '../paragraphs.ts';
import { bold, regular } from '../text-blocks.ts';
import { textMarks, textWidth } from '../text-runs.ts';
import type { PageBlock } from './fill-pages.ts';

const size = 11.5;
const gutter = 30;

/** The text that a section is read from, on a new page, with every fifth line numbered. */
export function passageBlocks({ title, body }: Passage, instruction: string, available: number): PageBlock[] {
  const heading = stacked([
    paragraphs(instruction, available, regular(11, softInk)),
    space(10),
    paragraphs(title, available, bold(15)),
  ]);
  const width = available - gutter;
  let lines = 0;
  const blocks = body.split('\n\n').map((paragraph): PageBlock => {
    const block = paragraphs(paragraph, width, regular(size));
    const step = size * 1.5;
    const count = Math.round(block.height / step);
    const numbers = Array.from({ length: count }, (_, index): Mark[] => {
      const number = String(++lines);
      if (lines % 5 !== 0) return [];
      return textMarks(
        number,
        16 - textWidth(number, regular(9)),
        index * step + size * 1.08,
        regular(9, softInk),
      );
    });
    return {
      marks: [...numbers.flat(), ...indented(block, gutter).marks],
      height: block.height,
      isTight: true,
    };
  });
  return [{ ...heading, startsPage: true, keepsWithNext: true, isTight: true }, ...blocks];
}
