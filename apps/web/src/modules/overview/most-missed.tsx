import { minAnswers, type MissedQuestion } from '@markwell/shared/overview/overview.contract';
import { Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DataColumn } from '#ui/admin/list/data-columns.ts';
import { DataTable } from '#ui/admin/list/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { formatNumber } from '#lib/format.ts';
import { OverviewSection } from './overview-section.tsx';
import { ShareBar } from './share-bar.tsx';

const columns: DataColumn<MissedQuestion>[] = [
  {
    id: 'question',
    header: 'Question',
    card: 'title',
    className: 'w-1/2',
    cell: ({ id, text }) => (
      <Link
        to={`/admin/manage-questions?search=${id}`}
        className="line-clamp-2 font-semibold wrap-anywhere text-royal underline-offset-4 hover:underline"
      >
        {text ?? 'Image question'}
      </Link>
    ),
  },
  {
    id: 'topic',
    header: 'Topic',
    card: 'wide',
    cell: ({ topicName, subjectName }) => (
      <>
        {topicName} <span className="block text-xs text-ink-soft">{subjectName}</span>
      </>
    ),
  },
  {
    id: 'answers',
    header: 'Answers',
    align: 'end',
    cell: ({ answered }) => formatNumber(answered),
  },
  {
    id: 'wrong',
    header: 'Wrong',
    className: 'min-w-36',
    cell: ({ answered, answeredWrongly }) => (
      <span className="flex items-center gap-2 figures-tabular">
        <ShareBar share={answeredWrongly / answered} tone="wrong" className="w-16 shrink-0" />
        {Math.round((answeredWrongly / answered) * 100)}%
      </span>
    ),
  },
];

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
        <DataTable label="Most missed questions" columns={columns} rows={questions} />
      )}
    </OverviewSection>
  );
}
