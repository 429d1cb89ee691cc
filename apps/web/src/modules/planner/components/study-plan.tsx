import {
  studyPlan,
  type PlannedSubjectDto,
  type StudyPlanDto,
  type SuggestedSubjectDto,
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
import {
  nothingDueText,
  otherSubjectsText,
  dayNames,
  dueText,
  weakTopicsText,
  suggestionText,
} from '../study-plan-texts.ts';
import { Scene } from '#ui/drawings/scene.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { classNames } from '#ui/class-names.ts';
import { countOf } from '#lib/format.ts';
import { SubjectPill } from '#ui/display/subject-pill.tsx';

const suggestedQuestions = 10;

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

/** The number of questions due on each of the next seven days, today first. */
function PlannedDays({ days }: { days: StudyPlanDto['days'] }) {
  return (
    <ol
      aria-label="Questions to try again in the next seven days"
      className="mb-2 grid grid-cols-7 gap-1 max-lg:large-text:grid-cols-3 sm:gap-2"
    >
      {days.map(({ day, dueCount }, ahead) => {
        const isToday = ahead === 0;
        const { name, shortName } = dayNames(day);
        return (
          <li key={day} className="min-w-0 text-center">
            <span className="sr-only">
              {isToday ? 'Today' : name}: {countOf(dueCount, 'question')}
            </span>
            <span aria-hidden className="block truncate text-xs text-ink-soft">
              {isToday ? 'Today' : shortName}
            </span>
            <span
              aria-hidden
              className={classNames(
                'mt-1 grid min-h-11 place-items-center rounded-[8px] border-2 font-heading text-[clamp(0.8125rem,4.2vw,1.125rem)] font-bold figures-tabular',
                isToday ? 'border-marker' : 'border-line',
                dueCount === 0 ? 'text-ink-soft' : 'bg-royal-wash text-royal',
              )}
            >
              {dueCount}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface PlannedSubjectProps {
  subject: PlannedSubjectDto;
  /** Whether this is the subject with the most due questions. */
  isFirst: boolean;
  starting: boolean;
  onStart: () => void;
}

/** Today's practice in one subject, ready to start. */
function PlannedSubject({ subject, isFirst, starting, onStart }: PlannedSubjectProps) {
  const { subjectName, color } = subject;
  const weak = weakTopicsText(subject);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <SubjectPill color={color} className="font-semibold">
          {subjectName}
        </SubjectPill>
        <p className="text-sm">{dueText(subject)}</p>
        {weak !== undefined && <p className="text-sm text-ink-soft">{weak}</p>}
      </div>
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        size="small"
        pending={starting}
        aria-label={`Start today’s practice: ${subjectName}`}
        onClick={onStart}
      >
        Start today’s practice
      </Button>
    </li>
  );
}

/** What else to practise this week, each subject with the reason; nothing without suggestions. */
function SuggestedSubjects({ suggestions }: { suggestions: readonly SuggestedSubjectDto[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="study-plan-week" className="mt-5 border-t border-line pt-4">
      <h3 id="study-plan-week" className="text-lg">
        Also this week
      </h3>
      <ul>
        {suggestions.map((suggestion) => {
          const { subjectId, subjectName, color } = suggestion;
          return (
            <li
              key={subjectId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <SubjectPill color={color} className="font-semibold">
                  {subjectName}
                </SubjectPill>
                <p className="text-sm text-ink-soft">{suggestionText(suggestion)}</p>
              </div>
              <Button asChild variant="quiet" size="small">
                <Link
                  to="/test/setup"
                  state={{ subject: subjectName, subjectId, questionCount: suggestedQuestions }}
                  aria-label={`Start ten questions: ${subjectName}`}
                >
                  Start ten questions
                </Link>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
