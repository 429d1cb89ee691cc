import { inflateSync } from 'node:zlib';
import { addNode, createPageTree, type PageTree } from './page-tree.ts';
import { createPdfTokens } from './pdf-tokens.ts';
import { readPdfObject, type PdfObject } from './read-pdf-object.ts';

/** Something in the file cannot be read by this code, so its safety is unknown. */
export class UncheckablePdfError extends Error {
  override name = 'UncheckablePdfError';
}

/** The largest total size of unpacked object streams: a small file can unpack to gigabytes. */
const maxUnpackedBytes = 64 * 1_048_576;
/** A limit on how often bytes are read: objects may overlap on purpose to make reading endless. */
const maxTimesRead = 4;

export interface PdfNames {
  names: Set<string>;
  tree: PageTree;
}

/**
 * Returns every name in the objects and trailers of a PDF, packed object streams included, and the way to its
 * pages. Finds objects by the word 'obj' anywhere in the file, not by the file's own table, so that no object is
 * missed. Throws UncheckablePdfError.
 */
export function readPdfNames(bytes: Buffer): PdfNames {
  const names = new Set<string>();
  const tree = createPageTree();
  const onName = (name: string) => names.add(name);
  let readableBytes = bytes.length * maxTimesRead + 1_000_000;
  let unpackableBytes = maxUnpackedBytes;

  function countRead(byteCount: number): void {
    readableBytes -= byteCount;
    if (readableBytes < 0) throw new UncheckablePdfError();
  }

  function read(source: Buffer, start: number, number?: number): PdfObject {
    const object = readPdfObject(source, start, onName);
    if (number !== undefined) addNode(tree, number, object.node);
    if (object.node.root !== undefined) tree.roots.add(object.node.root);
    countRead(object.readTo - start);
    return object;
  }

  function readObjectStream({ streamAt, packing, count, first }: PdfObject): void {
    if (streamAt === undefined) return;
    if (packing === 'unknown' || count === 0 || first === 0) throw new UncheckablePdfError();
    const packed = bytes.subarray(streamAt);
    if (packing === 'none') readObjectsIn(packed, count, first);
    else {
      const { content, packedBytes } = unpacked(packed, unpackableBytes);
      unpackableBytes -= content.length;
      readableBytes += content.length * maxTimesRead;
      countRead(packedBytes);
      readObjectsIn(content, count, first);
    }
  }

  /** Reads the objects in an object stream, which begins with pairs of number and offset. */
  function readObjectsIn(content: Buffer, count: number, first: number): void {
    const tokens = createPdfTokens(content, 0);
    for (let index = 0; index < count; index += 1) {
      const from = tokens.at();
      const number = Number(tokens.next()?.text);
      const offset = tokens.next()?.text;
      countRead(tokens.at() - from);
      if (offset === undefined) return;
      if (!/^\d{1,10}$/u.test(offset)) throw new UncheckablePdfError();
      const at = first + Number(offset);
      if (at < content.length) read(content, at, number);
    }
  }

  for (const start of offsetsAfter(bytes, 'obj')) {
    const object = read(bytes, start, numberBefore(bytes, start));
    if (object.holdsObjects) readObjectStream(object);
  }
  for (const start of offsetsAfter(bytes, 'trailer')) read(bytes, start);
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
function unpacked(bytes: Buffer, maxBytes: number): { content: Buffer; packedBytes: number } {
  try {
    const unpacking = inflateSync(bytes, { maxOutputLength: Math.max(maxBytes, 1), info: true });
    // The types do not know the option.
    const { buffer, engine } = unpacking as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return { content: buffer, packedBytes: engine.bytesWritten };
  } catch (error) {
    throw new UncheckablePdfError('An object stream cannot be unpacked', { cause: error });
  }
}
