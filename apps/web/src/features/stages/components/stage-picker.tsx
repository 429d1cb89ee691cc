import { School } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { EmptyState } from '../../../components/ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/ui/feedback/error-state.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { InvalidResponseError } from '../../../lib/api/api-error.ts';
import { useChooseStage, useStages } from '../stages.queries.ts';
import { StageCard } from './stage-card.tsx';

export const pickerIntroduction =
  'Everything you practise here belongs to one stage. You can change it later.';
export const saveFailure = 'Failed to save your selection. Please try again.';

export function StagePicker() {
  const navigate = useNavigate();
  const stages = useStages();
  const choice = useChooseStage((nextPath) => void navigate(nextPath));
  if (stages.isPending) return <Spinner label="Loading the stages…" className="py-16" />;
  if (stages.isError) {
    const { error } = stages;
    const message =
      error instanceof InvalidResponseError ? error.message : 'Failed to load educational stages';
    return (
      <ErrorState
        title="Oops!"
        message={message}
        retrying={stages.isFetching}
        onRetry={() => void stages.refetch()}
      />
    );
  }
  if (stages.data.length === 0) {
    return (
      <EmptyState
        icon={School}
        title="No stages available"
        action={
          <Button asChild variant="quiet">
            <Link to="/logout">Sign Out</Link>
          </Button>
        }
      >
        Nothing has been set up yet. Please ask your school or an administrator.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {choice.isError && <Banner tone="error">{saveFailure}</Banner>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {stages.data.map((stage) => (
          <StageCard
            key={stage.id}
            stage={stage}
            pending={choice.isPending && choice.variables.id === stage.id}
            disabled={choice.isPending && choice.variables.id !== stage.id}
            onChoose={() => {
              choice.mutate(stage);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
