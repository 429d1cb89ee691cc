import { messageOf } from '#lib/api/api-error.ts';
import { showToast } from '../feedback/show-toast.tsx';

/**
 * For `onFailure` of a Form: shows the server's message, or the fallback without one, as a toast. Problems that a
 * field shows already get none.
 */
export const toastFailure = (fallback: string) => (error: unknown, isShown: boolean) => {
  if (!isShown) showToast('error', messageOf(error, fallback));
};
