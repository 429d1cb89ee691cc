import type { ManagedCreativeQuestionDto } from '@markwell/shared/creative-writing/creative-question.schemas';
import { creativeDifficultyNames } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { excerptOf } from '#ui/admin/list/excerpt.ts';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { RowButton } from '#ui/admin/list/row-button.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { formatDay } from '#lib/format.ts';
import { useSetStatus } from './creative-writing.queries.ts';

interface RowActions {
  onEdit: (question: ManagedCreativeQuestionDto) => void;
  onDelete: (question: ManagedCreativeQuestionDto) => void;
}

export const questionColumns = (actions: RowActions): DataColumn<ManagedCreativeQuestionDto>[] => [
  {
    id: 'title',
    header: 'Title',
    card: 'title',
    className: 'min-w-56',
    cell: ({ title, brief }) => (
      <>
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-ink-soft wrap-anywhere">{excerptOf(brief)}</p>
      </>
    ),
    sortBy: ({ title }) => title,
  },
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ examType, subject, topic }) => (
      <>
        <p>{subject.name}</p>
        <p className="text-ink-soft">
          {shortStageName(examType.name)}
          {topic && ` · ${topic.name}`}
        </p>
      </>
    ),
    sortBy: ({ examType, subject }) => `${examType.name} ${subject.name}`,
  },
  {
    id: 'difficulty',
    header: 'Difficulty',
    cell: ({ difficulty, ageGroup }) => (
      <>
        <p>{creativeDifficultyNames[difficulty]}</p>
        <p className="whitespace-nowrap text-ink-soft">{ageGroup}</p>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isGenerated }) => (
      <span className="flex flex-wrap gap-1">
        {status === 'published' ? (
          <Badge tone="correct">Published</Badge>
        ) : (
          <Badge tone="caution">Draft</Badge>
        )}
        {isGenerated && <Badge>AI</Badge>}
      </span>
    ),
    sortBy: ({ status }) => status,
  },
  {
    id: 'createdAt',
    header: 'Made',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => formatDay(createdAt),
    sortBy: ({ createdAt }) => createdAt,
  },
  actionsColumn((question) => <Actions question={question} {...actions} />),
];

function Actions({ question, onEdit, onDelete }: RowActions & { question: ManagedCreativeQuestionDto }) {
  const setStatus = useSetStatus();
  const { id, title, status } = question;
  const isDraft = status === 'draft';
  return (
    <span className="flex justify-end gap-1">
      <Button
        variant={isDraft ? 'primary' : 'subtle'}
        size="dense"
        className="whitespace-nowrap"
        pending={setStatus.isPending}
        aria-label={`${isDraft ? 'Publish' : 'Withdraw'}: ${title}`}
        onClick={() => setStatus.mutate({ id, status: isDraft ? 'published' : 'draft' })}
      >
        {isDraft ? 'Publish' : 'Withdraw'}
      </Button>
      <RowButton label={`Edit: ${title}`} onClick={() => onEdit(question)}>
        Edit
      </RowButton>
      <RowButton label={`Delete: ${title}`} className="text-wrong!" onClick={() => onDelete(question)}>
        Delete
      </RowButton>
    </span>
  );
}
