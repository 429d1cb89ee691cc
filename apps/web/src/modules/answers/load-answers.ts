import type * as Answers from './parts/loaded-answers.ts';

let loaded: typeof Answers | undefined;

/** The fields, the reviews and the marking of all kinds of answers: most pages do not need them. */
export const loadAnswers = async (): Promise<typeof Answers> =>
  (loaded ??= await import('./parts/loaded-answers.ts'));

/** What `loadAnswers` has loaded; undefined before. */
export const loadedAnswers = (): typeof Answers | undefined => loaded;
