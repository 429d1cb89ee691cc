/** What a page with marked parts needs, or a test for its end. */
export { markQuestion } from '@markwell/shared/answers/mark-question';
export { areReviewsLoaded, canMarkKinds, loadMarkingIn } from './answer-views.ts';
export { PartReview } from './part-review.tsx';
