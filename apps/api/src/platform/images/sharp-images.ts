import * as fs from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { ImageError, type ImageProblem, type Images } from './images.ts';

/** The number of bytes at the beginning that identify the type of an image. */
const signatureBytes = 12;

/** Pixels of one frame. More is a decompression bomb rather than a picture of a question. */
const maxPixels = 25_000_000;
/** Pixels per side: enough for a screen, and well below the limit of WebP. */
const maxSide = 4_096;
/** WebP's effort, 0-6: 2 takes a third of the default's time and makes files a few per cent larger. */
const effort = 2;
const maxConcurrent = 2;
/** Pixels of a picture that may be re-encoded beside another one like it; larger ones take turns. */
const maxPixelsAtOnce = 8_000_000;
/** The largest number of pictures in the queue. */
const maxPending = 1_000;
/** Seconds by the clock: several times what the largest permitted picture takes on a busy machine. */
const maxSeconds = 30;

/**
 * Re-encodes pictures with libvips, two at a time on one thread each, but only one large picture, so that the server can
 * still answer requests and has the memory. The cache of libvips is off, because no picture is read twice.
 */
export function createSharpImages({ seconds = maxSeconds } = {}): Images {
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = pLimit(maxConcurrent);
  const largeQueue = pLimit(1);

  return {
    async encode(path) {
      if (!(await isImage(path))) throw new ImageError('type');
      if (queue.pendingCount >= maxPending) throw new ImageError('busy');
      return queue(async () => {
        const encoding = () => encode(path, seconds);
        return (await isLarge(path)) ? largeQueue(encoding) : encoding();
      });
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

/** By its header. False for one that has none, which cannot be encoded either. */
async function isLarge(path: string): Promise<boolean> {
  const { width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width * height > maxPixelsAtOnce;
}

async function encode(path: string, seconds: number): ReturnType<Images['encode']> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient()
      .toColourspace('srgb')
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ effort })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: new Uint8Array(data), contentType: 'image/webp', width, height };
  } catch (error) {
    throw new ImageError(problemOf(error instanceof Error ? error.message : ''), error);
  }
}

/** libvips has no codes for its errors, and writes one below the other. */
function problemOf(message: string): ImageProblem {
  if (/^timeout: \d+% complete$/mu.test(message)) return 'slow';
  return /pixel limit|too large|dimension/i.test(message) ? 'pixels' : 'broken';
}

/** The type of an image by its first bytes, not by its name; undefined for unsupported types. */
function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(bytes, ascii('ftypavif'), 4)) return 'avif';
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'gif';
  return undefined;
}

type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
