import type { AchievementsDto } from '@markwell/shared/features/analytics/analytics.contract';
import { Section } from '#components/layout/section.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { StatTile } from '#components/ui/display/stat-tile.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf, formatNumber } from '#lib/format.ts';
import { useAchievements, useOwnStats, useTestHistory } from '../analytics.queries.ts';
import { AchievementCard } from './achievement-card.tsx';
import { ImprovementList } from './improvement-list.tsx';
import { ScoreHistory } from './score-history.tsx';
import { Loaded } from '#components/layout/loaded.tsx';

export function OverviewTab() {
  return (
    <Loaded query={useAchievements()} loading="Loading your achievements…" failure={failure}>
      {(achievements) => <Overview data={achievements} />}
    </Loaded>
  );
}

const failure = (error: Error) =>
  messageOf(error, 'Your achievements could not be loaded. Nothing is lost; please try again.');

function Overview({ data }: { data: AchievementsDto }) {
  const history = useTestHistory();
  const stats = useOwnStats().data?.stats;
  const earned = data.achievements.filter(({ isEarned }) => isEarned).length;
  const tiles = [
    { label: 'Tests finished', value: formatNumber(data.testsFinished) },
    { label: 'Average score', value: data.averageScore, unit: '%' },
    { label: 'Day streak', value: stats?.streak ?? '–' },
    { label: 'Level', value: stats ? `L${stats.currentLevel}` : '–' },
  ];
  return (
    <>
      <ul className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        {tiles.map(({ label, value, unit }) => (
          <Card key={label} asChild padding="none" className="px-5 py-4">
            <li>
              <StatTile value={value} unit={unit} label={label} />
            </li>
          </Card>
        ))}
      </ul>
      <Section
        title="Your achievements"
        action={
          <p className="text-ink-soft">
            {earned} of {countOf(data.achievements.length, 'achievement')} earned
          </p>
        }
      >
        <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
          {data.achievements.map((achievement) => (
            <AchievementCard key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      </Section>
      {history.data && history.data.length > 0 && <ScoreHistory tests={history.data} />}
      {data.subjects.length > 0 && <ImprovementList subjects={data.subjects} />}
    </>
  );
}
