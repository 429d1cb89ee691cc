import type { AuditEntryDto } from '@markwell/shared/admin/audit-log/audit-log.contract';
import { auditActions, auditTargetKinds } from '@markwell/shared/vocabulary/audit';
import { Link } from 'react-router-dom';
import { CopyId } from '../../components/admin/copy-id.tsx';
import type { DataColumn } from '../../components/admin/list/data-columns.ts';
import { formatInstant } from '../../components/admin/format-instant.ts';
import { EntryChanges } from './entry-changes.tsx';

const linkClasses = 'font-semibold text-royal underline-offset-4 hover:underline';
const actions: Record<string, string> = auditActions;
const kinds: Record<string, string> = auditTargetKinds;

/** The sections that can find a target by its id. */
const sections: Record<string, string> = { user: '/admin/users', question: '/admin/manage-questions' };

function Actor({ actor }: AuditEntryDto) {
  if (actor === null) return <span className="text-ink-soft">Deleted account</span>;
  return (
    <div className="grid">
      <span className="wrap-anywhere">{actor.name}</span>
      <span className="text-xs wrap-anywhere text-ink-soft">{actor.email}</span>
    </div>
  );
}

function Target({ target: { kind, id, name } }: AuditEntryDto) {
  const section = sections[kind];
  const called = name ?? kinds[kind] ?? kind;
  return (
    <div className="grid justify-items-start">
      {section === undefined ? (
        <span>{called}</span>
      ) : (
        <Link to={`${section}?search=${encodeURIComponent(id)}`} className={`${linkClasses} wrap-anywhere`}>
          {called}
        </Link>
      )}
      <span className="-ml-1 flex flex-wrap items-center">
        <CopyId id={id} />
        <Link to={`?target=${encodeURIComponent(id)}`} className={`${linkClasses} px-1 text-xs`}>
          Only this<span className="sr-only">: changes to {called}</span>
        </Link>
      </span>
    </div>
  );
}

export const entryColumns: DataColumn<AuditEntryDto>[] = [
  {
    id: 'when',
    header: 'When',
    className: 'whitespace-nowrap figures-tabular',
    cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
  },
  { id: 'who', header: 'Who', className: 'min-w-48 max-w-60', cell: Actor },
  {
    id: 'what',
    header: 'What',
    className: 'min-w-36',
    cell: ({ action }) => <span className="font-semibold">{actions[action] ?? action}</span>,
  },
  { id: 'target', header: 'Of', className: 'min-w-44 max-w-64', cell: Target },
  { id: 'changes', header: 'Change', className: 'min-w-64', cell: (entry) => <EntryChanges entry={entry} /> },
];
