import type { AuditEntryDto } from '@markwell/shared/audit/audit-log.contract';
import { auditActions, auditTargetKinds } from '@markwell/shared/audit/audit.vocabulary';
import { Link } from 'react-router-dom';
import { ArrowRight } from 'lucide-react';
import { CopyId } from '#ui/admin/copy-id.tsx';
import type { DataColumn } from '#ui/admin/list/data-columns.ts';
import { formatInstant } from '#ui/admin/format-instant.ts';
import { changesOf, type FieldChange } from './field-change.ts';

/** Characters of a long value that are shown until 'Show all' is clicked. */
const excerptLength = 160;

const linkClasses = 'font-semibold text-royal underline-offset-4 hover:underline';
const actions: Record<string, string> = auditActions;
const kinds: Record<string, string> = auditTargetKinds;

type Target = AuditEntryDto['target'];

/** Where a target can be opened: by its id, or found by its name. */
const addresses: Record<string, (target: { id: string; name: string }) => string> = {
  user: ({ id }) => `/admin/users?search=${id}`,
  question: ({ id }) => `/admin/manage-questions?search=${id}&question=${id}`,
  subject: ({ id }) => `/admin/subjects?subject=${id}`,
  topic: ({ name }) => `/admin/topics?search=${encodeURIComponent(name)}`,
  upload: () => '/admin/uploads',
  paper: ({ name }) => `/admin/past-papers?search=${encodeURIComponent(name)}`,
};

const addressOf = ({ kind, id, name, exists }: Target): string | undefined =>
  exists && name !== null ? addresses[kind]?.({ id, name }) : undefined;

function Actor({ actor }: AuditEntryDto) {
  if (actor === null) return <span className="text-ink-soft">Deleted account</span>;
  return (
    <div className="grid">
      <span className="wrap-anywhere">{actor.name}</span>
      <span className="text-xs wrap-anywhere text-ink-soft">{actor.email}</span>
    </div>
  );
}

function TargetCell({ target }: AuditEntryDto) {
  const { kind, id, name, exists } = target;
  const address = addressOf(target);
  const kindName = kinds[kind] ?? kind;
  const called = name ?? kindName;
  return (
    <div className="grid justify-items-start">
      {address === undefined ? (
        <span className="wrap-anywhere">{called}</span>
      ) : (
        <Link to={address} className={`${linkClasses} wrap-anywhere`}>
          {called}
        </Link>
      )}
      {name !== null && (
        <span className="text-xs text-ink-soft">
          {kindName}
          {!exists && ', deleted'}
        </span>
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
    className: 'lg:whitespace-nowrap figures-tabular',
    cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
  },
  { id: 'who', header: 'Who', className: 'min-w-32 max-w-60 lg:min-w-48', cell: Actor },
  {
    id: 'what',
    header: 'What',
    card: 'title',
    className: 'min-w-24 lg:min-w-36',
    cell: ({ action }) => <span className="font-semibold">{actions[action] ?? action}</span>,
  },
  { id: 'target', header: 'Of', card: 'wide', className: 'min-w-36 max-w-64 lg:min-w-44', cell: TargetCell },
  {
    id: 'changes',
    header: 'Change',
    card: 'wide',
    className: 'min-w-44 lg:min-w-64',
    cell: (entry) => <EntryChanges entry={entry} />,
  },
];

function EntryChanges({ entry }: { entry: AuditEntryDto }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return <span className="text-ink-soft">–</span>;
  return (
    <dl className="grid gap-1">
      {changes.map((change) => (
        <Change key={change.name} change={change} />
      ))}
    </dl>
  );
}

function Text({ text }: { text: string }) {
  if (text.length <= excerptLength) return <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>;
  return (
    <details className="group inline wrap-anywhere whitespace-pre-wrap">
      <summary className="cursor-pointer">
        <span className="group-open:hidden">{text.slice(0, excerptLength)}… </span>
        <span className="font-semibold text-royal group-open:hidden">Show all</span>
        <span className="hidden font-semibold text-royal group-open:inline">Show less</span>
      </summary>
      {text}
    </details>
  );
}

/** The old value is red and struck through, the new one green; hidden labels name both for screen readers. */
function Change({ change: { name, before, after } }: { change: FieldChange }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
        {before !== undefined && (
          <del className="rounded-xs bg-wrong-wash px-1 text-wrong">
            <span className="sr-only">was </span>
            <Text text={before} />
          </del>
        )}
        {before !== undefined && after !== undefined && (
          <ArrowRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-soft" />
        )}
        {after !== undefined && (
          <ins className="rounded-xs bg-correct-wash px-1 text-correct no-underline">
            <span className="sr-only">is </span>
            <Text text={after} />
          </ins>
        )}
      </dd>
    </div>
  );
}
