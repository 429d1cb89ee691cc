import { readdirSync } from 'node:fs';
import type { WrittenSet } from './question-set.ts';
import { readSet } from './read-set.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.set.txt'))
  .sort();

/** All hand-written questions. */
export const allSets: readonly WrittenSet[] = files.map(readSet);
