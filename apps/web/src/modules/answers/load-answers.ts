import type * as Answers from './parts/loaded-answers.ts';

let loaded: typeof Answers | undefined;

/** The fields, the reviews and the marking of the kinds of answers in these parts: most pages need none. */
export async function loadAnswers(parts: unknown): Promise<void> {
  loaded ??= await import('./parts/loaded-answers.ts');
  await loaded.loadKindsIn(parts);
}

/** What `loadAnswers` has loaded for these parts; undefined before. */
export const loadedAnswers = (parts: unknown): typeof Answers | undefined =>
  loaded?.areKindsLoaded(parts) ? loaded : undefined;
