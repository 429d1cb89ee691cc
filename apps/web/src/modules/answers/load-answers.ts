import type * as Answers from './parts/loaded-answers.ts';
import type * as Reviews from './parts/loaded-reviews.ts';

let loaded: typeof Answers | undefined;
let reviews: typeof Reviews | undefined;

/** The fields of the kinds of answers in these parts: most pages need none. */
export async function loadAnswers(parts: unknown): Promise<void> {
  loaded ??= await import('./parts/loaded-answers.ts');
  await loaded.loadKindsIn(parts);
}

/** What `loadAnswers` has loaded for these parts; undefined before. */
export const loadedAnswers = (parts: unknown): typeof Answers | undefined =>
  loaded?.areKindsLoaded(parts) ? loaded : undefined;

/** The reviews and the marking of these parts: a test needs them when it ends. */
export async function loadReviews(parts: unknown): Promise<void> {
  const [files] = await Promise.all([import('./parts/loaded-reviews.ts'), loadAnswers(parts)]);
  await files.loadMarkingIn(parts);
  reviews = files;
}

/** What `loadReviews` has loaded for these parts; undefined before. */
export const loadedReviews = (parts: unknown): typeof Reviews | undefined =>
  loadedAnswers(parts) && reviews?.areReviewsLoaded(parts) ? reviews : undefined;
