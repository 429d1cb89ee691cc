import { minAnswers, type MissedQuestion } from '@markwell/shared/admin/overview/overview.contract';
import { Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/ui/feedback/empty-state.tsx';
import { Table, TableCell, TableHeading, TableRow } from '../../components/ui/display/table.tsx';
import { formatNumber } from '../../lib/format.ts';
import { OverviewSection } from './overview-section.tsx';
import { ShareBar } from './share-bar.tsx';

export function MostMissed({ questions }: { questions: readonly MissedQuestion[] }) {
  return (
    <OverviewSection
      title="Most missed"
      lead={`Published questions with at least ${String(minAnswers)} answers that most pupils got wrong. Their answer key may be wrong.`}
    >
      {questions.length === 0 ? (
        <EmptyState level={3} icon={Target} title="Nothing to show yet">
          A question appears here once it has {minAnswers} answers and some of them are wrong
        </EmptyState>
      ) : (
        <Table caption="Most missed questions">
          <thead>
            <tr>
              <TableHeading className="w-1/2">Question</TableHeading>
              <TableHeading>Topic</TableHeading>
              <TableHeading className="text-right">Answers</TableHeading>
              <TableHeading className="min-w-36">Wrong</TableHeading>
            </tr>
          </thead>
          <tbody>
            {questions.map((question) => (
              <MissedRow key={question.id} question={question} />
            ))}
          </tbody>
        </Table>
      )}
    </OverviewSection>
  );
}

function MissedRow({
  question: { id, text, topicName, subjectName, answered, answeredWrongly },
}: {
  question: MissedQuestion;
}) {
  return (
    <TableRow>
      <TableCell>
        <Link
          to={`/admin/manage-questions?search=${id}`}
          className="line-clamp-2 font-semibold wrap-anywhere text-royal underline-offset-4 hover:underline"
        >
          {text ?? 'Image question'}
        </Link>
      </TableCell>
      <TableCell>
        {topicName} <span className="block text-xs text-ink-soft">{subjectName}</span>
      </TableCell>
      <TableCell className="text-right figures-tabular">{formatNumber(answered)}</TableCell>
      <TableCell>
        <span className="flex items-center gap-2 figures-tabular">
          <ShareBar share={answeredWrongly / answered} tone="wrong" className="w-16 shrink-0" />
          {Math.round((answeredWrongly / answered) * 100)}%
        </span>
      </TableCell>
    </TableRow>
  );
}
