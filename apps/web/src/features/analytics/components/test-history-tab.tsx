import { ClipboardList, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/actions/button.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { EmptyState } from '../../../components/ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/ui/feedback/error-state.tsx';
import { showToast } from '../../../components/ui/feedback/show-toast.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useDownloadHistory, useTestHistory } from '../analytics.queries.ts';
import { HistoryRow } from './test-history-row.tsx';

export function HistoryTab() {
  const history = useTestHistory();
  const download = useDownloadHistory();
  const tests = history.data;
  if (!tests) {
    if (!history.error) return <Spinner label="Loading your test history…" className="py-16" />;
    return (
      <ErrorState
        message={messageOf(
          history.error,
          'Your test history could not be loaded. Nothing is lost; please try again.',
        )}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      />
    );
  }
  if (tests.length === 0) return <NoHistory />;

  function keep() {
    download.mutate(undefined, {
      onError: (error) => {
        showToast('error', 'The history could not be downloaded', messageOf(error, 'Please try again.'));
      },
    });
  }
  const now = new Date();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Your tests</h2>
        <Button variant="quiet" size="small" pending={download.isPending} onClick={keep}>
          {!download.isPending && <Download aria-hidden className="size-[18px]" />}
          Download as CSV
        </Button>
      </div>
      <Card padding="none" asChild>
        <ol>
          {tests.map((test) => (
            <HistoryRow key={test.id} test={test} now={now} />
          ))}
        </ol>
      </Card>
      {history.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-wrong">
          Older tests could not be loaded. Please try again.
        </p>
      )}
      {history.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-4"
          pending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show older tests
        </Button>
      )}
    </>
  );
}

function NoHistory() {
  return (
    <EmptyState
      icon={ClipboardList}
      title="No Test History Yet"
      action={
        <Button asChild>
          <Link to="/test/setup">Take a mock test</Link>
        </Button>
      }
    >
      Every test you finish will appear here with its score, so that you can review it.
    </EmptyState>
  );
}
