import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Family, TopicFamilies } from './family.ts';

const ending = '.family.ts';

/** A code from the name of its folder: `GCSE_MATHEMATICS` from `gcse-mathematics`. */
const codeOf = (folder: string) => folder.toUpperCase().replaceAll('-', '_');

/** The families of each topic, found by their files: `<subject>/<topic>/<name>.family.ts`. */
async function findFamilies(): Promise<TopicFamilies[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const topics = new Map<string, TopicFamilies & { families: Family[] }>();
  for (const file of files.sort()) {
    const [subject = '', topic = '', name = ''] = file.split(path.sep);
    const module: unknown = await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
    if (!exportsFamily(module) || `${module.family.name}${ending}` !== name)
      throw new Error(`${file} must export the family ${name.slice(0, -ending.length)} as "family"`);
    const folder = `${subject}/${topic}`;
    const found = topics.get(folder) ?? {
      subjectCode: codeOf(subject),
      topicCode: codeOf(topic),
      families: [],
    };
    found.families.push(module.family);
    topics.set(folder, found);
  }
  return [...topics.values()];
}

function exportsFamily(module: unknown): module is { family: Family } {
  return typeof module === 'object' && module !== null && 'family' in module;
}

export const allFamilies: readonly TopicFamilies[] = await findFamilies();

/** A family by its topic with the subject (`GCSE_MATHEMATICS/ALGEBRA`) and its name. Throws for an unknown one. */
export function familyOf(topic: string, name: string): Family {
  const families = allFamilies.find(
    ({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}` === topic,
  )?.families;
  const family = families?.find((each) => each.name === name);
  if (!family) throw new Error(`${topic} has no family ${name}`);
  return family;
}
