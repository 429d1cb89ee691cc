import type { OverviewDto } from '@markwell/shared/admin/overview/overview.contract';
import { Card } from '../../components/ui/card.tsx';
import { StatTile } from '../../components/ui/stat-tile.tsx';
import { formatShortDay } from '../../components/admin/format-instant.ts';
import { formatCapped } from './capped.ts';
import { Part } from './part.tsx';

export function Waiting({ waiting }: { waiting: OverviewDto['waiting'] }) {
  const { flags, oldestFlagAt, draftQuestions, draftCreativeWriting } = waiting;
  const tiles = [
    {
      label: 'Reports to answer',
      count: flags,
      note: oldestFlagAt === null ? 'Nobody waits' : `The oldest since ${formatShortDay(oldestFlagAt)}`,
    },
    { label: 'Draft questions', count: draftQuestions, note: 'Pupils see them once they are published' },
    { label: 'Draft writing questions', count: draftCreativeWriting, note: 'Creative writing' },
  ];
  return (
    <Part title="What waits" lead="Nothing of this goes on by itself.">
      <ul className="grid gap-3 sm:grid-cols-3">
        {tiles.map(({ label, count, note }) => (
          <li key={label}>
            <Card padding="small" className={count.count > 0 ? 'border-l-4 border-l-marker' : undefined}>
              <StatTile value={formatCapped(count)} label={label} />
              <span className="text-xs text-ink-soft">{note}</span>
            </Card>
          </li>
        ))}
      </ul>
    </Part>
  );
}
