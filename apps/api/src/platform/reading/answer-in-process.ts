import type { ErrorCode } from '@markwell/shared/contract/errors';
import { DomainError } from '../domain-error.ts';

/** What a reader sends back: a domain error does not survive the way between processes. */
export type Answer = { output: unknown } | { refusal: { code: ErrorCode; message: string } };

/** Reads the input that the process which started this one sends, and answers. */
export function answerInProcess(read: (input: never) => unknown): void {
  process.once('message', ({ input }: { input: never }) => process.send?.(answerTo(() => read(input))));
}

function answerTo(read: () => unknown): Answer {
  try {
    return { output: read() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}
