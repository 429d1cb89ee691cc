import type { ContentImage } from '@markwell/questions/content-types';
import type { Block } from './drawing-primitives.ts';

/** The approximate height of captions in drawings of the question bank. */
const captionSize = 22;
/** The maximum height of a figure, in text sizes. */
const maxHeight = 17;

export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error('This drawing has no view box with a size');
  return { width: Number(width), height: Number(height) };
}

/** A drawing scaled so that its captions are about as large as the text around it, or smaller if space is short. */
export function figureBlock({ svg }: ContentImage, availableWidth: number, textSize: number): Block {
  const natural = sizeOf(svg);
  const scale = Math.min(
    textSize / captionSize,
    availableWidth / natural.width,
    (maxHeight * textSize) / natural.height,
  );
  const [width, height] = [natural.width * scale, natural.height * scale];
  return { marks: [{ kind: 'figure', svg, x: 0, y: 0, width, height }], height };
}
