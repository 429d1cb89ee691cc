import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { classNames } from '#ui/class-names.ts';
import { mediaUrl } from '#lib/api/base-url.ts';
import { logWarning } from '#lib/log.ts';

interface AnswerImageProps {
  /** As the API returns it; null when there is no picture. */
  url: string | null;
  alt: string;
  zoomed: boolean;
  /** Requests a new address, because this one may have expired. */
  onExpired: () => Promise<unknown>;
}

/**
 * A picture of the answers. If it does not load, its address is requested once more, then an error is shown.
 * Needs a React key.
 */
export function AnswerImage({ url, alt, zoomed, onExpired }: AnswerImageProps) {
  const [state, setState] = useState<'showing' | 'renewing' | 'renewed' | 'failed'>('showing');

  function handleError(): void {
    if (state === 'showing') {
      setState('renewing');
      void onExpired().finally(() => setState('renewed'));
    } else if (state === 'renewed') {
      logWarning('A picture of the answers could not be loaded', alt);
      setState('failed');
    }
  }

  if (state === 'renewing') return <Spinner label="Loading picture..." />;
  if (url === null || state === 'failed') {
    return (
      <p className="flex items-center justify-center gap-2 rounded-lg border border-line bg-card px-4 py-10 text-ink-soft">
        <ImageOff aria-hidden className="size-5 shrink-0" />
        {url === null ? 'There is no picture for this question.' : 'The picture didn’t load.'}
      </p>
    );
  }
  return (
    <img
      src={mediaUrl(url)}
      alt={alt}
      decoding="async"
      onError={handleError}
      className={classNames(
        'rounded-lg border border-line bg-picture',
        zoomed ? 'w-[200%] max-w-none' : 'w-full',
      )}
    />
  );
}
