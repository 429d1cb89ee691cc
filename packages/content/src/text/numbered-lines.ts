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

export const faultAt = (line: Line | undefined, message: string) =>
  new Error(`line ${line?.number ?? 1}: ${message}`);
