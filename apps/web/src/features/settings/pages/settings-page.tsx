import { stageOfUser } from '@markwell/shared/features/stages/stages.contract';
import { stageWithExamBoards } from '@markwell/shared/vocabulary/stages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/layout/page.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { endpointQuery } from '../../../lib/query/keys.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';

export function SettingsPage() {
  const { user } = useAuth();
  const { data } = useQuery({
    ...endpointQuery(stageOfUser, { params: { userId: user?.id ?? '' } }),
    enabled: user !== null,
  });
  return (
    <Page>
      <PageHeader
        title="Settings"
        lead="Change what you work towards; the theme is in the menu under your initials."
      />
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/stages">Change your stage</Link>
        </Button>
        {data?.stage?.code === stageWithExamBoards && (
          <Button asChild variant="quiet">
            <Link to="/select-exam-board">Change your exam board</Link>
          </Button>
        )}
      </div>
    </Page>
  );
}
