import type { AchievementsDto } from '@markwell/shared/features/analytics/analytics.contract';
import { achievementDefinitions, type AchievementId } from '@markwell/shared/rules/results/achievements';
import { Award, CircleCheck, Flag, Flame, Lock, Target, Trophy, type LucideIcon } from 'lucide-react';
import { Badge } from '#components/ui/display/badge.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { IconTile } from '#components/ui/display/icon-tile.tsx';
import { ProgressBar } from '#components/ui/feedback/progress-bar.tsx';
import { formatDay } from '#lib/format.ts';

const icons: Record<AchievementId, LucideIcon> = {
  FIRST_TEST: Flag,
  FIVE_TESTS: Award,
  TEN_TESTS: Trophy,
  PERFECT_SCORE: Target,
  ON_A_ROLL: Flame,
};

/** The progress towards an achievement as text, in the unit that it counts. */
function progressWords(id: AchievementId, progress: number, target: number): string {
  if (id === 'PERFECT_SCORE') return `Best so far: ${progress}%`;
  return `${progress} of ${target} ${target === 1 ? 'test' : 'tests'}`;
}

export function AchievementCard({ achievement }: { achievement: AchievementsDto['achievements'][number] }) {
  const { id, isEarned, earnedAt, progress, target } = achievement;
  const { title, description } = achievementDefinitions[id];
  const words = progressWords(id, progress, target);
  return (
    <Card asChild className="flex gap-4">
      <li aria-label={`${title}: ${isEarned ? 'earned' : 'not earned yet'}`}>
        <IconTile icon={icons[id]} tone={isEarned ? 'marker' : 'neutral'} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="text-lg">{title}</h3>
            {isEarned ? (
              <Badge tone="correct">
                <CircleCheck aria-hidden /> Earned
              </Badge>
            ) : (
              <Badge>
                <Lock aria-hidden /> Not yet
              </Badge>
            )}
          </div>
          <p className="mt-1 text-sm text-ink-soft">{description}</p>
          {earnedAt === null ? (
            <>
              <p className="mt-3 mb-1.5 text-sm figures-tabular">{words}</p>
              <ProgressBar
                label={`Progress towards ${title}`}
                value={progress}
                max={target}
                valueText={words}
              />
            </>
          ) : (
            <p className="mt-3 text-sm">Earned on {formatDay(earnedAt)}</p>
          )}
        </div>
      </li>
    </Card>
  );
}
