import { withPictures } from '@markwell/shared/answers/pictures';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';

/** Parts as they are stored: their pictures without addresses and sizes. */
export const withoutAddresses = (parts: readonly QuestionPart[]): QuestionPart[] => [
  ...withPictures(parts, ({ imageId, alternativeText }) => ({ imageId, alternativeText })),
];
