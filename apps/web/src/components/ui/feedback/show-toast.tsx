import { toast } from 'react-toastify/unstyled';
import { messageOf } from '#lib/api/api-error.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** Milliseconds (spec 1 §9). */
const defaultDuration = 5000;
const enterDelay = 50;

interface NotifyOptions {
  /** Milliseconds after which it closes. */
  duration?: number | undefined;
}

/** Shows a short message at the top right. An identical toast that is still shown is not repeated. */
export function showToast(
  type: ToastType,
  title: string,
  message?: string,
  { duration = defaultDuration }: NotifyOptions = {},
): void {
  toast(
    <div>
      <p className="font-semibold">{title}</p>
      {message !== undefined && <p className="text-ink-soft">{message}</p>}
    </div>,
    { type, autoClose: duration, delay: enterDelay, toastId: `${type} ${title} ${message ?? ''}` },
  );
}

/** An error handler that shows the server's message, or the fallback without one. */
export const toastError = (fallback: string) => (error: Error) => {
  showToast('error', messageOf(error, fallback));
};
