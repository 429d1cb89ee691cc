import { ClipboardList, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { Button } from '#ui/actions/button.tsx';
import { ShowMore } from '#ui/actions/show-more.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useDownloadHistory, useTestHistory } from '../analytics.queries.ts';
import { HistoryRow } from './test-history-row.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';

export function HistoryTab() {
  const history = useTestHistory();
  return (
    <Loaded query={history} loading={<HistorySkeleton />} failure={failure}>
      {(tests) => (tests.length === 0 ? <NoHistory /> : <History tests={tests} pages={history} />)}
    </Loaded>
  );
}

/** At least as high as the screen, so that the page does not move when the tests replace it. */
function HistorySkeleton() {
  return (
    <div role="status" className="grid min-h-svh content-start gap-4">
      <span className="sr-only">Loading your test history…</span>
      <Skeleton className="h-11 rounded-lg" />
      <Skeleton className="h-[60svh] rounded-lg" />
    </div>
  );
}

const failure = (error: Error) =>
  messageOf(error, 'Your test history didn’t load. Nothing is lost: please try again.');

interface HistoryProps {
  tests: readonly TestHistoryItemDto[];
  pages: ReturnType<typeof useTestHistory>;
}

function History({ tests, pages }: HistoryProps) {
  const download = useDownloadHistory();

  function downloadAll() {
    download.mutate(undefined, {
      onError: (error) => {
        showToast('error', 'Your history didn’t download', messageOf(error, 'Please try again.'));
      },
    });
  }
  const [now] = useState(() => new Date());
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Your tests</h2>
        <Button variant="quiet" size="small" pending={download.isPending} onClick={downloadAll}>
          {!download.isPending && <Download aria-hidden className="size-[18px]" />}
          Download as a spreadsheet
        </Button>
      </div>
      <Card padding="none" asChild>
        <ol>
          {tests.map((test) => (
            <HistoryRow key={test.id} test={test} now={now} />
          ))}
        </ol>
      </Card>
      {pages.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-wrong">
          Older tests didn’t load. Please try again.
        </p>
      )}
      <ShowMore query={pages}>Show older tests</ShowMore>
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
