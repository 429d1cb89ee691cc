import { School } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Page } from '#ui/layout/page.tsx';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { firstNameOf } from '#lib/session/session-user.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { InvalidResponseError } from '#lib/api/api-error.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { useChooseStage, useStages } from '../stages.queries.ts';
import { StageCard } from '../components/stage-card.tsx';
import { buttonOf, ChoiceList } from '../components/choice-card.tsx';

const pickerIntroduction =
  'Not sure? Look at the ages, or ask a parent or teacher. You can change your stage later.';

/** For a pupil who changes their stage. */
export function StagesPage() {
  return (
    <Page>
      <PageHeader title="Choose your stage" lead={pickerIntroduction} />
      <StagePicker />
    </Page>
  );
}

/** The first page that a new pupil sees. */
export function SelectStagePage() {
  const { user } = useAuth();
  return (
    <PlainPage width="wide">
      <div className="mb-7 text-center">
        <h1 className="text-3xl sm:text-4xl">What are you working towards, {firstNameOf(user)}?</h1>
        <p className="mx-auto mt-2 w-fit rounded-sm bg-paper text-ink-soft shadow-[0_0_10px_10px_var(--paper)]">
          {pickerIntroduction}
        </p>
      </div>
      <StagePicker />
    </PlainPage>
  );
}

function StagePicker() {
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
