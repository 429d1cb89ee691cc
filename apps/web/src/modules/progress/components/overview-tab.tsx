import type { AchievementsDto } from '@markwell/shared/progress/analytics.contract';
import { useState, type ReactNode } from 'react';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { AchievementGroups } from '../achievements/achievement-groups.tsx';
import { PersonalBests } from '../achievements/personal-bests.tsx';
import { useAchievements, useOwnStats, useTestHistory } from '../analytics.queries.ts';
import { ImprovementList } from './improvement-list.tsx';
import { ProgressTiles } from './progress-tiles.tsx';
import { ScoreHistory } from './score-history.tsx';

interface WaitingQuery {
  isPending: boolean;
  failureCount: number;
}

interface OverviewTabProps {
  /** Today's plan, the first card. */
  plan: ReactNode;
  planQuery: WaitingQuery;
}

/** Waits for all of its parts, so that none moves another; a part that fails delays nothing. */
export function OverviewTab({ plan, planQuery }: OverviewTabProps) {
  const achievements = useAchievements();
  const stats = useOwnStats();
  const history = useTestHistory();
  const isWaiting = [achievements, stats, history, planQuery].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  );
  // Once shown it stays: a part that failed is requested again when it appears, and that must not hide it.
  const [isShown, setShown] = useState(false);
  if (!isWaiting && !isShown) setShown(true);
  if (isWaiting && !isShown) return <OverviewSkeleton />;
  return (
    <>
      {plan}
      <Loaded query={achievements} loading="Loading your achievements…" failure={failure}>
        {(data) => (
          <>
            <ProgressTiles achievements={data} stats={stats} />
            <AchievementsSection achievements={data.achievements} />
            <PersonalBests bests={data.personalBests} />
            {history.data && history.data.length > 0 && <ScoreHistory tests={history.data} />}
            {data.subjects.length > 0 && <ImprovementList subjects={data.subjects} />}
          </>
        )}
      </Loaded>
    </>
  );
}

const failure = (error: Error) =>
  messageOf(error, 'Your achievements didn’t load. Nothing is lost: please try again.');

function AchievementsSection({ achievements }: Pick<AchievementsDto, 'achievements'>) {
  const earned = achievements.filter(({ isEarned }) => isEarned).length;
  return (
    <Section
      title="Your badges"
      action={
        <p className="text-ink-soft figures-tabular">
          {earned} of {achievements.length} badges earned
        </p>
      }
    >
      <AchievementGroups achievements={achievements} />
    </Section>
  );
}

/** At least as high as the screen, so that the page does not move when the content replaces it. */
function OverviewSkeleton() {
  return (
    <div role="status" className="grid min-h-svh content-start gap-8">
      <span className="sr-only">Loading your achievements…</span>
      <Skeleton className="h-80 rounded-lg" />
      <div className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}
