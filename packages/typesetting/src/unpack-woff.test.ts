import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

function fontIn(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('This is a collection of fonts');
  return font;
}

test.each(['lexend/files/lexend-latin-400-normal', 'noto-sans-math/files/noto-sans-math-latin-400-normal'])(
  'the unpacked %s has the same glyphs',
  (name) => {
    const woff = readFileSync(resolve(`@fontsource/${name}.woff`));
    const [packed, unpacked] = [fontIn(woff), fontIn(unpackWoff(woff))];
    expect(unpacked.postscriptName).toBe(packed.postscriptName);
    expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
    const step = Math.floor(packed.numGlyphs / 8);
    for (let glyph = 0; glyph < packed.numGlyphs; glyph += step) {
      expect(unpacked.getGlyph(glyph).path.toSVG()).toBe(packed.getGlyph(glyph).path.toSVG());
      expect(unpacked.getGlyph(glyph).advanceWidth).toBe(packed.getGlyph(glyph).advanceWidth);
    }
  },
);

test('anything else is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more bytes'))).toThrow('not a WOFF font');
});
