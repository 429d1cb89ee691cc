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
