import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSharpImages } from './sharp-images.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-images-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const images = createSharpImages();
const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

async function encode(content: Uint8Array, name = `${crypto.randomUUID()}.jpg`) {
  const file = path.join(folder, name);
  await fs.writeFile(file, content);
  return images.encode(file);
}
/** A picture with a red upper and a blue lower half, so that a test can see how it is turned. */
const halves = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: red } }).composite([
    { input: { create: { width: 40, height: 30, channels: 3, background: blue } }, gravity: 'south' },
  ]);
async function colourAt(bytes: Uint8Array, left: number, top: number) {
  const pixel = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, , b = 0] = pixel;
  return r > 180 && b < 80 ? 'red' : b > 180 && r < 80 ? 'blue' : [...pixel].join(' ');
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('of type %s becomes WebP', async (type) => {
    const image = await encode(await halves().toFormat(type).toBuffer(), `as-${type}.txt`);
    expect(image).toMatchObject({ contentType: 'image/webp', width: 40, height: 60 });
    expect((await sharp(image.bytes).metadata()).format).toBe('webp');
    expect(await colourAt(image.bytes, 20, 5)).toBe('red');
  });

  test.each([
    [1, 40, 60, 'red'],
    [3, 40, 60, 'blue'],
    [6, 60, 40, 'blue'],
    [8, 60, 40, 'red'],
  ])('with orientation %i is turned upright', async (orientation, width, height, topLeft) => {
    const image = await encode(await halves().jpeg().withMetadata({ orientation }).toBuffer());
    expect(image).toMatchObject({ width, height });
    expect(await colourAt(image.bytes, 2, 2)).toBe(topLeft);
  });

  test('loses its metadata', async () => {
    const exif = { IFD0: { Artist: 'Robin', ImageDescription: 'secret' } };
    const image = await encode(await halves().jpeg().withExif(exif).toBuffer());
    const { exif: left, xmp, icc } = await sharp(image.bytes).metadata();
    expect({ left, xmp, icc }).toEqual({ left: undefined, xmp: undefined, icc: undefined });
  });

  test('in CMYK is converted to sRGB', async () => {
    const image = await encode(await halves().toColourspace('cmyk').jpeg().toBuffer());
    expect((await sharp(image.bytes).metadata()).space).toBe('srgb');
    const [r = 0, g = 0, b = 0] = await sharp(image.bytes)
      .extract({ left: 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(r).toBeGreaterThan(g + 60);
    expect(r).toBeGreaterThan(b + 60);
  });

  test('with animation is reduced to its first frame', async () => {
    const frames = await Promise.all(
      [red, blue].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50] })
      .toBuffer();
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
    const image = await encode(gif);
    expect(image).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(image.bytes).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(image.bytes, 10, 10)).toBe('red');
  });

  test('is reduced to the size of a screen', async () => {
    const wide = await sharp({ create: { width: 20_000, height: 10, channels: 3, background: red } })
      .png()
      .toBuffer();
    expect(await encode(wide)).toMatchObject({ width: 4_096 });
  });
});

describe('refuses', () => {
  test.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['an empty file', ''],
  ])('%s with the name of a picture', async (_case, content) => {
    await expect(encode(Buffer.from(content), 'picture.png')).rejects.toMatchObject({ problem: 'type' });
  });

  test('a picture cut off in the middle', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: red, noise } })
      .jpeg()
      .toBuffer();
    await expect(encode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ problem: 'broken' });
    const png = await halves().png().toBuffer();
    await expect(encode(png.subarray(0, 40))).rejects.toMatchObject({ problem: 'broken' });
  });

  test('a small file with too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: red },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1_048_576);
    await expect(encode(bomb)).rejects.toMatchObject({ problem: 'pixels' });
  });

  test('a picture that takes too long', async () => {
    const slow = await sharp({ create: { width: 4_990, height: 4_990, channels: 3, background: red } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1, progressive: true })
      .toBuffer();
    const file = path.join(folder, 'slow.png');
    await fs.writeFile(file, slow);
    const encoding = createSharpImages({ seconds: 1 }).encode(file);
    await expect(encoding).rejects.toMatchObject({ problem: 'slow' });
  });
});
