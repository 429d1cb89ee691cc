import { readParsed } from '../read-parsed.ts';
import { parseSet } from './parse-set.ts';
import type { WrittenSet } from './question-set.ts';

/** Reads `<subject>/<name>.set.txt`, a path in this folder. Throws an error that names the file and the line. */
export const readSet = (file: string): WrittenSet => readParsed(import.meta.dirname, file, parseSet);
