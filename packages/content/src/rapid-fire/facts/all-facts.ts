import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readParsed } from '../../read-parsed.ts';
import type { TopicFacts } from './facts.ts';
import { parseFacts, parseWordings } from './parse-facts.ts';

const folder = import.meta.dirname;
const wordings = readParsed(folder, 'wordings.txt', parseWordings);

/** Reads facts, or imports calculated ones. */
async function loadFacts(file: string): Promise<TopicFacts> {
  if (file.endsWith('.txt')) return readParsed(folder, file, (text) => parseFacts(text, wordings));
  const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
  if (!exportsFacts(module)) throw new Error(`${file} must export its facts as "facts"`);
  return module.facts;
}

function exportsFacts(module: unknown): module is { facts: TopicFacts } {
  return typeof module === 'object' && module !== null && 'facts' in module;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.facts\.(ts|txt)$/.test(file))
  .sort();

/** The facts of all topics, found by their files. */
export const allFacts: readonly TopicFacts[] = await Promise.all(files.map(loadFacts));
