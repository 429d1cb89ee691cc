import { Link } from 'react-router-dom';
import type { DataColumn } from '#ui/admin/list/data-columns.ts';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { formatNumber } from '#lib/format.ts';
import type { TopicLine } from './topic-overview.ts';

/** `most` is the number of questions of the largest topic; its bar has the full length. */
export const topicColumns = (most: number): DataColumn<TopicLine>[] => [
  {
    id: 'name',
    header: 'Topic Name',
    card: 'title',
    className: 'min-w-44',
    sortBy: ({ name }) => name,
    cell: ({ name }) => <span className="font-medium break-words">{name}</span>,
  },
  {
    id: 'subject',
    header: 'Subject',
    className: 'min-w-36',
    sortBy: ({ subjectName }) => subjectName,
    cell: ({ subjectId, subjectName }) => (
      <Link
        to={`/admin/subjects?subject=${subjectId}`}
        className="text-royal underline-offset-2 hover:underline"
      >
        {subjectName}
      </Link>
    ),
  },
  {
    id: 'examType',
    header: 'Exam Type',
    className: 'min-w-32',
    sortBy: ({ examTypeName }) => examTypeName,
    cell: ({ examTypeName }) => shortStageName(examTypeName),
  },
  {
    id: 'questions',
    header: 'Question Count',
    card: 'wide',
    className: 'min-w-44',
    sortBy: ({ questionCount }) => questionCount,
    cell: ({ name, questionCount }) => (
      <span className="flex items-center gap-3 figures-tabular">
        <span className="w-16 shrink-0 text-right">{formatNumber(questionCount)}</span>
        <ProgressBar
          label={`Questions of ${name}`}
          value={questionCount}
          max={most}
          className="min-w-20 grow"
        />
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ questionCount }) => (questionCount > 0 ? 'Active' : 'Empty'),
    cell: ({ questionCount }) =>
      questionCount > 0 ? <Badge tone="correct">Active</Badge> : <Badge tone="caution">Empty</Badge>,
  },
];
