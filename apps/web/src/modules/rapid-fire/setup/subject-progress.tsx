import type { RapidFireProgressDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { dayOf, daysBetween } from '@markwell/shared/time/days';
import { rapidFireLevelOf } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { countOf, formatDay } from '#lib/format.ts';

interface SubjectProgressProps {
  /** Null: not played yet. Undefined: not known. */
  progress: RapidFireProgressDto | null | undefined;
  /** Whether the progress is still loading. */
  isLoading: boolean;
  /** Undefined while unknown. */
  questionCount: number | undefined;
}

/** The pupil's progress in a subject and its number of questions. */
export function SubjectProgress({ progress, isLoading, questionCount }: SubjectProgressProps) {
  if (questionCount === 0) return <>No quiz yet</>;
  return (
    <span className="grid gap-0.5">
      {progress ? (
        <>
          <span className="font-semibold text-ink">
            Level {progress.currentLevel} · {rapidFireLevelOf(progress.currentLevel).name}
          </span>{' '}
          <span>
            {countOf(progress.totalSessions, 'quiz', 'quizzes')} · best {progress.bestAccuracy}%
          </span>{' '}
          <span>Last played {lastPlayed(progress.lastPlayedAt)}</span>
        </>
      ) : (
        progress === null && <span>Not played yet</span>
      )}{' '}
      {isLoading && <Skeleton className="my-1 h-3 w-24" />}
      {/* The line is there before its count is known, so that nothing moves. */}
      <span className="min-h-5">{questionCount !== undefined && countOf(questionCount, 'question')}</span>
    </span>
  );
}

/** 'today', 'yesterday', '3 days ago' within a week, otherwise the date, by London days. */
export function lastPlayed(instant: string, now = new Date()): string {
  const days = daysBetween(dayOf(new Date(instant)), dayOf(now));
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? `${String(days)} days ago` : formatDay(instant);
}
