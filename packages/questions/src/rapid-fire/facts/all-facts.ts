import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentFiles, readContent } from '../../content-files.ts';
import type { TopicFacts } from './facts.ts';
import { parseFacts, parseWordings } from './parse-facts.ts';

const folder = import.meta.dirname;
const wordings = readContent('wordings.txt', parseWordings);

async function importFacts(file: string): Promise<TopicFacts> {
  const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
  if (!exportsFacts(module)) throw new Error(`${file} must export its facts as "facts"`);
  return module.facts;
}

function exportsFacts(module: unknown): module is { facts: TopicFacts } {
  return typeof module === 'object' && module !== null && 'facts' in module;
}

const calculated = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.facts.ts'))
    .map(async (file) => ({ file, facts: await importFacts(file) })),
);

const written = contentFiles('.facts.txt').map((file) => ({
  file: file.replace('/facts/', '/'),
  facts: readContent(file, (text) => parseFacts(text, wordings)),
}));

/** The facts of all topics, by subject and the names of their files. */
export const allFacts: readonly TopicFacts[] = [...calculated, ...written]
  .sort((one, other) => (one.file < other.file ? -1 : 1))
  .map(({ facts }) => facts);
