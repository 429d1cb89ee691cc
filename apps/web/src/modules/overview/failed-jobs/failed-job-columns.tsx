import type { FailedJobDto } from '@markwell/shared/overview/jobs.contract';
import type { DataColumn } from '#ui/admin/list/data-columns.ts';
import { RowButton } from '#ui/admin/list/row-button.tsx';
import { formatInstant } from '#ui/admin/format-instant.ts';

const kindNames: Record<string, string> = {
  'account-email': 'E-mail about an account',
  'account-link-request': 'Request for a link by e-mail',
  'notification-email': 'Notifications by e-mail',
  'weekly-report': 'Weekly report',
  'inactive-account-email': 'Warning of an unused account',
  'user-message': 'E-mail by an administrator',
  'class-invitation': 'Invitation to a class',
  'parent-invitation': 'Invitation to a parent',
  'parent-report': 'Weekly report to a parent',
  'media-removal': 'Removal of files',
  correction: 'Correction of results',
  'bulk-changes': 'Bulk changes of questions',
};

export const kindNameOf = ({ kind }: Pick<FailedJobDto, 'kind'>): string => kindNames[kind] ?? kind;

interface Actions {
  /** The job that is being put back. */
  retryingId: string | null;
  onRetry: (job: FailedJobDto) => void;
  onDelete: (job: FailedJobDto) => void;
}

export const failedJobColumns = ({ retryingId, onRetry, onDelete }: Actions): DataColumn<FailedJobDto>[] => [
  { id: 'kind', header: 'Job', card: 'title', className: 'min-w-40', cell: kindNameOf },
  {
    id: 'failedAt',
    header: 'Failed',
    className: 'whitespace-nowrap',
    cell: ({ failedAt }) => formatInstant(failedAt),
  },
  {
    id: 'createdAt',
    header: 'Created',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
  { id: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'error',
    header: 'Last error',
    card: 'wide',
    className: 'min-w-44 wrap-anywhere',
    cell: ({ error }) => error,
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    card: 'actions',
    cell: (job) => (
      <div className="flex gap-1">
        <RowButton
          label={`Retry ${kindNameOf(job)}`}
          pending={job.id === retryingId}
          onClick={() => onRetry(job)}
        >
          Retry
        </RowButton>
        <RowButton label={`Delete ${kindNameOf(job)}`} onClick={() => onDelete(job)}>
          Delete
        </RowButton>
      </div>
    ),
  },
];
