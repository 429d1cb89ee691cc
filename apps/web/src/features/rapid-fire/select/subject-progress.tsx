import type { RapidFireProgressDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import { rapidFireLevelOf } from '@markwell/shared/rules/results/rapid-fire';
import { Skeleton } from '../../../components/ui/feedback/skeleton.tsx';
import { countOf } from '../../../lib/format.ts';
import { lastPlayed } from './last-played.ts';

interface SubjectFactsProps {
  /** Null: not played yet. Undefined: not known. */
  progress: RapidFireProgressDto | null | undefined;
  /** Whether the progress is still loading. */
  isLoading: boolean;
  /** Undefined while unknown. */
  questionCount: number | undefined;
}

/** The pupil's progress in a subject and its number of questions. */
export function SubjectProgress({ progress, isLoading, questionCount }: SubjectFactsProps) {
  if (questionCount === 0) return <>No quiz questions yet</>;
  return (
    <span className="grid gap-0.5">
      {progress ? (
        <>
          <span className="font-semibold text-ink">
            Level {progress.currentLevel} · {rapidFireLevelOf(progress.currentLevel).name}
          </span>{' '}
          <span>
            {countOf(progress.totalSessions, 'session')} · best {progress.bestAccuracy}%
          </span>{' '}
          <span>Last played {lastPlayed(progress.lastPlayedAt, new Date())}</span>
        </>
      ) : (
        progress === null && <span>Not played yet</span>
      )}{' '}
      {isLoading && <Skeleton className="my-1 h-3 w-24" />}
      {questionCount !== undefined && <span>{countOf(questionCount, 'question')}</span>}
    </span>
  );
}
