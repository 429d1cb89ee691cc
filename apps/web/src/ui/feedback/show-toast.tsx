import { toast } from 'react-toastify/unstyled';
import { messageOf } from '#lib/api/api-error.ts';

type ToastType = 'success' | 'error' | 'warning' | 'info';

const defaultDurationMs = 5000;
const enterDelay = 50;

interface NotifyOptions {
  /** After this it closes. */
  durationMs?: number | undefined;
}

/**
 * How often a toast with this text has closed. While a toast leaves, the library ignores another one with its id, so
 * each gets a new id.
 */
const timesClosed = new Map<string, number>();
toast.onChange(({ status, data }) => {
  const { text } = data as { text?: string };
  if (status === 'removed' && text !== undefined) timesClosed.set(text, (timesClosed.get(text) ?? 0) + 1);
});

/**
 * Shows a short message at the top right. An identical toast that is still shown is not repeated, but shown for as
 * long again.
 */
export function showToast(
  type: ToastType,
  title: string,
  message?: string,
  { durationMs = defaultDurationMs }: NotifyOptions = {},
): void {
  const content = (
    <div>
      <p className="font-semibold">{title}</p>
      {message !== undefined && <p className="text-ink-soft">{message}</p>}
    </div>
  );
  const text = `${type} ${title} ${message ?? ''}`;
  const toastId = `${text} ${String(timesClosed.get(text) ?? 0)}`;
  if (toast.isActive(toastId)) toast.update(toastId, { render: content, autoClose: durationMs });
  else toast(content, { type, autoClose: durationMs, delay: enterDelay, toastId, data: { text } });
}

/** An error handler that shows the server's message, or the fallback without one. */
export const toastError = (fallback: string) => (error: Error) => {
  showToast('error', messageOf(error, fallback));
};
