import { createInterface } from 'node:readline/promises';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Whether a person reads the output and can answer. */
  isInteractive: boolean;
}

/**
 * Says that the database has no questions, and asks whether to load our own: with Enter or yes, `load` runs before the
 * start goes on. Where nobody can answer, it only says which command loads them.
 */
export async function offerContent(
  { input, output, isInteractive }: Terminal,
  load: () => Promise<void>,
): Promise<void> {
  if (!isInteractive) {
    output.write('There are no questions yet. `pnpm content:load` loads the questions of this release.\n');
    return;
  }
  const lines = createInterface({ input, output });
  const answer = await lines.question(
    'There are no questions yet. Load the questions of this release now? It takes a few minutes. [Y/n] ',
  );
  lines.close();
  if (/^\s*(?:y|yes)?\s*$/i.test(answer)) await load();
  else output.write('`pnpm content:load` loads them later, also while the product is used.\n');
}
