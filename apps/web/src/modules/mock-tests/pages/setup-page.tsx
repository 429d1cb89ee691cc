import type { StageDto, StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { BackToDashboard } from '#ui/layout/back-to-dashboard.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { OpenTests } from '#modules/attempts/open-tests.tsx';
import { StageSubjects, useOwnStage } from '#modules/attempts/stage-subjects.tsx';
import { StartQueueBanner } from '#modules/attempts/start-queue-banner.tsx';
import { useAskBeforeStart } from '#modules/attempts/use-ask-before-start.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SegmentedChoice } from '#ui/inputs/segmented-choice.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ApiError, InvalidResponseError } from '#lib/api/api-error.ts';
import { isWaitingForRetry } from '#lib/query/start-retry.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { useStartTest } from '../mock-tests.queries.ts';
import { initialConfiguration, setupStateOf, type SetupState } from '../setup/preselection.ts';
import { SetupForm } from '../setup/setup-form.tsx';

/** /test/setup and /practice. */
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
  return (
    <SetupChoices key={location.key} userId={userId} stage={stage} state={setupStateOf(location.state)} />
  );
}

interface SetupChoicesProps {
  userId: string;
  stage: StageDto;
  state: SetupState;
}

function SetupChoices({ userId, stage, state }: SetupChoicesProps) {
  const [examMode, setExamMode] = useState(state.examMode ?? false);
  return (
    <Page>
      <PageHeader
        title={examMode ? 'Exam Simulation' : 'Create Mock Test'}
        lead="Choose what to practise. The clock starts when the test starts."
        back={<BackToDashboard />}
      />
      <OpenTests className="mb-6" />
      <ExamModeChoice examMode={examMode} onChange={setExamMode} />
      <StageSubjects stage={stage} userId={userId} icon={Layers}>
        {(subjects) => (
          <Choices userId={userId} stage={stage} subjects={subjects} state={state} examMode={examMode} />
        )}
      </StageSubjects>
    </Page>
  );
}

type ChoicesProps = SetupChoicesProps & { subjects: readonly StageSubjectDto[]; examMode: boolean };

function Choices({ userId, stage, subjects, state, examMode }: ChoicesProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const starting = useStartTest(userId);
  const { askBeforeStart, startQuestion } = useAskBeforeStart();
  return (
    <>
      <SetupForm
        stage={stage}
        subjects={subjects}
        initial={initialConfiguration(subjects, state, search.get('subject'))}
        examMode={examMode}
        // Stays disabled while the new test's page loads, so that a second click does not start another test.
        pending={starting.isPending || starting.isSuccess}
        notice={
          isWaitingForRetry(starting) ? (
            <StartQueueBanner what="test" reason={starting.failureReason} />
          ) : (
            starting.error && <StartFailure error={starting.error} />
          )
        }
        onStart={(configuration) => {
          askBeforeStart(() =>
            starting
              .mutateAsync(
                { configuration },
                { onSuccess: ({ testId }) => void navigate('/test/active', { state: { testId } }) },
              )
              .catch(() => undefined),
          );
        }}
      />
      {startQuestion}
    </>
  );
}

function bodyText(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}

/** 'Error starting test: ...' with the status; the body is under Details, for support. */
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

interface ExamModeChoiceProps {
  examMode: boolean;
  onChange: (examMode: boolean) => void;
}

/** Mock test or exam simulation, with what differs. */
function ExamModeChoice({ examMode, onChange }: ExamModeChoiceProps) {
  return (
    <SegmentedChoice
      legend="Kind of test"
      legendHidden
      className="mb-6"
      choices={[
        { value: 'mock', label: 'Mock Test' },
        { value: 'exam', label: 'Exam Simulation' },
      ]}
      value={examMode ? 'exam' : 'mock'}
      onChange={(kind) => onChange(kind === 'exam')}
      hint={
        examMode
          ? 'Like an exam paper: one topic after the other, easier questions first.'
          : 'For practice: all topics mixed, in any order.'
      }
    />
  );
}
