import * as fs from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { imageTypeOf, signatureBytes } from './image-type.ts';
import { ImageError, type Images } from './images.ts';

/** Pixels of one frame: more is a decompression bomb rather than a picture of a question. */
const mostPixels = 25_000_000;
/** Pixels a side: what a screen can show, and well below the most that WebP can hold. */
const longestSide = 4_096;
/** WebP's effort, 0-6: 2 costs a third of the default and some percent of size. */
const effort = 2;
const atOnce = 2;
/** Pictures that may wait for their turn. */
const mostWaiting = 1_000;

/**
 * Pictures are decoded by libvips, outside JavaScript: two at a time, each on one thread, so that calls are still
 * answered. No picture comes twice, so libvips keeps no cache of what it has read.
 */
export function createSharpImages(): Images {
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = pLimit(atOnce);

  return {
    async encode(path) {
      if (!(await isImage(path))) throw new ImageError('type');
      if (queue.pendingCount >= mostWaiting) throw new ImageError('busy');
      return queue(() => encode(path));
    },
  };
}

async function isImage(path: string): Promise<boolean> {
  const handle = await fs.open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return imageTypeOf(buffer.subarray(0, bytesRead)) !== undefined;
  } finally {
    await handle.close();
  }
}

async function encode(path: string): ReturnType<Images['encode']> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ effort })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: new Uint8Array(data), contentType: 'image/webp', width, height };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|too large|dimension/i.test(error.message);
    throw new ImageError(isTooLarge ? 'pixels' : 'broken', error);
  }
}
