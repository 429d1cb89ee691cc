import { createPdfTokens, type PdfToken } from './pdf-tokens.ts';

/** What one object says, as far as it matters for a look into the file. */
export interface PdfObject {
  /** Where its stream's bytes begin; undefined when it has none. */
  streamAt: number | undefined;
  /** Whether the stream holds further objects (ISO 32000-2, 7.5.7). */
  holdsObjects: boolean;
  /** How many objects it holds, and where in it the first begins; 0 when it does not say so plainly. */
  count: number;
  first: number;
  /** How the stream is packed. `unknown`: in a way that is not undone here. */
  packing: 'none' | 'deflate' | 'unknown';
  end: number;
}

/** Reads one object and tells every name in it, keys and values alike. */
export function readPdfObject(bytes: Buffer, start: number, onName: (name: string) => void): PdfObject {
  const tokens = createPdfTokens(bytes, start);
  const keys = createKeyReader();
  let depth = 0;
  do {
    const token = tokens.next();
    if (!token) break;
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (token.kind === 'name') onName(token.text);
    keys.see(token);
  } while (depth > 0);
  const end = tokens.at();
  return { ...keys.result(), streamAt: streamAfter(bytes, end), end };
}

/** The stream's bytes follow the word and one end of line. */
function streamAfter(bytes: Buffer, end: number): number | undefined {
  const tokens = createPdfTokens(bytes, end);
  if (tokens.next()?.text !== 'stream') return undefined;
  const at = tokens.at();
  if (bytes[at] === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1;
  return bytes[at] === 0x0a ? at + 1 : at;
}

const deflate = new Set(['FlateDecode', 'Fl']);

/** Watches for the few keys that say how a stream is to be read. */
function createKeyReader() {
  let key: string | undefined;
  let isListed = false;
  let isPlain = true;
  let isObjectStream = false;
  let count = 0;
  let first = 0;
  const filters: string[] = [];

  function seeFilter({ kind, text }: PdfToken): void {
    if (kind === 'open' && text === '[') isListed = true;
    else if (kind === 'name') filters.push(text);
    // A filter that another object names is looked up by nobody here.
    else if (kind !== 'close' && text !== 'null') isPlain = false;
    if (!isListed || kind === 'close') key = undefined;
  }

  function see(token: PdfToken): void {
    if (key === 'Filter') {
      seeFilter(token);
      return;
    }
    const { kind, text } = token;
    const value = kind === 'word' && /^\d{1,9}$/u.test(text) ? Number(text) : 0;
    if (key === 'N') count = value;
    if (key === 'First') first = value;
    if (key === 'Predictor' && value !== 1) isPlain = false;
    if (kind === 'name' && text === 'ObjStm') isObjectStream = true;
    key = kind === 'name' ? text : undefined;
    isListed = false;
  }

  function packing(): PdfObject['packing'] {
    if (!isPlain || filters.length > 1) return 'unknown';
    const [filter] = filters;
    if (filter === undefined) return 'none';
    return deflate.has(filter) ? 'deflate' : 'unknown';
  }

  return {
    see,
    result: () => ({
      holdsObjects: isObjectStream || (count > 0 && first > 0),
      count,
      first,
      packing: packing(),
    }),
  };
}
