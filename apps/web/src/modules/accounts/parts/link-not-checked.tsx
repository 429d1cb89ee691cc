import { messageOf } from '#lib/api/api-error.ts';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

interface LinkNotCheckedProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The page of a link in an e-mail when the server could not be asked about it. */
export const LinkNotChecked = ({ query }: LinkNotCheckedProps) => (
  <PlainPage>
    <ErrorState
      message={messageOf(query.error, 'We cannot reach Markwell. You can still use your link.')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  </PlainPage>
);
