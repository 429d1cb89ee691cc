import { createLogger, type Logger } from '../http/logging.ts';

interface UnexpectedErrors {
  /** Stores warnings and errors instead of writing them. */
  logger: Logger;
  /** Writes the stored warnings and errors to the console. */
  print: () => void;
  forget: () => void;
}

/**
 * A reply to an unexpected error says only that something went wrong. Its cause is stored until the end of
 * the test, so that a failed test can print it and a test that expects the error does not.
 */
export function collectUnexpectedErrors(
  write: (text: string) => void = (text) => process.stderr.write(`${text}\n`),
): UnexpectedErrors {
  const lines: string[] = [];
  return {
    logger: createLogger('warn', { write: (line) => void lines.push(line) }),
    print() {
      for (const line of lines) write(describe(line));
    },
    forget() {
      lines.length = 0;
    },
  };
}

function describe(line: string): string {
  const { msg, requestId, err } = JSON.parse(line) as {
    msg: string;
    requestId?: string;
    err?: { stack?: string };
  };
  return `The API logged '${msg}'${requestId ? ` for request ${requestId}` : ''}: ${err?.stack ?? line}`;
}
