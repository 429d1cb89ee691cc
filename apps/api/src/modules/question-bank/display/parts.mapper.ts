import { withPictures } from '@markwell/shared/answers/pictures';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import type { DisplayedQuestion } from './displayed-question.repository.ts';

/** The parts with their answer keys, and with what a browser needs to show their pictures. */
export const toParts = (
  { parts, pictures }: Pick<DisplayedQuestion, 'parts' | 'pictures'>,
  { urlOf }: Pick<MediaUrls, 'urlOf'>,
): QuestionPart[] =>
  withPictures(parts, ({ imageId, alternativeText }) => {
    const file = pictures[imageId];
    if (!file) return { imageId, alternativeText };
    const { width, height } = file;
    return {
      imageId,
      alternativeText: alternativeText ?? file.alternativeText,
      address: urlOf(file),
      size: width === null || height === null ? null : { width, height },
    };
  });
