import type { UploadBatchDto } from '@markwell/shared/question-editing/upload-batches.contract';
import { questionTypeNames } from '@markwell/shared/question-bank/question-types.vocabulary';
import { Link } from 'react-router-dom';
import { formatInstant } from '#ui/admin/format-instant.ts';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { Button } from '#ui/actions/button.tsx';
import { countOf, formatNumber } from '#lib/format.ts';

interface BatchActions {
  /** The upload that is being published. */
  publishingId: string | null;
  onPublish: (upload: UploadBatchDto) => void;
  onTakeBack: (upload: UploadBatchDto) => void;
}

/** 'Mathematics, Ratio, 3 Mar 2026, 14:32': distinguishes the buttons of the rows. */
const nameOf = ({ subject, topicName, createdAt }: UploadBatchDto) =>
  `${subject.name}, ${topicName}, ${formatInstant(createdAt)}`;

function stateOf({ created, drafts, published, reserved, archived, takenBackAt }: UploadBatchDto): string {
  if (takenBackAt !== null) {
    const kept = archived > 0 ? `; ${formatNumber(archived)} archived` : '';
    return `Taken back on ${formatInstant(takenBackAt)}${kept}`;
  }
  const deleted = created - drafts - published - reserved - archived;
  const parts = [
    [published, 'published'],
    [reserved, 'reserved'],
    [drafts, drafts === 1 ? 'draft' : 'drafts'],
    [archived, 'archived'],
    [deleted, 'deleted'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${formatNumber(count)} ${name}`)
    .join(', ');
}

export const batchColumns = ({
  publishingId,
  onPublish,
  onTakeBack,
}: BatchActions): DataColumn<UploadBatchDto>[] => [
  {
    id: 'what',
    header: 'Questions',
    card: 'title',
    className: 'min-w-56 max-w-80',
    cell: ({ id, created, questionType, stage, subject, topicName }) => (
      <div className="grid">
        <Link
          to={`/admin/manage-questions?batch=${id}`}
          className="justify-self-start font-semibold text-royal underline-offset-4 hover:underline"
        >
          {countOf(created, 'question')}
          <span className="sr-only"> of {topicName}</span>
        </Link>
        <span className="text-xs wrap-anywhere text-ink-soft">
          {questionTypeNames[questionType]} · {stage.name} · {subject.name} · {topicName}
        </span>
      </div>
    ),
  },
  {
    id: 'when',
    header: 'When',
    className: 'whitespace-nowrap figures-tabular',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt)}</time>,
  },
  {
    id: 'who',
    header: 'Who',
    className: 'min-w-32 max-w-56',
    cell: ({ uploadedBy }) =>
      uploadedBy === null ? (
        <span className="text-ink-soft">Deleted account</span>
      ) : (
        <span className="wrap-anywhere">{uploadedBy}</span>
      ),
  },
  { id: 'state', header: 'Now', card: 'wide', className: 'min-w-40', cell: stateOf },
  actionsColumn((upload) => {
    if (upload.takenBackAt !== null) return null;
    return (
      <div className="flex flex-wrap gap-1">
        {upload.drafts > 0 && (
          <Button
            variant="quiet"
            size="dense"
            pending={publishingId === upload.id}
            aria-label={`Publish the drafts of ${nameOf(upload)}`}
            onClick={() => onPublish(upload)}
          >
            Publish
          </Button>
        )}
        <Button
          variant="subtle"
          size="dense"
          aria-label={`Take back ${nameOf(upload)}`}
          onClick={() => onTakeBack(upload)}
        >
          Take back
        </Button>
      </div>
    );
  }),
];
