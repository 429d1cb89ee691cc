import type { SubjectQuestionCounts } from '@markwell/shared/overview/overview.contract';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Table, TableCell, TableHeading, TableRow } from '#ui/display/table.tsx';
import { formatNumber } from '#lib/format.ts';
import { formatCapped } from './format-capped-count.ts';
import { OverviewSection } from './overview-section.tsx';
import { ShareBar } from './share-bar.tsx';

const figures = 'text-right figures-tabular';

export function QuestionsBySubject({ subjects }: { subjects: readonly SubjectQuestionCounts[] }) {
  const most = Math.max(...subjects.map(({ published }) => published), 1);
  return (
    <OverviewSection title="Questions by subject" lead="For tests and rapid-fire together.">
      {subjects.length === 0 ? (
        <EmptyState level={3} title="No subjects found" />
      ) : (
        <Table
          caption="Questions by subject and status"
          className="max-sm:[&_:is(th,td)]:px-2 max-sm:[&_table]:min-w-0"
        >
          <thead>
            <tr>
              <TableHeading>Subject</TableHeading>
              <TableHeading className="w-1/3 max-sm:hidden">
                <span className="sr-only">Share of the largest subject</span>
              </TableHeading>
              <TableHeading className="text-right">Published</TableHeading>
              <TableHeading className="text-right">Drafts</TableHeading>
              <TableHeading className="text-right">Archived</TableHeading>
            </tr>
          </thead>
          <tbody>
            {subjects.map(({ id, name, stageName, color, published, reserved, drafts, archived }) => (
              <TableRow key={id}>
                <TableHeading
                  scope="row"
                  className="border-t border-line bg-transparent! font-normal! whitespace-normal! text-ink!"
                >
                  {name}{' '}
                  <span className="text-xs whitespace-nowrap text-ink-soft">{shortStageName(stageName)}</span>
                </TableHeading>
                <TableCell className={`subject-${color} max-sm:hidden`}>
                  <ShareBar share={published / most} tone="subject" />
                </TableCell>
                <TableCell className={figures}>
                  {formatNumber(published)}
                  {reserved > 0 && (
                    <span className="block text-xs text-ink-soft">{formatNumber(reserved)} reserved</span>
                  )}
                </TableCell>
                <TableCell className={figures}>{formatCapped(drafts)}</TableCell>
                <TableCell className={figures}>{formatCapped(archived)}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </OverviewSection>
  );
}
