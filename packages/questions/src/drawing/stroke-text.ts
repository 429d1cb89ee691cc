import { glyphs } from './glyphs.ts';
import { coordinate, ink } from './svg.ts';
import type { Point } from './svg.ts';

export interface TextStyle {
  /** Height of a capital. */
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
  bold?: boolean;
}

const gap = 2;

function glyphOf(letter: string) {
  const glyph = glyphs[letter];
  if (!glyph) throw new Error(`The pen alphabet has no "${letter}"`);
  return glyph;
}

export function textWidth(text: string, size: number): number {
  const advances = [...text].reduce((sum, letter) => sum + glyphOf(letter)[0] + gap, -gap);
  return (Math.max(0, advances) * size) / 10;
}

/** Text as pen strokes; `at` is the middle of the capital height. */
export function strokeText(text: string, [x, y]: Point, style: TextStyle = {}): string {
  const { size = 20, anchor = 'middle', color = ink, bold = false } = style;
  const scale = size / 10;
  const width = textWidth(text, size);
  let left = 0;
  const strokes = [...text].map((letter) => {
    const [advance, d] = glyphOf(letter);
    const moved = d === '' ? '' : `<path transform="translate(${coordinate(left)} 0)" d="${d}"/>`;
    left += advance + gap;
    return moved;
  });
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return `<g transform="translate(${coordinate(start)} ${coordinate(y - size / 2)}) scale(${coordinate(scale)})" fill="none" stroke="${color}" stroke-width="${bold ? 1.7 : 1.15}" stroke-linecap="round" stroke-linejoin="round" data-text="${escaped(text)}">${strokes.join('')}</g>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
