import { secondsUntil } from '@markwell/shared/rules/time/timer';
import type { OpenTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { Layers } from 'lucide-react';
import { Navigate, useLocation, useNavigate, useSearchParams, Link } from 'react-router-dom';
import type { StageDto, StageSubjectDto } from '@markwell/shared/features/stages/stages.contract';
import { ContinueCard } from '#components/start/continue-card.tsx';
import { countOf } from '#lib/format.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { StageSubjects, useOwnStage } from '#components/start/stage-subjects.tsx';
import { StartQueueBanner } from '#components/start/start-queue-banner.tsx';
import { Page } from '#components/layout/page.tsx';
import { PageHeader } from '#components/ui/navigation/page-header.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { ApiError, InvalidResponseError } from '#lib/api/api-error.ts';
import { isWaitingForRetry } from '#lib/query/start-retry.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { useActiveTest, useGenerateTest } from '../mock-tests.queries.ts';
import { readPendingResult } from '../running/pending-results.ts';
import { initialConfiguration, setupStateOf, type SetupState } from '../setup/preselection.ts';
import { SetupForm } from '../setup/setup-form.tsx';
import { BackToDashboard } from '#components/layout/back-to-dashboard.tsx';
import { Loaded } from '#components/layout/loaded.tsx';

/** /test/setup and /practice (spec 2 §2.1). */
export function SetupPage() {
  const { user } = useAuth();
  if (!user) return <Spinner page label="Loading subjects..." />;
  if (!user.currentStageId) return <Navigate to="/select-stage" replace />;
  return <Setup userId={user.id} />;
}

function Setup({ userId }: { userId: string }) {
  const query = useOwnStage(userId);
  return (
    <Loaded page query={query} loading="Loading subjects..." failure={stageFailure}>
      {({ stage }) =>
        stage ? <SetupOfStage userId={userId} stage={stage} /> : <Navigate to="/select-stage" replace />
      }
    </Loaded>
  );
}

const stageFailure = (error: Error) =>
  error instanceof InvalidResponseError ? 'Stage data is missing or invalid' : 'Failed to fetch stage info';

function SetupOfStage({ userId, stage }: { userId: string; stage: StageDto }) {
  const location = useLocation();
  const state = setupStateOf(location.state);
  return (
    <Page>
      <PageHeader
        title={state.examMode ? 'Exam Simulation' : 'Create Mock Test'}
        lead="Choose what to practise. The clock starts when the test starts."
        back={<BackToDashboard />}
      />
      <OpenTest userId={userId} />
      <StageSubjects stage={stage} userId={userId} icon={Layers}>
        {(subjects) => (
          <Choices key={location.key} userId={userId} stage={stage} subjects={subjects} state={state} />
        )}
      </StageSubjects>
    </Page>
  );
}

function OpenTest({ userId }: { userId: string }) {
  const test = useActiveTest().data?.test;
  return test && !readPendingResult(userId, test.testId) ? <ContinueTest test={test} /> : null;
}

interface ChoicesProps {
  userId: string;
  stage: StageDto;
  subjects: readonly StageSubjectDto[];
  state: SetupState;
}

function Choices({ userId, stage, subjects, state }: ChoicesProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const generate = useGenerateTest(userId);
  return (
    <SetupForm
      stage={stage}
      subjects={subjects}
      initial={initialConfiguration(subjects, state, search.get('subject'))}
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

function bodyText(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}

/** 'Error starting test: ...' with the status; the body is under Details, for support (spec 2 §8). */
function StartFailure({ error }: { error: Error }) {
  const status = error instanceof ApiError ? error.status : undefined;
  const data = error instanceof ApiError ? error.data : undefined;
  return (
    <Banner tone="error">
      <p>
        Error starting test: {status === undefined ? '' : `${String(status)} `}
        {error.message}
      </p>
      {data != null && (
        <details className="mt-1 text-sm text-ink-soft">
          <summary className="min-h-11 content-center underline underline-offset-4">Details</summary>
          <pre className="overflow-x-auto font-mono text-xs whitespace-pre-wrap">{bodyText(data)}</pre>
        </details>
      )}
    </Banner>
  );
}

/** An open test, with a link to continue it. The pupil may still start a new one. */
function ContinueTest({ test }: { test: OpenTestDto }) {
  const answered = test.answers.filter((answer) => answer.optionLetter !== null).length;
  const minutes = Math.ceil(secondsUntil(Date.parse(test.deadlineAt), Date.parse(test.serverTime)) / 60);
  return (
    <ContinueCard
      className="mb-6"
      title="Continue your test"
      color={test.subject.color}
      details={`${test.subject.name} · ${answered} of ${test.questions.length} answered · ${countOf(minutes, 'minute')} left`}
    >
      <Button asChild variant="quiet">
        <Link to="/test/active" state={{ testId: test.testId }}>
          Continue
        </Link>
      </Button>
    </ContinueCard>
  );
}
