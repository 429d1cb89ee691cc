/** A line of a text file, with its number in the file. */
export interface Line {
  number: number;
  text: string;
}

export const numberedLines = (file: string): Line[] =>
  file
    .replace(/\n+$/, '')
    .split('\n')
    .map((text, index) => ({ number: index + 1, text }));

/** The lines before the first heading, and from each heading to the next. */
export function sectionsOf(
  lines: readonly Line[],
  heading: RegExp,
): { head: readonly Line[]; sections: (readonly Line[])[] } {
  const starts = lines.flatMap(({ text }, index) => (heading.test(text) ? [index] : []));
  return {
    head: lines.slice(0, starts[0]),
    sections: starts.map((start, index) => lines.slice(start, starts[index + 1])),
  };
}

/** A part of a text file with a name of its own, below a line `## name`. */
export interface NamedPart {
  name: string;
  heading: Line;
  lines: readonly Line[];
}

/** Divides a file into its parts. Refuses text above the first, a file without any, and a name twice. */
export function namedParts(file: string): NamedPart[] {
  const { head, sections } = sectionsOf(numberedLines(file), /^## /);
  const expected = 'expected "## name", in small letters';
  const misplaced = head.find(({ text }) => text !== '');
  if (misplaced ?? !sections[0]) throw faultAt(misplaced, expected);
  const names = new Set<string>();
  return sections.flatMap(([heading, ...lines]) => {
    const name = heading && /^## ([a-z][a-z\d-]*)$/.exec(heading.text)?.[1];
    if (!heading || !name) throw faultAt(heading, expected);
    if (names.has(name)) throw faultAt(heading, `"${name}" is there twice`);
    names.add(name);
    return [{ name, heading, lines }];
  });
}

export const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

export const faultAt = (line: Line | undefined, message: string) =>
  new Error(`line ${line?.number ?? 1}: ${message}`);

/** Lines `name: value` by their names, each with the value as its text. Refuses other names, and a name twice. */
export function namedLines(lines: readonly Line[], names: readonly string[]): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^(.+?): (.+)$/.exec(line.text) ?? [];
    if (!names.includes(name) || found.has(name))
      throw faultAt(line, `expected one of ${names.join(', ')}, each once`);
    found.set(name, { number: line.number, text: value });
  }
  return found;
}
