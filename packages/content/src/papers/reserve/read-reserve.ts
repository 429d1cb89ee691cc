import { parseSet } from '#hand-written/parse-set.ts';
import type { WrittenSet } from '#hand-written/question-set.ts';
import { readParsed } from '../../read-parsed.ts';
import { parseStructured, type StructuredSection } from '../structured/parse-structured.ts';

/** Reads a set that only a paper asks: `<subject>/<name>.set.txt`, a path in this folder without its ending. */
export const reserveSet = (name: string): WrittenSet =>
  readParsed(import.meta.dirname, `${name}.set.txt`, parseSet);

/** Reads the structured questions of a paper or of one of its sections, `<name>.structured.txt` in this folder. */
export const reserveSection = (name: string): StructuredSection =>
  readParsed(import.meta.dirname, `${name}.structured.txt`, parseStructured);
