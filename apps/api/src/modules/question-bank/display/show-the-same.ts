import { isDeepStrictEqual } from 'node:util';
import { withPictures } from '@markwell/shared/answers/pictures';
import { showParts, type QuestionPart } from '@markwell/shared/answers/question-parts';

/** Whether two versions of a question show the same parts, whatever their answer keys and the words for their pictures. */
export const showTheSame = (one: QuestionPart[], other: QuestionPart[]): boolean =>
  isDeepStrictEqual(shownIn(one), shownIn(other));

const shownIn = (parts: QuestionPart[]) =>
  withPictures(showParts({ parts }), ({ imageId }) => ({ imageId, alternativeText: null }));
