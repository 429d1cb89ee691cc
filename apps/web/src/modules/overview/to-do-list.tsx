import type { OverviewDto } from '@markwell/shared/overview/overview.contract';
import { Link } from 'react-router-dom';
import { Card } from '#ui/display/card.tsx';
import { StatTile } from '#ui/display/stat-tile.tsx';
import { formatShortDay } from '#ui/admin/format-instant.ts';
import { formatCapped } from './format-capped-count.ts';
import { OverviewSection } from './overview-section.tsx';

export function ToDoList({ counts }: { counts: OverviewDto['toDo'] }) {
  const { pendingReports, oldestReportAt, draftQuestions, draftCreativeWriting } = counts;
  const tiles = [
    {
      label: 'Open reports',
      count: pendingReports,
      note:
        oldestReportAt === null ? 'No open reports' : `The oldest since ${formatShortDay(oldestReportAt)}`,
      section: '/admin/rapid-fire?tab=flagged',
    },
    {
      label: 'Draft questions',
      count: draftQuestions,
      note: 'Pupils see them once they are published',
      section: '/admin/manage-questions?status=draft',
    },
    {
      label: 'Draft creative-writing questions',
      count: draftCreativeWriting,
      note: 'Creative writing',
      section: '/admin/creative-writing?tab=manage&status=draft',
    },
  ];
  return (
    <OverviewSection title="To do" lead="These need your attention.">
      <ul className="grid gap-3 sm:grid-cols-3">
        {tiles.map(({ label, count, note, section }) => (
          <li key={label}>
            <Card
              asChild
              padding="small"
              interactive
              className={`block h-full ${count.count > 0 ? 'border-l-4 border-l-marker' : ''}`}
            >
              <Link to={section}>
                <StatTile value={formatCapped(count)} label={label} />
                <span className="block text-xs text-ink-soft">{note}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}
