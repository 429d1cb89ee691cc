import type { ReadQuestionFile } from './upload-texts.ts';

/** How long reading may take. */
export const readingTimeMs = 5_000;

const tookTooLong =
  'The file was not read within 5 seconds, so reading was stopped. Export fewer questions at a time.';
const failed = 'The file could not be read. Choose it again.';

/** Reads a file of questions in a worker, or returns a message. Ends the worker when the signal aborts. */
export function readInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<ReadQuestionFile | string> {
  const worker = new Worker(new URL('question-file.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<ReadQuestionFile | string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<ReadQuestionFile | string>) => {
    if (data === 'ready') {
      timer = setTimeout(() => resolve(tookTooLong), readingTimeMs);
      worker.postMessage(bytes);
    } else resolve(data);
  });
  worker.addEventListener('error', () => resolve(failed));
  const stop = () => resolve(failed);
  signal.addEventListener('abort', stop);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
    signal.removeEventListener('abort', stop);
  });
}
