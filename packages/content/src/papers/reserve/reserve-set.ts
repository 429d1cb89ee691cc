import { parseSet } from '#hand-written/parse-set.ts';
import type { WrittenSet } from '#hand-written/question-set.ts';
import { readParsed } from '../../read-parsed.ts';

/** Reads a set that only a paper asks: `<subject>/<name>.set.txt`, a path in this folder without its ending. */
export const reserveSet = (name: string): WrittenSet =>
  readParsed(import.meta.dirname, `${name}.set.txt`, parseSet);
