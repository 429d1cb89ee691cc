import {
  studyPlan,
  type PlannedSubjectDto,
  type StudyPlanDto,
} from '@markwell/shared/planner/planner.contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useStartPractice } from '#modules/attempts/use-start-practice.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { PlannedDays } from './planned-days.tsx';
import { PlannedSubject } from './planned-subject.tsx';
import { nothingDueText, otherSubjectsText } from '../wording.ts';
import { SuggestedSubjects } from './suggested-subjects.tsx';
import { Scene } from '#ui/drawings/scene.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';

/** The screen behind the dashboard's 'AI Study Planner': questions due today, and how to practise them. */
export function StudyPlan() {
  const plan = useQuery(endpointQuery(studyPlan));
  return (
    <Card asChild className="mb-8">
      <section aria-labelledby="study-plan">
        <h2 id="study-plan" className="text-2xl">
          Your study plan
        </h2>
        <p className="mt-1 mb-4 max-w-read text-ink-soft">
          What to do this week, and why. When you get a question wrong, we ask it again the same day. Then we
          ask it after longer and longer breaks, until you know it.
        </p>
        {plan.data ? (
          <Plan plan={plan.data} />
        ) : plan.error ? (
          <RetryBanner query={plan} label="Load the plan again">
            {messageOf(plan.error, 'Your study plan didn’t load. Nothing is lost.')}
          </RetryBanner>
        ) : (
          <div role="status" className="grid gap-3">
            <span className="sr-only">Loading your study plan…</span>
            <Skeleton className="h-16" />
            <Skeleton className="h-20" />
            <Skeleton className="h-11" />
          </div>
        )}
      </section>
    </Card>
  );
}

function Plan({ plan: { days, subjects, suggestions } }: { plan: StudyPlanDto }) {
  const { start, startingId, startQuestion } = useStartPractice();
  const isDue = subjects.some(({ dueCount }) => dueCount > 0);
  // One clear next step: the subject with most due questions. The others are behind a fold.
  const first = isDue ? subjects.slice(0, 1) : [];
  const others = subjects.slice(first.length);
  const planned = (subject: PlannedSubjectDto) => (
    <PlannedSubject
      key={subject.subjectId}
      subject={subject}
      isFirst={first.includes(subject)}
      starting={startingId === subject.subjectId}
      onStart={() => {
        if (startingId === undefined) start(subject.subjectId);
      }}
    />
  );
  return (
    <>
      {days.some(({ dueCount }) => dueCount > 0) && <PlannedDays days={days} />}
      {subjects.length > 0 && <h3 className="mt-4 text-lg">Today</h3>}
      {!isDue && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <span className="flex items-center gap-4">
            <Scene name="done" width={96} />
            {nothingDueText(days)}
          </span>
          <Button asChild variant="quiet">
            <Link to="/test/setup">Start a test</Link>
          </Button>
        </p>
      )}
      {first.length > 0 && <ul>{first.map(planned)}</ul>}
      {others.length > 0 && (
        <Disclosure summary={otherSubjectsText(others, first.length > 0)} className="mt-3">
          <ul>{others.map(planned)}</ul>
        </Disclosure>
      )}
      <SuggestedSubjects suggestions={suggestions} />
      {startQuestion}
    </>
  );
}
