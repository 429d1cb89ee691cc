import type { SubjectCoverage } from '@markwell/shared/overview/coverage.contract';
import type { QuestionType } from '@markwell/shared/question-bank/question-types.vocabulary';
import { Link } from 'react-router-dom';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Table, TableCell, TableHeading, TableRow } from '#ui/display/table.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { coverageRows, gapsIn, type CoverageCell } from './coverage-table.ts';

interface SubjectCoverageSectionProps {
  subject: SubjectCoverage;
  kind: QuestionType;
}

/** A subject's table: a row for each topic, and the gaps in words and colour. */
export function SubjectCoverageSection({ subject, kind }: SubjectCoverageSectionProps) {
  const rows = coverageRows(subject, kind);
  const gaps = gapsIn(rows);
  const title = `${subject.name}, ${shortStageName(subject.stage.name)}`;
  return (
    <TitledSection title={title} className="min-w-0">
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <Badge tone={gaps === 0 ? 'correct' : 'caution'}>
          {gaps === 0 ? 'No gaps' : countOf(gaps, 'gap')}
        </Badge>
        {subject.creativeWriting > 0 && countOf(subject.creativeWriting, 'creative-writing question')}
      </p>
      {subject.topics.length === 0 ? (
        <p className="text-ink-soft">This subject has no topics yet.</p>
      ) : (
        // Columns of one width line up between the subjects; there are too many levels for that.
        <Table
          caption={`Published questions of ${title}`}
          className={kind === 'regular' ? '[&_table]:table-fixed' : undefined}
        >
          <thead>
            <tr>
              <TableHeading className="sticky left-0 w-1/4">
                {kind === 'regular' ? 'Topic' : 'Topic and level'}
              </TableHeading>
              {rows[0]?.cells.map(({ column }) => (
                <TableHeading key={column} className="text-right">
                  {kind === 'rapid-fire' && <span className="sr-only">Level </span>}
                  {column}
                </TableHeading>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ topicId, name, cells }) => (
              <TableRow key={name}>
                <TableHeading
                  scope="row"
                  className="sticky left-0 border-t border-line bg-card! font-normal! whitespace-normal! text-ink!"
                >
                  {name}
                </TableHeading>
                {cells.map((cell) => (
                  <TableCell key={cell.column} className="text-right figures-tabular">
                    <Count cell={cell} to={questionsAt(subject, kind, topicId, cell)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </TitledSection>
  );
}

/** The count, as a link to its questions; a gap says how many are missing. */
function Count({ cell: { questions, missing }, to }: { cell: CoverageCell; to: string }) {
  const count = formatNumber(questions);
  return (
    <>
      {questions === 0 ? (
        count
      ) : (
        <Link to={to} className="underline-offset-2 hover:underline">
          {count}
        </Link>
      )}
      {missing > 0 && (
        <span className="ml-2 rounded bg-caution-wash px-1.5 py-0.5 text-xs whitespace-nowrap text-caution">
          {formatNumber(missing)} short
        </span>
      )}
    </>
  );
}

/** Manage Questions with these published questions. */
function questionsAt(
  { id, stage }: SubjectCoverage,
  kind: QuestionType,
  topicId: string | undefined,
  { difficulty }: CoverageCell,
): string {
  const filters = new URLSearchParams({
    questionType: kind,
    status: 'published',
    examType: stage.id,
    subject: id,
  });
  if (topicId !== undefined) filters.set('topic', topicId);
  if (difficulty !== undefined) filters.set('difficulty', String(difficulty));
  return `/admin/manage-questions?${filters.toString()}`;
}
