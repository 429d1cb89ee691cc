import type { SolutionDto } from '@markwell/shared/question-bank/question-schemas';
import { notFound } from '#platform/domain-error.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import type { Solution } from './solution.repository.ts';

/** Maps a solution to the wire. Throws NOT_FOUND when there is none, or when it has neither text nor picture. */
export function toSolution(solution: Solution | undefined, { urlOf }: Pick<MediaUrls, 'urlOf'>): SolutionDto {
  const explanation = solution?.explanation?.trim() ? solution.explanation : null;
  const image = solution?.image ?? null;
  if (!image && explanation === null) throw notFound('Solution image not found');
  return {
    solutionUrl: image && urlOf(image),
    ...(image && image.alternativeText !== '' && { solutionAlt: image.alternativeText }),
    explanation,
  };
}
