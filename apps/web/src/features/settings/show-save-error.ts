import { showToast } from '../../components/ui/show-toast.tsx';
import { ApiError } from '../../lib/api/api-error.ts';

/** Says that saving failed (spec 2 §8): in the words of the place when the server answered, with its own below. */
export function showSaveError(error: unknown, refusedWords: string): void {
  if (error instanceof ApiError && error.status !== undefined) {
    showToast('error', refusedWords, error.serverMessage);
  } else {
    showToast('error', 'An error occurred. Please try again.');
  }
}
