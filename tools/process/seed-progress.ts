import type { SeedProgress } from '@markwell/seed/demo-data';

/** What a seed's progress is written to: the standard output. */
interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

const width = 20;
/** Back to the start of the line, which is emptied: the bar stays until the next one or the next line. */
const freshLine = '\r\u001B[2K';

/** Prints lines, and the progress of a seed: a bar in a terminal, elsewhere a line for each tenth. */
export function createSeedOutput(output: Output) {
  const start = output.isTTY ? freshLine : '';
  let tenths = 0;
  return {
    log: (line: string): void => {
      output.write(`${start}${line}\n`);
    },
    onProgress: ({ part, done, total }: SeedProgress): void => {
      const counts = `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} questions (${part})`;
      if (output.isTTY) {
        const filled = Math.floor((done / total) * width);
        output.write(`${start}[${'#'.repeat(filled).padEnd(width, '-')}] ${counts}`);
        return;
      }
      const now = Math.floor((done / total) * 10);
      if (now > tenths) output.write(`Seeding: ${counts}\n`);
      tenths = now;
    },
  };
}
