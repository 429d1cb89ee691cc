import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Our content as data, a folder for each subject. */
const folder = path.resolve(import.meta.dirname, '../../content');

/** Reads and parses a file of the content. Throws an error that names the file and what the parser says, its line. */
export function readContent<Parsed>(file: string, parse: (text: string) => Parsed): Parsed {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(
      `packages/content/${file}, ${error instanceof Error ? error.message : 'cannot be read'}`,
      { cause: error },
    );
  }
}

/** The files with this ending of all subjects, `<subject>/sets/energy.set.txt`, in the order of their names. */
export const contentFiles = (ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith(ending))
    .sort();
