import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSet } from './parse-set.ts';
import type { WrittenSet } from './question-set.ts';

/** Reads `<subject>/<name>.set.txt`, a path in this folder. Throws an error that names the file and the line. */
export function readSet(file: string): WrittenSet {
  try {
    return parseSet(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}, ${error instanceof Error ? error.message : 'cannot be read'}`, {
      cause: error,
    });
  }
}
