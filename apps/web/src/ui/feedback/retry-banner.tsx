import type { ReactNode } from 'react';
import { LinkButton } from '../actions/link-button.tsx';
import { Banner } from './banner.tsx';

interface RetryBannerProps {
  tone?: 'error' | 'warning' | 'notice' | undefined;
  title?: ReactNode;
  /** What did not load. */
  children: ReactNode;
  /** The query that failed; it is fetched again. */
  query: { isFetching: boolean; refetch: () => unknown };
  label?: string | undefined;
  className?: string | undefined;
}

/** Shown for a part of a page that did not load, with a retry button. */
export function RetryBanner(props: RetryBannerProps) {
  const { tone = 'error', title, children, query, label = 'Retry', className } = props;
  return (
    <Banner
      tone={tone}
      title={title}
      className={className}
      action={
        <LinkButton disabled={query.isFetching} onClick={() => void query.refetch()}>
          {label}
        </LinkButton>
      }
    >
      {children}
    </Banner>
  );
}
