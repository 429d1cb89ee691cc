import type { NextStepsDto, StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { studyPlan, type PlannedSubjectDto } from '@markwell/shared/planner/planner.contract';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { StartQueueBanner } from '#modules/attempts/start-queue-banner.tsx';
import { useAskBeforeStart } from '#modules/attempts/use-ask-before-start.tsx';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf } from '#lib/format.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { isWaitingForRetry } from '#lib/query/start-retry.ts';
import { nextStepsQuery, useStartTest, type TestToStart } from '../mock-tests.queries.ts';

interface NextStepsProps {
  userId: string;
  test: StartedTestDto;
  /** Wrong and skipped questions. */
  missedCount: number;
}

/** What to do after a saved result, each with one button. */
export function NextSteps({ userId, test, missedCount }: NextStepsProps) {
  const next = useQuery(nextStepsQuery(test.testId));
  return (
    <Card asChild className="mb-7 print:hidden">
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="mb-3 text-xl">
          What next?
        </h2>
        {next.data ? (
          <Steps userId={userId} test={test} next={next.data} missedCount={missedCount} />
        ) : next.error ? (
          <RetryBanner query={next} label="Try Again">
            {messageOf(next.error, 'The next steps didn’t load. Your result is saved.')}
          </RetryBanner>
        ) : (
          <div role="status" className="grid gap-2.5 sm:grid-cols-2">
            <span className="sr-only">Loading the next steps…</span>
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
      </section>
    </Card>
  );
}

interface Step {
  label: string;
  start: TestToStart;
}

/** The topic test that follows a weak topic: short, so that it is finished. */
const topicTest = { questionCount: 10, duration: 15, examMode: false } as const;

function missedQuestionsStep({ testId }: StartedTestDto, count: number): Step {
  const which = count === 1 ? 'question' : `${String(count)} questions`;
  return { label: `Practise the ${which} you missed`, start: { missedInTest: testId } };
}

function weakestTopicStep(
  { subjectId, examTypeId, tier }: NonNullable<NextStepsDto['configuration']>,
  { topicId, topicName }: PlannedSubjectDto['weakTopics'][number],
): Step {
  const topic = { subjectId, examTypeId, ...(tier && { tier }), topicIds: [topicId] };
  return {
    label: `Practise your weakest topic: ${topicName}`,
    start: { configuration: { ...topicTest, difficulty: [...difficultyChoices], ...topic } },
  };
}

/** The most useful one first. */
function stepsAfter(
  test: StartedTestDto,
  { missedQuestions, configuration }: NextStepsDto,
  planned: PlannedSubjectDto | undefined,
): Step[] {
  const weakest = planned?.weakTopics[0];
  const steps: Step[] = [];
  if (missedQuestions > 0) steps.push(missedQuestionsStep(test, missedQuestions));
  if (configuration) steps.push({ label: 'Another test like this', start: { configuration } });
  if (configuration && weakest) steps.push(weakestTopicStep(configuration, weakest));
  if (planned && planned.dueCount > 0) {
    steps.push({
      label: `${countOf(planned.dueCount, 'question')} to try again`,
      start: { dueInSubject: planned.subjectId },
    });
  }
  return steps;
}

function Steps({ userId, test, next, missedCount }: NextStepsProps & { next: NextStepsDto }) {
  const navigate = useNavigate();
  const starting = useStartTest(userId);
  const { askBeforeStart, startQuestion } = useAskBeforeStart();
  const plan = useQuery(endpointQuery(studyPlan));
  const planned = plan.data?.subjects.find(({ subjectId }) => subjectId === test.subject.id);
  const { missedQuestions, configuration } = next;
  const steps = stepsAfter(test, next, planned);

  const started = starting.isPending || starting.isSuccess ? JSON.stringify(starting.variables) : null;
  function begin(start: TestToStart) {
    if (started !== null) return;
    askBeforeStart(() =>
      starting
        .mutateAsync(start, {
          onSuccess: ({ testId }) => void navigate('/test/active', { state: { testId } }),
        })
        .catch(() => undefined),
    );
  }
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {missedCount > 0 && missedQuestions === 0 && (
        <p className="text-sm text-ink-soft sm:col-span-2">
          {missedCount === 1
            ? 'The question you missed is'
            : `The ${countOf(missedCount, 'question')} you missed are`}{' '}
          no longer used, so there is nothing to practise from this test.
        </p>
      )}
      {!configuration && (
        <Button asChild variant={steps.length === 0 ? 'primary' : 'quiet'} className="w-full">
          <Link to="/test/setup">Choose your next test</Link>
        </Button>
      )}
      {steps.map(({ label, start }, index) => (
        <Button
          key={label}
          variant={index === 0 ? 'primary' : 'quiet'}
          pending={started === JSON.stringify(start)}
          className={classNames('w-full', index === 0 && steps.length % 2 === 1 && 'sm:col-span-2')}
          onClick={() => begin(start)}
        >
          {label}
        </Button>
      ))}
      {missedQuestions > 0 && (
        <p className="text-sm text-ink-soft sm:col-span-2">
          Practising missed questions counts as a test: it is in your history and your average.
        </p>
      )}
      <div className="sm:col-span-2 empty:hidden">
        {isWaitingForRetry(starting) ? (
          <StartQueueBanner what="test" reason={starting.failureReason} />
        ) : (
          starting.error && (
            <Banner tone="error">
              {messageOf(starting.error, 'The test did not start. Please try again.')}
            </Banner>
          )
        )}
      </div>
      {startQuestion}
    </div>
  );
}
