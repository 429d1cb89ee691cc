import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { createPageTree, type PageTree } from './page-tree.ts';
import { createPdfTokens } from './pdf-tokens.ts';
import { readPdfObject, type PdfObject } from './read-pdf-object.ts';

/** Something in the file cannot be read by this code, so its safety is unknown. */
export class UncheckablePdfError extends Error {
  override name = 'UncheckablePdfError';
}

const unpack = promisify(inflate);

/** The largest total size of unpacked object streams: a small file can unpack to gigabytes. */
const maxUnpackedBytes = 128 * 1_048_576;
/** A limit on how often bytes are read: objects may overlap on purpose to make reading endless. */
const maxTimesRead = 4;
const objectsBetweenPauses = 2_000;

/**
 * Returns every name in the objects and trailers of a PDF, packed object streams included, and the way to its
 * pages. Finds objects by the word 'obj' anywhere in the file, not by the file's own table, so that no object is
 * missed. Throws UncheckablePdfError.
 */
export async function readPdfNames(bytes: Buffer): Promise<{ names: Set<string>; tree: PageTree }> {
  const names = new Set<string>();
  const tree = createPageTree();
  const onName = (name: string) => names.add(name);
  let readableBytes = bytes.length * maxTimesRead + 1_000_000;
  let unpackableBytes = maxUnpackedBytes;
  let objectCount = 0;

  async function read(source: Buffer, start: number, number?: number): Promise<PdfObject> {
    const object = readPdfObject(source, start, onName);
    if (number !== undefined) tree.nodes.set(number, object.node);
    if (object.node.root !== undefined) tree.roots.add(object.node.root);
    readableBytes -= object.end - start;
    if (readableBytes < 0) throw new UncheckablePdfError();
    objectCount += 1;
    if (objectCount % objectsBetweenPauses === 0) await setImmediate();
    return object;
  }

  async function readObjectStream({ streamAt, packing, count, first }: PdfObject): Promise<void> {
    if (streamAt === undefined) return;
    if (packing === 'unknown' || count === 0 || first === 0) throw new UncheckablePdfError();
    const content =
      packing === 'none'
        ? bytes.subarray(streamAt)
        : await unpacked(bytes.subarray(streamAt), unpackableBytes);
    if (packing === 'deflate') {
      unpackableBytes -= content.length;
      readableBytes += content.length * maxTimesRead;
    }
    for (const { number, offset } of offsetsIn(content, count)) {
      if (first + offset < content.length) await read(content, first + offset, number);
    }
  }

  for (const start of offsetsAfter(bytes, 'obj')) {
    const object = await read(bytes, start, numberBefore(bytes, start));
    if (object.holdsObjects) await readObjectStream(object);
  }
  for (const start of offsetsAfter(bytes, 'trailer')) await read(bytes, start);
  return { names, tree };
}

/** The object number before the word 'obj', as in '12 0 obj', that ends at the offset. */
function numberBefore(bytes: Buffer, end: number): number | undefined {
  const text = bytes.toString('latin1', Math.max(0, end - 30), end);
  const number = /(?<!\d)(\d{1,9})\s+\d{1,5}\s+obj$/u.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Yields the offset after each occurrence of a whole word: 'endobj' and 'object' do not count as 'obj'. */
function* offsetsAfter(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length)) {
    const around = [bytes[at - 1] ?? 0, bytes[at + word.length] ?? 0];
    if (!around.some(isLetter)) yield at + word.length;
  }
}

const isLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Unpacks a stream. Bytes after it are ignored. */
async function unpacked(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: Math.max(maxBytes, 1) });
  } catch (error) {
    throw new UncheckablePdfError('An object stream cannot be unpacked', { cause: error });
  }
}

/** Yields the objects in an object stream, which begins with pairs of number and offset. */
function* offsetsIn(content: Buffer, count: number): Generator<{ number: number; offset: number }> {
  const tokens = createPdfTokens(content, 0);
  for (let index = 0; index < count; index += 1) {
    const number = Number(tokens.next()?.text);
    const offset = tokens.next()?.text;
    if (offset === undefined) return;
    if (!/^\d{1,10}$/u.test(offset)) throw new UncheckablePdfError();
    yield { number, offset: Number(offset) };
  }
}
