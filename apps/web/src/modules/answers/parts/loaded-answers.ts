/** What a page with parts needs: it is loaded with the first of them, and each kind of answer with the first of its kind. */
export { areKindsLoaded, loadKindsIn } from './answer-views.ts';
export { PartInput } from './part-input.tsx';
export { speechOfPart } from './speech-of-part.ts';
