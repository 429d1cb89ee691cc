import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Face } from './drawing-primitives.ts';
import { unpackWoff } from './unpack-woff.ts';

const files: Record<Face, string> = {
  regular: '@fontsource/lexend/files/lexend-latin-400-normal.woff',
  bold: '@fontsource/lexend/files/lexend-latin-600-normal.woff',
  greek: '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff',
  letters: '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
  phonetics: '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
  symbols: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
};

export const faces = Object.keys(files) as Face[];
const { resolve } = createRequire(import.meta.url);
const opened = new Map<Face, { bytes: Buffer; font: Font }>();

function open(face: Face): { bytes: Buffer; font: Font } {
  const known = opened.get(face);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(resolve(files[face])));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${files[face]} is a collection of fonts`);
  const entry = { bytes, font };
  opened.set(face, entry);
  return entry;
}

export const fontOf = (face: Face): Font => open(face).font;
export const bytesOf = (face: Face): Buffer => open(face).bytes;

/** The first font with the character, preferring `wanted`. Throws if none has it, so that no empty box is printed. */
export function faceFor(character: string, wanted: 'regular' | 'bold'): Face {
  const point = character.codePointAt(0) ?? 0;
  const face = [wanted, ...faces].find((each) => fontOf(each).hasGlyphForCodePoint(point));
  if (!face) throw new Error(`No font has the character ${character} (U+${point.toString(16)})`);
  return face;
}
