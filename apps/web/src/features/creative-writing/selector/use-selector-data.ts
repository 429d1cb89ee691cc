import { useEffect } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { logWarning } from '#lib/log.ts';
import { useCreativeProgress, useExamTypes, useSubjects } from '../creative-writing.queries.ts';
import { toastError } from '../show-error-toast.ts';

/** The message when the subjects did not load: no reply, or an error reply (spec 2 §8). */
export const subjectsFailure = (error: Error): string =>
  error instanceof ApiError && error.status === undefined
    ? 'Network error while loading subjects'
    : 'Failed to load subjects for creative writing';

/** The data of the selector. A failure of the subjects shows a toast, any other failure is logged. */
export function useSelectorData() {
  const examTypes = useExamTypes();
  const subjects = useSubjects();
  const progress = useCreativeProgress();

  useEffect(() => {
    if (subjects.error) toastError(subjectsFailure(subjects.error));
  }, [subjects.error]);
  useEffect(() => {
    if (examTypes.error) logWarning('The exam types did not load', examTypes.error);
  }, [examTypes.error]);
  useEffect(() => {
    if (progress.error) logWarning('The creative writing progress did not load', progress.error);
  }, [progress.error]);
  const nothingCame = examTypes.isError && subjects.isError && progress.isError;
  useEffect(() => {
    if (nothingCame) toastError('Failed to load creative writing data');
  }, [nothingCame]);

  return { examTypes, subjects, progress };
}
