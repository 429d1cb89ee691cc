import { withPictures } from '@markwell/shared/answers/pictures';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';

/** Content as it is stored: its pictures without addresses and sizes. */
export const asStored = <Content>(content: Content): Content =>
  withPictures(content, ({ imageId, alternativeText }) => ({ imageId, alternativeText }));

/** Parts as they are stored: their pictures without addresses and sizes. */
export const withoutAddresses = (parts: readonly QuestionPart[]): QuestionPart[] => [...asStored(parts)];
