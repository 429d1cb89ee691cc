import { messageOf } from '#lib/api/api-error.ts';
import { ErrorState } from '../feedback/error-state.tsx';

interface QueryErrorProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The message if the server gives none. */
  failure: string;
  className?: string | undefined;
}

/** Says why a query failed, with a button to try again. Nothing as long as it has not failed. */
export const QueryError = ({ query, failure, className }: QueryErrorProps) =>
  query.error && (
    <ErrorState
      className={className}
      message={messageOf(query.error, failure)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
