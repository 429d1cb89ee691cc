import type { Face } from './drawing-primitives.ts';
import { fontOf } from './fonts.ts';

/** A word in one font, in units of the font. */
interface WordLayout {
  advance: number;
  glyphs: { id: string; outline: string; x: number }[];
}

const words = new Map<string, WordLayout>();
const outlines = new Map<string, string>();

/** Laying out is slow, and papers repeat their words. */
function layoutOf(face: Face, word: string): WordLayout {
  const key = `${face} ${word}`;
  const known = words.get(key);
  if (known) return known;
  const { glyphs, positions } = fontOf(face).layout(word);
  let advance = 0;
  const placed = glyphs.map((glyph, index) => {
    const id = `${face}-${glyph.id}`;
    const outline = outlines.get(id) ?? glyph.path.toSVG();
    outlines.set(id, outline);
    const x = advance + (positions[index]?.xOffset ?? 0);
    advance += positions[index]?.xAdvance ?? glyph.advanceWidth;
    return { id, outline, x };
  });
  const layout = { advance, glyphs: placed };
  words.set(key, layout);
  return layout;
}

/** The words of a text and where each starts, and the width of all, in units of the font. */
export function lineLayout(
  face: Face,
  text: string,
): { words: (WordLayout & { x: number })[]; width: number } {
  const space = layoutOf(face, ' ').advance;
  let x = -space;
  const placed = text.split(' ').map((word) => {
    const layout = layoutOf(face, word);
    const start = x + space;
    x = start + layout.advance;
    return { ...layout, x: start };
  });
  return { words: placed, width: x };
}

/** The width of a text in one font, in text sizes. */
export function widthInFace(face: Face, text: string): number {
  const space = layoutOf(face, ' ').advance;
  const parts = text.split(' ');
  const sum = parts.reduce((total, word) => total + layoutOf(face, word).advance, space * (parts.length - 1));
  return sum / fontOf(face).unitsPerEm;
}
