import type { SavedAnswer } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { AnswerStore } from './answer-store.ts';

/** refused: the server rejected the answers, and they stay on this device until something changes. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'refused';

export const autosaveDelayMs = 800;
const firstRetry = 2_000;
const longestRetry = 30_000;

interface AutosaveOptions {
  store: Pick<AnswerStore, 'unsaved' | 'markSaved'>;
  send: (answers: SavedAnswer[]) => Promise<void>;
  /** Whether a retry may succeed without the pupil doing anything: no network, or a server error. */
  isTemporary: (error: unknown) => boolean;
  isOnline: () => boolean;
}

interface Autosave {
  state: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Call when an answer was given: saves it soon, together with those that follow. */
  schedule: () => void;
  /** Saves now, for example when back online, visible or signed in again, or when leaving the page. */
  flush: () => Promise<void>;
  /** Call when the page opens: sends what an earlier visit did not save. */
  start: () => void;
  stop: () => void;
}

/** Sends unsaved answers, one request at a time, and retries while the server cannot be reached. */
export function createAutosave({ store, send, isTemporary, isOnline }: AutosaveOptions): Autosave {
  const listeners = new Set<() => void>();
  let state: SaveState = store.unsaved().length === 0 ? 'saved' : 'saving';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let stopped = false;

  function show(next: SaveState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function flushIn(milliseconds: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), milliseconds);
  }

  async function run() {
    for (let answers = store.unsaved(); answers.length > 0; answers = store.unsaved()) {
      if (!isOnline()) {
        show('offline');
        return;
      }
      show('saving');
      try {
        await send(answers);
      } catch (error) {
        const temporary = isTemporary(error);
        show(temporary ? 'offline' : 'refused');
        if (temporary) {
          flushIn(Math.min(firstRetry * 2 ** failures, longestRetry));
          failures += 1;
        }
        return;
      }
      failures = 0;
      store.markSaved(answers);
    }
    show('saved');
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (stopped) return Promise.resolve();
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    schedule() {
      if (store.unsaved().length === 0) return;
      show(isOnline() ? 'saving' : 'offline');
      flushIn(autosaveDelayMs);
    },
    flush,
    start() {
      stopped = false;
      void flush();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
