import type { AchievementsDto } from '@markwell/shared/progress/analytics.contract';
import type { ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';
import { StatTile } from '#ui/display/stat-tile.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { formatNumber } from '#lib/format.ts';
import type { useOwnStats } from '../analytics.queries.ts';

interface ProgressTilesProps {
  achievements: Pick<AchievementsDto, 'testsFinished' | 'averageScore'>;
  stats: ReturnType<typeof useOwnStats>;
}

/** Tests, average, streak and level. What is not known is not shown as a number. */
export function ProgressTiles({ achievements: { testsFinished, averageScore }, stats }: ProgressTilesProps) {
  const own = stats.data?.stats;
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3.5">
        <Tile label="Tests finished" value={formatNumber(testsFinished)} />
        {testsFinished === 0 ? (
          <Tile label="Average score" value="–" note="No test yet" />
        ) : (
          <Tile label="Average score" value={averageScore} unit="%" />
        )}
        {(own !== undefined || !stats.error) && (
          <>
            <Tile label="Day streak" value={own ? formatNumber(own.streak) : <Unknown />} />
            <Tile label="Level" value={own ? `L${own.currentLevel}` : <Unknown />} />
          </>
        )}
      </ul>
      {!own && stats.error && (
        <RetryBanner className="mt-3.5" query={stats} label="Load streak and level again">
          {messageOf(stats.error, 'Your streak and level didn’t load. Nothing is lost.')}
        </RetryBanner>
      )}
      {own && (
        <p className="mt-3 text-sm text-ink-soft">You can miss one day a week without losing your streak.</p>
      )}
    </>
  );
}

interface TileProps {
  label: string;
  value: ReactNode;
  unit?: string;
  /** What a dash means, for screen readers. */
  note?: string;
}

function Tile({ label, value, unit, note }: TileProps) {
  return (
    <Card asChild padding="none" className="px-5 py-4">
      <li>
        <StatTile
          value={note === undefined ? value : <span aria-hidden>{value}</span>}
          unit={unit}
          label={note === undefined ? label : `${label}: ${note.toLowerCase()}`}
        />
      </li>
    </Card>
  );
}

/** Of the height of a number. */
const Unknown = () => <Skeleton className="my-1 h-8 w-14" />;
