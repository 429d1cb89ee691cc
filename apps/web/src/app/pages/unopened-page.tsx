import { Link } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';

interface UnopenedPageProps {
  title: string;
  /** What belongs here and where to go meanwhile, in one plain sentence. */
  sentence: string;
}

export function UnopenedPage({ title, sentence }: UnopenedPageProps) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        title={sentence}
        action={
          <>
            <Button asChild>
              <Link to="/practice">Practice Questions</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link to="/">Back to Dashboard</Link>
            </Button>
          </>
        }
      />
    </Page>
  );
}
