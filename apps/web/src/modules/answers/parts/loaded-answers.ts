/** What a page with parts needs: it is loaded with the first of them. */
export { markQuestion } from '@markwell/shared/answers/mark-question';
export { PartInput } from './part-input.tsx';
export { PartReview } from './part-review.tsx';
export { speechOfPart } from './speech-of-part.ts';
