import { useState, type CSSProperties } from 'react';
import { ImageOff } from 'lucide-react';
import type { PictureSize } from '@markwell/shared/question-bank/question-schemas';
import { mediaUrl } from '#lib/api/base-url.ts';
import { classNames } from '#ui/class-names.ts';

interface QuestionImageProps {
  /** The address from the API. */
  url: string;
  alt: string;
  /** With it, the space is reserved before the picture is loaded, so that nothing moves. */
  size?: PictureSize | undefined;
  /** A CSS length, at the normal text size of a test. */
  maxHeight?: string | undefined;
  /** Shown when the picture does not load. */
  failureText?: string | undefined;
  onFailure?: (() => void) | undefined;
  className?: string | undefined;
}

/** A picture on a white background, never larger than it is. If it does not load, a message replaces it. */
export function QuestionImage({
  url,
  alt,
  size,
  maxHeight,
  failureText = 'The picture didn’t load.',
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
      style={boxOf(size, maxHeight)}
      onError={() => {
        setFailedUrl(url);
        onFailure?.();
      }}
      className={classNames('h-auto max-w-full rounded-sm bg-picture object-contain', className)}
    />
  );
}

function boxOf(size: PictureSize | undefined, maxHeight: string | undefined): CSSProperties {
  const highest = maxHeight === undefined ? undefined : `calc(${maxHeight} * var(--test-text, 1))`;
  if (!size) return highest === undefined ? {} : { maxHeight: highest };
  const ratio = size.width / size.height;
  const width = `${String(size.width)} * var(--picture-pixel, 1px)`;
  return {
    width: highest === undefined ? `calc(${width})` : `min(${width}, ${highest} * ${String(ratio)})`,
    aspectRatio: String(ratio),
  };
}
