import { Link, useParams } from 'react-router-dom';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ChildSummary } from '../components/child-summary.tsx';
import { useChildSummary } from '../parents.queries.ts';

const back = <BackLink to="/children">Your children</BackLink>;

/** /children/:linkId: the summary of a child's last four weeks. */
export function ChildPage() {
  const { linkId = '' } = useParams();
  const summary = useChildSummary(linkId);
  if (summary.error instanceof ApiError && summary.error.status === 404) return <NotFound />;
  return (
    <Loaded
      page
      query={summary}
      heading="Summary"
      loading="Loading the summary…"
      failure={(error) => messageOf(error, 'The summary did not load.')}
      action={back}
    >
      {(loaded) => (
        <Page width="narrow">
          <PageHeader
            back={back}
            title={<span className="wrap-anywhere">{loaded.name}</span>}
            lead="The last four weeks. Your child sees that you looked today."
          />
          <ChildSummary summary={loaded} />
        </Page>
      )}
    </Loaded>
  );
}

/** Also for a link that has ended: trying again would not help. */
const NotFound = () => (
  <Page width="narrow" className="pt-10">
    <h1 className="sr-only">Summary</h1>
    <EmptyState
      title="Not found"
      action={
        <Button asChild>
          <Link to="/children">Your children</Link>
        </Button>
      }
    >
      You can’t see this child’s results. The link may have ended.
    </EmptyState>
  </Page>
);
