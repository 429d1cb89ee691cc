import { createNodeReader, type TreeNode } from './page-tree.ts';
import { createPdfTokens, type PdfToken } from './pdf-tokens.ts';

/** The facts about one PDF object that the check needs. */
export interface PdfObject {
  /** The offset of its stream's bytes; undefined when it has no stream. */
  streamAt: number | undefined;
  /** Whether the stream holds further objects (ISO 32000-2, 7.5.7). */
  holdsObjects: boolean;
  /** How many objects it holds, and the offset of the first one in it; 0 when it is not a plain number. */
  count: number;
  first: number;
  /** How the stream is packed. `unknown`: in a way that this code cannot unpack. */
  packing: 'none' | 'deflate' | 'unknown';
  /** What it says about the way to the pages. */
  node: TreeNode;
  /** The offset up to which bytes were read, also in search of a stream. */
  readTo: number;
}

/** Reads one object and passes every name in it, keys and values alike, to `onName`. */
export function readPdfObject(bytes: Buffer, start: number, onName: (name: string) => void): PdfObject {
  const tokens = createPdfTokens(bytes, start);
  const keys = createKeyReader();
  const tree = createNodeReader();
  let depth = 0;
  do {
    const token = tokens.next();
    if (!token) break;
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (token.kind === 'name') onName(token.text);
    keys.readToken(token);
    tree.readToken(token);
  } while (depth > 0);
  const isStream = tokens.next()?.text === 'stream';
  const readTo = tokens.at();
  return {
    ...keys.result(),
    node: tree.node,
    streamAt: isStream ? streamAfter(bytes, readTo) : undefined,
    readTo,
  };
}

/** The offset of the stream's bytes, which follow the word 'stream' and one end of line. */
function streamAfter(bytes: Buffer, at: number): number {
  if (bytes[at] === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1;
  return bytes[at] === 0x0a ? at + 1 : at;
}

const deflate = new Set(['FlateDecode', 'Fl']);

/** Collects the few keys that describe how a stream is packed. */
function createKeyReader() {
  let key: string | undefined;
  let isFilterArray = false;
  let canUnpack = true;
  let isObjectStream = false;
  let count = 0;
  let first = 0;
  const filters: string[] = [];

  function readFilter({ kind, text }: PdfToken): void {
    if (kind === 'open' && text === '[') isFilterArray = true;
    else if (kind === 'name') filters.push(text);
    // A reference to a filter in another object is not followed.
    else if (kind !== 'close' && text !== 'null') canUnpack = false;
    if (!isFilterArray || kind === 'close') key = undefined;
  }

  function readToken(token: PdfToken): void {
    if (key === 'Filter') {
      readFilter(token);
      return;
    }
    const { kind, text } = token;
    const value = kind === 'word' && /^\d{1,9}$/u.test(text) ? Number(text) : 0;
    if (key === 'N') count = value;
    if (key === 'First') first = value;
    if (key === 'Predictor' && value !== 1) canUnpack = false;
    if (kind === 'name' && text === 'ObjStm') isObjectStream = true;
    key = kind === 'name' ? text : undefined;
    isFilterArray = false;
  }

  function packing(): PdfObject['packing'] {
    if (!canUnpack || filters.length > 1) return 'unknown';
    const [filter] = filters;
    if (filter === undefined) return 'none';
    return deflate.has(filter) ? 'deflate' : 'unknown';
  }

  return {
    readToken,
    result: () => ({
      holdsObjects: isObjectStream || (count > 0 && first > 0),
      count,
      first,
      packing: packing(),
    }),
  };
}
