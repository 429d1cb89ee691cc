import { showToast } from '../../components/ui/feedback/show-toast.tsx';

/** Milliseconds (spec 2 §8). */
const toastDuration = 3000;

/** Shows an error toast of the challenge. */
export function toastError(title: string, message?: string): void {
  showToast('error', title, message, { duration: toastDuration });
}
