import { auditTargetKinds, type AuditTargetKind } from '@markwell/shared/audit/audit.vocabulary';
import { ScrollText } from 'lucide-react';
import { z } from 'zod';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useAuditActors, useAuditEntries } from './audit-log.queries.ts';
import { entryColumns } from './entry-columns.tsx';

const kinds = Object.keys(auditTargetKinds) as AuditTargetKind[];
const kindChoices = kinds.map((kind) => ({ value: kind, label: auditTargetKinds[kind] }));

const filterSchema = z.object({
  target: z.string().max(254).catch(''),
  kind: z.enum(['', ...kinds]).catch(''),
  actorId: z.uuid().or(z.literal('')).catch(''),
  from: z.iso.date().or(z.literal('')).catch(''),
  until: z.iso.date().or(z.literal('')).catch(''),
});

const texts: ListTexts = {
  label: 'Entries',
  more: { label: 'Show older entries', failure: 'Older entries could not be loaded.' },
  failure: 'The audit log could not be loaded.',
  empty: { icon: ScrollText, title: 'No entries found', text: 'Changes by administrators will appear here' },
  noMatch: { text: 'Try another id, or fewer filters', showAll: 'Show all entries' },
};

const targetFilter = {
  search: 'target',
  label: 'Search by id or e-mail',
  placeholder: 'Id, or a user’s e-mail',
  maxLength: 254,
} as const;
const kindFilter = { name: 'kind', label: 'Kind', every: 'All kinds', choices: kindChoices } as const;

const days = [
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
] as const;

/** What administrators changed, and whose data they read, newest first. */
export function AuditLogPage() {
  const address = useUrlFilters(filterSchema);
  const auditLog = useAuditEntries(address.filters);
  const { data: { actors } = { actors: [] } } = useAuditActors();
  const actorFilter = {
    name: 'actorId',
    label: 'Who',
    every: 'All administrators',
    choices: actors.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
  } as const;

  return (
    <>
      <AdminPageHeader
        title="Audit Log"
        lead="What administrators changed, and whose data they read. Newest first."
      />
      <ListPage
        {...texts}
        address={address}
        filters={[targetFilter, kindFilter, actorFilter]}
        filterActions={days.map(({ name, label }) => {
          const { value, onChoose } = address.selectBy(name);
          return (
            <Field key={name} label={label} className="min-w-0">
              <TextInput type="date" value={value} onChange={({ target }) => onChoose(target.value)} />
            </Field>
          );
        })}
        query={auditLog}
        columns={entryColumns}
      />
    </>
  );
}
