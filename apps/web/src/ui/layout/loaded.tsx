import type { ReactNode } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { OfflineNotice, offlineTitle } from '../feedback/offline-notice.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { FullPageError } from './full-page-error.tsx';
import { Page } from './page.tsx';

/** The part of a query of React Query that is needed here. */
interface LoadingQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Waits for the network, and continues by itself. */
  isPaused?: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: LoadingQuery<Data>;
  /** The text while it loads, or what is shown instead of a spinner. */
  loading: ReactNode;
  /** The message when it cannot be loaded. */
  failure: string | ((error: Error) => string);
  title?: string | undefined;
  /** Another action, next to the retry button. */
  action?: ReactNode;
  /** Fills the page: set it where there is nothing else on the page yet. */
  page?: boolean | undefined;
  /** The page's heading beside an error, for screen readers. Only with `page`. */
  heading?: string | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * What a query has loaded; before that a spinner, the error with a retry button, or that there is no connection. What
 * was loaded once stays when it cannot be loaded again.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, loading, failure, title, action, page = false, heading, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) {
    if (query.isPaused === true) return page ? <OfflinePage heading={heading} /> : <OfflineNotice />;
    if (typeof loading !== 'string') return loading;
    return <Spinner label={loading} page={page} {...(!page && { className: 'py-16' })} />;
  }
  const error = {
    title,
    message: typeof failure === 'string' ? failure : failure(query.error),
    onRetry: () => void query.refetch(),
    retrying: query.isFetching,
    action,
  };
  if (!page) return <ErrorState {...error} />;
  const isOffline = query.error instanceof ApiError && query.error.status === undefined;
  return <FullPageError heading={heading} isOffline={isOffline} {...error} />;
}

/** Instead of a page that cannot load without a connection. It loads by itself afterwards. */
function OfflinePage({ heading }: Pick<LoadedProps<unknown>, 'heading'>) {
  return (
    <Page>
      {heading !== undefined && <h1 className="sr-only">{heading}</h1>}
      <div role="status">
        <EmptyState scene="offline" title={offlineTitle}>
          This page opens by itself as soon as the connection is back.
        </EmptyState>
      </div>
    </Page>
  );
}
