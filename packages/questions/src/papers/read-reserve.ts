import { codeOf, readContent } from '../content-files.ts';
import { parseSet } from '../sets/parse-set.ts';
import type { WrittenSet } from '../sets/question-set.ts';
import { namedParts, type NamedPart } from '../text/numbered-lines.ts';
import { parseStructured, type StructuredSection } from './structured/parse-structured.ts';

/** Reads a set that only a paper asks, a part of `<subject>/papers/<paper>.txt`. */
export const reserveSet = (subject: string, paper: string, name: string): WrittenSet =>
  readPart(subject, paper, name, (part) => parseSet(part, codeOf(subject)));

/** Reads the structured questions of a section of a paper, a part of the same file. */
export const reserveSection = (subject: string, paper: string, name = 'questions'): StructuredSection =>
  readPart(subject, paper, name, parseStructured);

function readPart<Parsed>(
  subject: string,
  paper: string,
  name: string,
  parse: (part: NamedPart) => Parsed,
): Parsed {
  return readContent(`${subject}/papers/${paper}.txt`, (text) => {
    const found = namedParts(text).find((part) => part.name === name);
    if (!found) throw new Error(`line 1: there is no part "${name}"`);
    return parse(found);
  });
}
