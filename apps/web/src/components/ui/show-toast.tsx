import { toast } from 'react-toastify/unstyled';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** Milliseconds (spec 1 §9). */
const defaultDuration = 5000;
const enterDelay = 50;

interface NotifyOptions {
  /** Milliseconds until it closes by itself. */
  duration?: number | undefined;
}

/** Says something in passing, top right: what happened and, if it needs saying, what to do. The same toast is not shown twice at once. */
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
