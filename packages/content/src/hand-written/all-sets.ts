import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WrittenOption, WrittenSet } from './question-set.ts';

/** The hand-written sets, found by their files: `<subject>/<name>.set.ts` exports `set`. */
async function findSets(): Promise<WrittenSet<WrittenOption>[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.set.ts'),
  );
  const sets = files.sort().map(async (file) => {
    const module: unknown = await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
    if (!exportsSet(module)) throw new Error(`${file} must export a set as "set"`);
    return module.set;
  });
  return Promise.all(sets);
}

function exportsSet(module: unknown): module is { set: WrittenSet<WrittenOption> } {
  return typeof module === 'object' && module !== null && 'set' in module;
}

/** All hand-written questions. */
export const allSets: readonly WrittenSet<WrittenOption>[] = await findSets();
