import type { AuditEntryDto } from '@markwell/shared/admin/audit-log/audit-log.contract';
import { auditSubjectKinds, type AuditSubjectKind } from '@markwell/shared/vocabulary/audit';
import { ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import { z } from 'zod';
import { DataTable } from '../../components/admin/data-table.tsx';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { useAuditActors, useAuditEntries } from './audit-log.queries.ts';
import { entryColumns } from './entry-columns.tsx';

const kinds = Object.keys(auditSubjectKinds) as AuditSubjectKind[];
const kindChoices = kinds.map((kind) => ({ value: kind, label: auditSubjectKinds[kind] }));

const filterSchema = z.object({
  subject: z.string().max(254).catch(''),
  kind: z.enum(['', ...kinds]).catch(''),
  actorId: z.uuid().or(z.literal('')).catch(''),
});

const idOf = ({ id }: AuditEntryDto) => id;

/** The changes that administrators made, newest first. */
export function AuditLogPage() {
  const { filters, change, clear, isFiltered } = useUrlFilters(filterSchema);
  const actors = useAuditActors();
  const auditLog = useAuditEntries(filters);
  const search = useCallback(
    (subject: string) => {
      change({ subject }, { replace: true });
    },
    [change],
  );
  const { data, error, hasNextPage, isFetching, isFetchingNextPage } = auditLog;
  const isEmptyHanded = error !== null && data === undefined;

  return (
    <>
      <AdminPageHeader title="Audit Log" lead="Changes made by administrators, newest first." />
      <FilterBar label="Entries" isFiltered={isFiltered} onClear={clear}>
        <SearchForm
          label="Search by id or e-mail"
          placeholder="Id of a changed item, or a user’s e-mail"
          maxLength={254}
          value={filters.subject}
          onSearch={search}
        />
        <FilterSelect
          label="Kind"
          every="All kinds"
          value={filters.kind}
          choices={kindChoices}
          onChoose={(chosen) => {
            change({ kind: kinds.find((kind) => kind === chosen) ?? '' });
          }}
        />
        <FilterSelect
          label="Who"
          every="All administrators"
          value={filters.actorId}
          choices={(actors.data?.actors ?? []).map(({ id, name, email }) => ({
            value: id,
            label: `${name} (${email})`,
          }))}
          onChoose={(actorId) => {
            change({ actorId });
          }}
        />
      </FilterBar>
      <DataTable
        label="Entries"
        columns={entryColumns}
        rows={data?.pages.flatMap(({ entries }) => entries)}
        rowId={idOf}
        stale={auditLog.isPlaceholderData}
        error={
          isEmptyHanded
            ? {
                message: messageOf(error, 'The audit log could not be loaded.'),
                onRetry: () => void auditLog.refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        empty={
          <EmptyState
            icon={ScrollText}
            title="No entries found"
            action={
              isFiltered && (
                <Button variant="quiet" size="small" onClick={clear}>
                  Show all entries
                </Button>
              )
            }
          >
            {isFiltered ? 'Try another id, or fewer filters' : 'Changes by administrators will appear here'}
          </EmptyState>
        }
      />
      {hasNextPage && (
        <div className="mt-3 grid justify-items-center gap-2">
          {error !== null && (
            <p role="alert" className="font-medium text-wrong">
              {messageOf(error, 'Older entries could not be loaded.')}
            </p>
          )}
          <Button
            variant="quiet"
            size="small"
            pending={isFetchingNextPage}
            onClick={() => void auditLog.fetchNextPage()}
          >
            Show older entries
          </Button>
        </div>
      )}
    </>
  );
}
