import { showToast } from '#ui/feedback/show-toast.tsx';

const toastMs = 3000;

/** Shows an error of the selector or the challenge as a toast, for as long as the specification says. */
export function showCreativeWritingError(title: string, message?: string): void {
  showToast('error', title, message, { durationMs: toastMs });
}
