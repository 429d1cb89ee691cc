import type { ShownPicture } from '@markwell/shared/answers/pictures';
import type { Block } from '../drawing-primitives.ts';
import { figureBlock } from '../figure.ts';
import { paragraphs } from '../paragraphs.ts';
import { regular } from '../text-blocks.ts';
import type { PrintMeasure } from './printed-kind.ts';
import { printedContent } from './printed-options.ts';

/** A text or a picture of a list. */
export function itemBlock(
  content: { text: string } | { picture: ShownPicture },
  { width, size, figureSize, drawings }: PrintMeasure,
): Block {
  const printed = printedContent(content, drawings);
  return 'text' in printed
    ? paragraphs(printed.text, width, regular(size))
    : figureBlock(printed.image, width, figureSize);
}
