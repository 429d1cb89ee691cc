import type { OverviewDto } from '@markwell/shared/overview/overview.contract';
import { Table, TableCell, TableHeading, TableRow } from '#ui/display/table.tsx';
import { formatNumber } from '#lib/format.ts';
import { formatCapped } from './format-capped-count.ts';
import { OverviewSection } from './overview-section.tsx';
import { ShareBar } from './share-bar.tsx';

const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

export function NewQuestions({ created: { total, days } }: { created: OverviewDto['newQuestions'] }) {
  if (total.count === 0) {
    return <OverviewSection title="New this week" lead="No new questions in the last seven days." />;
  }
  const most = Math.max(...days.map(({ count }) => count), 1);
  return (
    <OverviewSection
      title="New this week"
      lead={`${formatCapped(total)} new questions in the last seven days, drafts included.`}
    >
      <Table caption="New questions by day" className="[&_table]:min-w-0">
        <thead>
          <tr>
            <TableHeading>Day</TableHeading>
            <TableHeading className="w-full">
              <span className="sr-only">Share of the busiest day</span>
            </TableHeading>
            <TableHeading className="text-right">New</TableHeading>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <TableRow key={day}>
              <TableHeading scope="row" className="border-t border-line bg-transparent! font-normal!">
                {weekday.format(new Date(day))}
              </TableHeading>
              <TableCell>
                <ShareBar share={count / most} />
              </TableCell>
              <TableCell className="text-right figures-tabular">{formatNumber(count)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </OverviewSection>
  );
}
