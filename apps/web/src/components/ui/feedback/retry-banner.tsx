import type { ReactNode } from 'react';
import { LinkButton } from '../actions/link-button.tsx';
import { Banner } from './banner.tsx';

interface RetryBannerProps {
  tone?: 'error' | 'warning' | 'notice' | undefined;
  title?: ReactNode;
  /** What did not load. */
  children: ReactNode;
  /** Whether the retry is in progress. */
  busy: boolean;
  onRetry: () => unknown;
  label?: string | undefined;
  className?: string | undefined;
}

/** Shown for a part of a page that did not load, with a retry button. */
export function RetryBanner(props: RetryBannerProps) {
  const { tone = 'error', title, children, busy, onRetry, label = 'Retry', className } = props;
  return (
    <Banner
      tone={tone}
      title={title}
      className={className}
      action={
        <LinkButton disabled={busy} onClick={() => void onRetry()}>
          {label}
        </LinkButton>
      }
    >
      {children}
    </Banner>
  );
}
