import type { ReactNode } from 'react';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatTile } from '#ui/display/stat-tile.tsx';
import { formatNumber } from '#lib/format.ts';
import type { Dashboard } from '../dashboard.queries.ts';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';

interface Tile {
  label: string;
  value: ReactNode;
  unit?: string;
}

const unknown = <span aria-hidden>–</span>;

/**
 * Four numbers, each with a link to the achievements. Before the first finished work, and when the statistics could not
 * be loaded, a dash takes the place of each number.
 */
export function ProgressTiles({ dashboard }: { dashboard: Dashboard }) {
  const { error, data } = dashboard.stats;
  const { questionsSolved, averageScore, streak, currentLevel } = data.stats;
  const isNew = error === undefined && questionsSolved === 0 && averageScore === 0 && streak === 0;
  const hidden = error === undefined ? (isNew ? ': not yet' : undefined) : ': not loaded';
  const tiles: Tile[] = [
    { label: 'Questions', value: formatNumber(questionsSolved), unit: '+' },
    { label: 'Avg Score', value: averageScore, unit: '%' },
    { label: 'Day Streak', value: streak },
    { label: 'Level', value: `L${currentLevel}` },
  ];
  return (
    <Section
      title="Your Progress"
      action={
        <Button
          variant="subtle"
          size="small"
          className="-mr-4"
          pending={dashboard.refreshing}
          onClick={dashboard.refresh}
        >
          {!dashboard.refreshing && <RefreshCw aria-hidden className="size-[18px]" />}
          Refresh
        </Button>
      }
    >
      {error !== undefined && (
        <RetryBanner className="mb-3.5" query={dashboard.stats}>
          {error}
        </RetryBanner>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3.5">
        {tiles.map(({ label, value, unit }) => (
          <li key={label} className="grid">
            <Card asChild interactive padding="none" className="px-5 py-4">
              <Link to="/achievements">
                <StatTile
                  value={hidden === undefined ? value : unknown}
                  unit={hidden === undefined ? unit : undefined}
                  label={
                    <>
                      {label}
                      {hidden !== undefined && <span className="sr-only">{hidden}</span>}
                    </>
                  }
                />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      {isNew && <p className="mt-3 text-sm text-ink-soft">Your numbers appear after your first test.</p>}
    </Section>
  );
}
