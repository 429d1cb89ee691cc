import type { ContentImage } from '@markwell/content/content-types';
import type { Block } from './drawing-primitives.ts';

/** Drawings of the bank letter their captions at about this height. */
const captionSize = 22;
/** No figure is taller than so many lines of text are high. */
const mostHeight = 17;

export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('This drawing does not say its size');
  return { width: Number(width), height: Number(height) };
}

/** A drawing whose captions are about as large as the text around it, as far as there is room. */
export function figureBlock({ svg }: ContentImage, room: number, textSize: number): Block {
  const natural = sizeOf(svg);
  const scale = Math.min(
    textSize / captionSize,
    room / natural.width,
    (mostHeight * textSize) / natural.height,
  );
  const [width, height] = [natural.width * scale, natural.height * scale];
  return { marks: [{ kind: 'figure', svg, x: 0, y: 0, width, height }], height };
}
