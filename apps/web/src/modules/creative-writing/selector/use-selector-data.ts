import { useEffect } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { logWarning } from '#lib/log.ts';
import {
  useBriefCounts,
  useCreativeProgress,
  useExamTypes,
  useSubjects,
} from '../creative-writing.queries.ts';
import { showCreativeWritingError } from '../show-creative-writing-error.ts';

/** The message when the subjects did not load: no reply, or an error reply. */
export const subjectsFailure = (error: Error): string =>
  error instanceof ApiError && error.status === undefined
    ? 'Network error while loading subjects'
    : 'Failed to load subjects for creative writing';

/** Logs the error of a query when it appears. */
function useLoggedError(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) logWarning(`${what} did not load`, error);
  }, [what, error]);
}

/**
 * The data of the selector. Without stages or subjects nothing can be started, so their failures show a toast; the
 * progress and the numbers of briefs are only missed.
 */
export function useSelectorData() {
  const examTypes = useExamTypes();
  const subjects = useSubjects();
  const progress = useCreativeProgress();
  const counts = useBriefCounts();

  useEffect(() => {
    if (subjects.error) showCreativeWritingError(subjectsFailure(subjects.error));
  }, [subjects.error]);
  useEffect(() => {
    if (examTypes.error) showCreativeWritingError('Failed to load creative writing data');
  }, [examTypes.error]);
  useLoggedError('The exam types', examTypes.error);
  useLoggedError('The creative writing progress', progress.error);
  useLoggedError('The numbers of briefs', counts.error);

  return { examTypes, subjects, progress, counts };
}
