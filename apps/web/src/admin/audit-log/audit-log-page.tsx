import { auditTargetKinds, type AuditTargetKind } from '@markwell/shared/vocabulary/audit';
import { ScrollText } from 'lucide-react';
import { z } from 'zod';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { ListPage } from '../../components/admin/list-page.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { SearchForm } from '../../components/ui/inputs/search-form.tsx';
import { useAuditActors, useAuditEntries } from './audit-log.queries.ts';
import { entryColumns } from './entry-columns.tsx';

const kinds = Object.keys(auditTargetKinds) as AuditTargetKind[];
const kindChoices = kinds.map((kind) => ({ value: kind, label: auditTargetKinds[kind] }));

const filterSchema = z.object({
  target: z.string().max(254).catch(''),
  kind: z.enum(['', ...kinds]).catch(''),
  actorId: z.uuid().or(z.literal('')).catch(''),
});

/** The changes that administrators made, newest first. */
export function AuditLogPage() {
  const address = useUrlFilters(filterSchema);
  const actors = useAuditActors();
  const auditLog = useAuditEntries(address.filters);

  return (
    <>
      <AdminPageHeader title="Audit Log" lead="Changes made by administrators, newest first." />
      <ListPage
        label="Entries"
        address={address}
        filters={
          <>
            <SearchForm
              {...address.searchBy('target')}
              label="Search by id or e-mail"
              placeholder="Id of a changed item, or a user’s e-mail"
              maxLength={254}
            />
            <FilterSelect
              {...address.selectBy('kind')}
              label="Kind"
              every="All kinds"
              choices={kindChoices}
            />
            <FilterSelect
              {...address.selectBy('actorId')}
              label="Who"
              every="All administrators"
              choices={(actors.data?.actors ?? []).map(({ id, name, email }) => ({
                value: id,
                label: `${name} (${email})`,
              }))}
            />
          </>
        }
        query={auditLog}
        rows={auditLog.data?.pages.flatMap(({ entries }) => entries)}
        more={{ label: 'Show older entries', failure: 'Older entries could not be loaded.' }}
        failure="The audit log could not be loaded."
        empty={{
          icon: ScrollText,
          title: 'No entries found',
          text: address.isFiltered
            ? 'Try another id, or fewer filters'
            : 'Changes by administrators will appear here',
          showAll: 'Show all entries',
        }}
        columns={entryColumns}
      />
    </>
  );
}
