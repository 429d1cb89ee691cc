import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { mediaUrl } from '../../lib/api/base-url.ts';
import { classNames } from '../ui/class-names.ts';

interface QuestionImageProps {
  /** The address from the API. */
  url: string;
  alt: string;
  /** Shown when the picture does not load. */
  failureText?: string | undefined;
  onFailure?: (() => void) | undefined;
  className?: string | undefined;
}

/** A picture on a white background. If it does not load, a message replaces it. */
export function QuestionImage({
  url,
  alt,
  failureText = 'The picture could not be loaded.',
  onFailure,
  className,
}: QuestionImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) {
    return (
      <span className="flex items-center gap-2 text-sm text-ink-soft">
        <ImageOff aria-hidden className="size-[18px] shrink-0" />
        {failureText}
      </span>
    );
  }
  return (
    <img
      src={mediaUrl(url)}
      alt={alt}
      decoding="async"
      onError={() => {
        setFailedUrl(url);
        onFailure?.();
      }}
      className={classNames('max-w-full rounded-sm bg-picture object-contain', className)}
    />
  );
}
