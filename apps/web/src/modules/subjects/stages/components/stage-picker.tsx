import { School } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { InvalidResponseError } from '#lib/api/api-error.ts';
import { useChooseStage, useStages } from '../stages.queries.ts';
import { StageCard } from './stage-card.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { buttonOf, ChoiceList } from './choice-card.tsx';

export const pickerIntroduction =
  'Not sure? Look at the ages, or ask a parent or teacher. You can change your stage later.';

export function StagePicker() {
  const navigate = useNavigate();
  const stages = useStages();
  const choice = useChooseStage((nextPath) => void navigate(nextPath));
  return (
    <Loaded query={stages} loading="Loading the stages…" title="Oops!" failure={stagesFailure}>
      {(loaded) =>
        loaded.length === 0 ? (
          <NoStages />
        ) : (
          <ChoiceList hasFailed={choice.isError}>
            {loaded.map((stage) => (
              <StageCard key={stage.id} stage={stage} {...buttonOf(choice, stage)} />
            ))}
          </ChoiceList>
        )
      }
    </Loaded>
  );
}

const stagesFailure = (error: Error) =>
  error instanceof InvalidResponseError ? error.message : 'Failed to load educational stages';

function NoStages() {
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
