import { readContent } from '../content-files.ts';
import { parseSet } from '../sets/parse-set.ts';
import type { WrittenSet } from '../sets/question-set.ts';
import { parseStructured, type StructuredSection } from './structured/parse-structured.ts';

/** Reads a set that only a paper asks, `<subject>/papers/<name>.set.txt`. */
export const reserveSet = (subject: string, name: string): WrittenSet =>
  readContent(`${subject}/papers/${name}.set.txt`, parseSet);

/** Reads the structured questions of a paper or of one of its sections, `<subject>/papers/<name>.structured.txt`. */
export const reserveSection = (subject: string, name: string): StructuredSection =>
  readContent(`${subject}/papers/${name}.structured.txt`, parseStructured);
