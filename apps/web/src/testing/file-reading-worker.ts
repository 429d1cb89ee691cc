import { vi } from 'vitest';
import { readQuestionFile } from '#modules/question-editing/question-file/read-question-file.ts';

/**
 * Gives jsdom a worker for question files, which reads in the same thread, or, if it is stuck, never answers. Returns how
 * many were started and ended.
 */
export function giveFileReadingWorker({ isStuck = false } = {}) {
  const count = { started: 0, ended: 0 };
  class SameThreadWorker extends EventTarget {
    constructor() {
      super();
      count.started += 1;
      queueMicrotask(() => this.answer('ready'));
    }

    postMessage(bytes: Uint8Array) {
      if (!isStuck) this.answer(readQuestionFile(bytes));
    }

    terminate() {
      count.ended += 1;
    }

    private answer(data: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', SameThreadWorker);
  return count;
}
