import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { Clock } from 'lucide-react';
import { ProgressHeader } from '#ui/layout/progress-header.tsx';
import { useNow } from '#lib/use-now.ts';

interface ChallengeHeaderProps {
  subjectName: string | undefined;
  /** From 0. */
  index: number;
  answeredCount: number;
  questionCount: number;
  /** When the question was shown; milliseconds since the epoch. */
  shownAt: number;
  onLeave: () => void;
}

/** Fixed at the top: the question's number and the time spent on it. */
export function ChallengeHeader(props: ChallengeHeaderProps) {
  const { subjectName, index, answeredCount, questionCount, shownAt, onLeave } = props;
  const completed = `${String(answeredCount)}/${String(questionCount)} completed`;
  return (
    <ProgressHeader
      width="test"
      leaveLabel="Leave the challenge"
      onLeave={onLeave}
      progress={{
        label: 'Progress through the challenge',
        value: answeredCount,
        max: questionCount,
        valueText: completed,
      }}
      clock={<ElapsedClock key={shownAt} since={shownAt} />}
    >
      <div className="min-w-0">
        <h1 className="truncate font-sans text-base leading-snug font-semibold tracking-normal max-sm:sr-only">
          Creative Writing
          <span className="font-normal text-ink-soft">
            {subjectName !== undefined && ` / ${subjectName}`}
          </span>
        </h1>
        <p className="text-sm text-ink-soft figures-tabular max-sm:grid">
          <span aria-live="polite" className="max-sm:text-base max-sm:font-semibold max-sm:text-ink">
            Question {index + 1} of {questionCount}
          </span>
          <span aria-hidden className="max-sm:hidden">
            {' · '}
          </span>{' '}
          <span className="whitespace-nowrap">{completed}</span>
        </p>
      </div>
    </ProgressHeader>
  );
}

/** The time since `since` (milliseconds since the epoch). Screen readers do not announce it. */
export function ElapsedClock({ since }: { since: number }) {
  const now = useNow(1000);
  return (
    <span className="inline-flex min-h-11 items-center gap-2 rounded-md bg-sunk px-3.5">
      <Clock aria-hidden strokeWidth={2.5} className="size-[18px] shrink-0 text-ink-soft" />
      <span role="timer" aria-label="Time on this question" className="text-lg font-bold figures-tabular">
        {minutesAndSeconds((now - since) / 1000)}
      </span>
    </span>
  );
}
