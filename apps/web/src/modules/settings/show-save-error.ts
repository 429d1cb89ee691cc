import { showToast } from '#ui/feedback/show-toast.tsx';
import { ApiError } from '#lib/api/api-error.ts';

/** Shows that saving failed: `refusedWords` and the server's message when the server replied. */
export function showSaveError(error: unknown, refusedWords: string): void {
  if (error instanceof ApiError && error.status !== undefined) {
    showToast('error', refusedWords, error.serverMessage);
  } else {
    showToast('error', 'An error occurred. Please try again.');
  }
}
