import { ArrowLeft, Layers } from 'lucide-react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { StageDto } from '@markwell/shared/features/stages/stages.contract';
import { StartQueueBanner } from '../../../components/start/start-queue-banner.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { EmptyState } from '../../../components/ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/ui/feedback/error-state.tsx';
import { LinkButton } from '../../../components/ui/actions/link-button.tsx';
import { PageHeader } from '../../../components/ui/navigation/page-header.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { InvalidResponseError } from '../../../lib/api/api-error.ts';
import { isWaitingForRetry } from '../../../lib/query/start-retry.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { useActiveTest, useGenerateTest, useOwnStage, useStageSubjects } from '../mock-tests.queries.ts';
import { readPendingResult } from '../running/pending-results.ts';
import { ContinueCard } from '../setup/continue-card.tsx';
import { initialConfiguration, setupStateOf, type SetupState } from '../setup/preselection.ts';
import { SetupForm } from '../setup/setup-form.tsx';
import { StartFailure } from '../setup/start-failure.tsx';

/** /test/setup and /practice (spec 2 §2.1). */
export function SetupPage() {
  const { user } = useAuth();
  if (!user) return <Spinner page label="Loading subjects..." />;
  if (!user.currentStageId) return <Navigate to="/select-stage" replace />;
  return <Setup userId={user.id} />;
}

function Setup({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = setupStateOf(location.state);
  const stage = useOwnStage(userId);

  if (stage.isPending) return <Spinner page label="Loading subjects..." />;
  if (stage.isError) {
    const isInvalid = stage.error instanceof InvalidResponseError;
    return (
      <Page className="grid min-h-[70dvh] content-center pt-10">
        <ErrorState
          message={isInvalid ? 'Stage data is missing or invalid' : 'Failed to fetch stage info'}
          onRetry={() => void stage.refetch()}
          retrying={stage.isFetching}
        />
      </Page>
    );
  }
  if (!stage.data.stage) return <Navigate to="/select-stage" replace />;
  return (
    <Page>
      <PageHeader
        title={state.examMode ? 'Exam Simulation' : 'Create Mock Test'}
        lead="Choose what to practise. The clock starts when the test starts."
        back={
          <LinkButton onClick={() => void navigate('/')}>
            <ArrowLeft aria-hidden className="size-[18px]" />
            Back to Dashboard
          </LinkButton>
        }
      />
      <OpenTest userId={userId} />
      <Choices key={location.key} userId={userId} stage={stage.data.stage} state={state} />
    </Page>
  );
}

function OpenTest({ userId }: { userId: string }) {
  const test = useActiveTest().data?.test;
  return test && !readPendingResult(userId, test.testId) ? <ContinueCard test={test} /> : null;
}

function Choices({ userId, stage, state }: { userId: string; stage: StageDto; state: SetupState }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const subjects = useStageSubjects(stage.code, userId);
  const generate = useGenerateTest(userId);

  if (subjects.isPending) return <Spinner label="Loading subjects..." className="py-16" />;
  if (subjects.isError) {
    return (
      <ErrorState
        message="Failed to load subjects. Please try again later."
        onRetry={() => void subjects.refetch()}
        retrying={subjects.isFetching}
      />
    );
  }
  if (subjects.data.length === 0) {
    return (
      <EmptyState
        icon={Layers}
        title="No subjects available for your stage"
        action={<Button onClick={() => void navigate('/select-stage')}>Select Different Stage</Button>}
      >
        No subjects available for {stage.displayName}. This stage may not be set up yet.
      </EmptyState>
    );
  }
  return (
    <SetupForm
      stage={stage}
      subjects={subjects.data}
      initial={initialConfiguration(subjects.data, state, search.get('subject'))}
      examMode={state.examMode ?? false}
      // Stays disabled while the new test's page loads, so that a second click does not start another test.
      pending={generate.isPending || generate.isSuccess}
      notice={
        isWaitingForRetry(generate) ? (
          <StartQueueBanner what="test" />
        ) : (
          generate.error && <StartFailure error={generate.error} />
        )
      }
      onStart={(configuration) => {
        generate.mutate(configuration, {
          onSuccess: ({ testId }) => void navigate('/test/active', { state: { testId } }),
        });
      }}
    />
  );
}
