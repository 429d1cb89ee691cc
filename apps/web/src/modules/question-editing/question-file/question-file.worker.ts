/** Reads a file outside of the page, which stays usable. It says when it is ready, because it has to be loaded first. */
import { readQuestionFile } from './read-question-file.ts';

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  self.postMessage(readQuestionFile(data));
});
self.postMessage('ready');
