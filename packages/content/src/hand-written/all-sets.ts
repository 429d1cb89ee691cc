import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WrittenOption, WrittenSet } from './question-set.ts';
import { readSet } from './read-set.ts';

/** Reads a set, or imports one with pictures: `<subject>/<name>.set.ts` exports `set`. */
async function loadSet(file: string): Promise<WrittenSet<WrittenOption>> {
  if (file.endsWith('.txt')) return readSet(file);
  const module: unknown = await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
  if (!exportsSet(module)) throw new Error(`${file} must export a set as "set"`);
  return module.set;
}

function exportsSet(module: unknown): module is { set: WrittenSet<WrittenOption> } {
  return typeof module === 'object' && module !== null && 'set' in module;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.set\.(ts|txt)$/.test(file))
  .sort();

/** All hand-written questions. */
export const allSets: readonly WrittenSet<WrittenOption>[] = await Promise.all(files.map(loadSet));
