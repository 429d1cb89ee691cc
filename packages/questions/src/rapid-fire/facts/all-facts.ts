import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf, readContent, readOfSubjects } from '../../content-files.ts';
import { namedParts } from '../../text/numbered-lines.ts';
import type { TopicFacts } from './facts.ts';
import { parseFacts, parseWordings } from './parse-facts.ts';

const folder = import.meta.dirname;
const ending = '.facts.ts';
const wordings = readContent('wordings.yaml', parseWordings);

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
    .filter((file) => file.endsWith(ending))
    .map(async (file) => ({
      subjectCode: codeOf(path.dirname(file)),
      name: path.basename(file, ending),
      facts: await importFacts(file),
    })),
);

const written = readOfSubjects(/^facts[.]txt$/, (text, subjectCode) =>
  namedParts(text).map((part) => ({
    subjectCode,
    name: part.name,
    facts: parseFacts(part, subjectCode, wordings),
  })),
);

const keyOf = ({ subjectCode, name }: (typeof written)[number]) => `${subjectCode}/${name}.`;

/** The facts of all topics, by subject and their names. */
export const allFacts: readonly TopicFacts[] = [...calculated, ...written]
  .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0))
  .map(({ facts }) => facts);
