import type { StageDto } from '@markwell/shared/subjects/stages.contract';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { WeekDayDto } from '@markwell/shared/settings/users.contract';
import { weekdayOf } from '@markwell/shared/time/days';
import { Check } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { firstNameOf } from '#lib/session/session-user.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { FirstDayPath } from '#modules/first-day/first-day-path.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { greetingAt, headlineFor } from '../greeting.ts';
import { useExamBoardText } from '../next-step.queries.ts';
import type { NextStep } from '../next-step.ts';
import type { OpenTestSetup } from '../setup-preset.ts';
import { useStartRecommended, type RecommendedStart } from '../use-start-recommended.ts';
import { StartButtons } from './start-buttons.tsx';
import { RecommendedPractice } from './recommended-practice.tsx';

interface HeroProps {
  dashboard: Dashboard;
  /** Undefined when it could not be loaded. */
  stage: StageDto | undefined;
  next: NextStep | undefined;
  openTestSetup: OpenTestSetup;
}

/** The greeting and the most important next step; on a pupil's first day, its steps. */
export function Hero({ dashboard, stage, next, openTestSetup }: HeroProps) {
  const { user } = useAuth();
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const heading = useRef<HTMLHeadingElement>(null);
  const recommended = useStartRecommended(openTestSetup);
  const { stats, week, firstDay } = dashboard.stats.data;
  const { before, highlight, after, lead } = headlineFor({ stats, week, firstDay, next });
  const shownNext = firstDay ? undefined : next;
  return (
    <div className="paper-grid paper-margin border-b border-line">
      <div className="mx-auto grid max-w-page items-center gap-7 pt-4 pr-4.5 pb-9 pl-8.5 sm:px-6 lg:grid-cols-[1.35fr_1fr] lg:gap-12 lg:py-12">
        <div className="min-w-0">
          <StageLine stage={stage} />
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(2.125rem,5vw,3.5rem)] leading-[1.12] wrap-anywhere outline-none"
          >
            {greeting}, {firstNameOf(user)}. {before}
            <span className="highlight">{highlight}</span>
            {after}
          </h1>
          <p className="mt-4 mb-5 max-w-[46ch] text-lg text-ink-soft">{lead}</p>
          {shownNext && <NextStepButton next={shownNext} recommended={recommended} />}
          <StartButtons
            testLabel="Start a Mock Test"
            practiceLabel="Explore Questions"
            isMain={!shownNext && !firstDay}
            openTestSetup={openTestSetup}
          />
        </div>
        {firstDay ? (
          <FirstDayPath
            firstDay={firstDay}
            stage={stage}
            onSkipped={() => {
              heading.current?.focus();
            }}
          />
        ) : (
          <WeekCard week={week} recommendations={dashboard.recommendations} recommended={recommended} />
        )}
      </div>
    </div>
  );
}

interface NextStepButtonProps {
  next: NextStep;
  recommended: RecommendedStart;
}

function NextStepButton({ next, recommended }: NextStepButtonProps) {
  const className = 'mb-3 max-w-full wrap-anywhere py-2 max-sm:w-full';
  if (next.kind === 'continue') {
    return (
      <Button asChild size="large" className={className}>
        <Link to="/test/active" state={{ testId: next.testId }}>
          {next.label}
        </Link>
      </Button>
    );
  }
  const { item } = next;
  return (
    <Button
      size="large"
      className={className}
      pending={recommended.isStarting(item)}
      onClick={() => recommended.start(item)}
    >
      {next.label}
    </Button>
  );
}

/** The pupil's stage and exam board in one line, with a link to change them. */
function StageLine({ stage }: { stage: StageDto | undefined }) {
  const board = useExamBoardText(stage?.code);
  const stageName = stage?.displayName.split('(')[0]?.trim();
  return (
    <p className="mb-1.5 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {stage && (
        <>
          <span>{board === undefined ? stageName : `${stageName ?? ''} · ${board}`}</span>
          <Link
            to="/settings"
            aria-label="Change your stage or exam board"
            className="inline-flex min-h-11 items-center font-semibold text-royal underline-offset-4 hover:underline"
          >
            Change
          </Link>
        </>
      )}
    </p>
  );
}

interface WeekCardProps {
  week: readonly WeekDayDto[];
  recommendations: Dashboard['recommendations'];
  recommended: RecommendedStart;
}

/** The days of this week and the recommended practice. */
function WeekCard({ week, recommendations, recommended }: WeekCardProps) {
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="this-week">
        <h2 id="this-week" className="mb-3 text-lg">
          This week
        </h2>
        {week.length > 0 && (
          <ul className="mb-4 grid max-w-md grid-cols-7 gap-1.5">
            {week.map((day) => (
              <WeekDay key={day.day} {...day} />
            ))}
          </ul>
        )}
        <RecommendedPractice recommendations={recommendations} recommended={recommended} />
      </section>
    </Card>
  );
}

function WeekDay({ day, isToday, isDone }: WeekDayDto) {
  const name = weekdayOf(day);
  return (
    <li className="text-center text-xs text-ink-soft">
      <span aria-hidden>{name.charAt(0)}</span>
      <span className="sr-only">
        {name}
        {isToday && ', today'}: {isDone ? 'practised' : 'not practised'}
      </span>
      <span
        aria-hidden
        className={classNames(
          'mt-1 grid aspect-square place-items-center rounded-[8px] border-2 text-correct',
          isDone ? 'bg-correct-wash' : 'bg-card',
          isToday ? 'border-marker' : isDone ? 'border-transparent' : 'border-line',
        )}
      >
        {isDone && <Check strokeWidth={2.5} className="size-4 max-h-4/5 max-w-4/5" />}
      </span>
    </li>
  );
}
