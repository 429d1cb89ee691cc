import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TopicFacts } from './facts.ts';

async function findFacts(): Promise<TopicFacts[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.facts.ts'),
  );
  const found = files.sort().map(async (file) => {
    const module: unknown = await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
    if (!exportsFacts(module)) throw new Error(`${file} must export its facts as "facts"`);
    return module.facts;
  });
  return Promise.all(found);
}

function exportsFacts(module: unknown): module is { facts: TopicFacts } {
  return typeof module === 'object' && module !== null && 'facts' in module;
}

/** The facts of all topics, found by their files. */
export const allFacts: readonly TopicFacts[] = await findFacts();
