import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads and parses a text file of a folder. Throws an error that names the file and what the parser says, its line. */
export function readParsed<Parsed>(folder: string, file: string, parse: (text: string) => Parsed): Parsed {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}, ${error instanceof Error ? error.message : 'cannot be read'}`, {
      cause: error,
    });
  }
}
