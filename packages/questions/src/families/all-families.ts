import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf, readContent, readOfSubjects } from '../content-files.ts';
import { lawFamily } from './law-family.ts';
import { parseLaws } from './parse-laws.ts';
import type { Family, PlannedFamily, TopicFamilies } from './family.ts';
import { parseBankPlan } from './parse-bank-plan.ts';

const ending = '.family.ts';
const folder = import.meta.dirname;

/** The family that `<name>.family.ts` exports. */
async function loadFamily(file: string): Promise<Family> {
  const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
  const name = path.basename(file, ending);
  if (!exportsFamily(module) || module.family.name !== name)
    throw new Error(`${file} must export the family ${name} as "family"`);
  return module.family;
}

function exportsFamily(module: unknown): module is { family: Family } {
  return typeof module === 'object' && module !== null && 'family' in module;
}

const allLaws = readOfSubjects(/^laws[.]yaml$/, (text, subjectCode) =>
  parseLaws(text).map(({ topicCode, law }) => ({ subjectCode, topicCode, family: lawFamily(law) })),
);

/** The families of a subject by topic, found by their files in `<topic>/`, and its laws, with its bank plan. */
async function familiesOfSubject(subject: string): Promise<TopicFamilies[]> {
  const subjectCode = codeOf(subject);
  const files = readdirSync(path.join(folder, subject), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(ending),
  );
  const written = await Promise.all(
    files.map(async (file) => ({
      topicCode: codeOf(path.dirname(file)),
      family: await loadFamily(path.join(subject, file)),
    })),
  );
  const laws = allLaws.filter((law) => law.subjectCode === subjectCode);
  const topics = [...Map.groupBy([...written, ...laws], ({ topicCode }) => topicCode)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([topicCode, families]) => ({
      subjectCode,
      topicCode,
      families: families.map(({ family }) => family).sort(byFileName),
    }));
  return readContent(`${subject}/bank-plan.yaml`, (text) => parseBankPlan(text, topics));
}

/** The order of the bank, in which laws are between the other families: `lines-that-meet.` is before `lines.`. */
const byFileName = (one: Family, other: Family) => (`${one.name}.` < `${other.name}.` ? -1 : 1);

const subjects = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export const allFamilies: readonly TopicFamilies[] = (
  await Promise.all(subjects.map(familiesOfSubject))
).flat();

/** A family by its topic with the subject (`GCSE_MATHEMATICS/ALGEBRA`) and its name. Throws for an unknown one. */
export function familyOf(topic: string, name: string): PlannedFamily {
  const families = allFamilies.find(
    ({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}` === topic,
  )?.families;
  const family = families?.find((each) => each.name === name);
  if (!family) throw new Error(`${topic} has no family ${name}`);
  return family;
}
