import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Our content as data, a folder for each subject. */
const folder = path.resolve(import.meta.dirname, '../../content');

/** Reads and parses a file of the content. Throws an error that names the file and what the parser says, its line. */
export function readContent<Parsed>(file: string, parse: (text: string) => Parsed): Parsed {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('packages/content/')) throw error;
    throw new Error(
      `packages/content/${file}, ${error instanceof Error ? error.message : 'cannot be read'}`,
      { cause: error },
    );
  }
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

/** A code from the name of its folder or file: `GCSE_MATHEMATICS` from `gcse-mathematics`. */
export const codeOf = (name: string): string => name.toUpperCase().replaceAll('-', '_');

/**
 * Reads the files of all subjects whose path within the folder of their subject is like this pattern, in the order of
 * their names. The parser gets the code of the subject too.
 */
export const readOfSubjects = <Parsed>(
  pattern: RegExp,
  parse: (text: string, subjectCode: string) => Parsed[],
): Parsed[] =>
  files.flatMap((file) => {
    const [subject = '', ...rest] = file.split('/');
    return pattern.test(rest.join('/')) ? readContent(file, (text) => parse(text, codeOf(subject))) : [];
  });
