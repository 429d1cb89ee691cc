import type { AuditEntryDto } from '@markwell/shared/audit/audit-log.contract';
import { ArrowRight } from 'lucide-react';
import { changesOf, type FieldChange } from './field-change.ts';

/** Characters of a long value that are shown until 'Show all' is clicked. */
const excerpt = 160;

function Text({ text }: { text: string }) {
  if (text.length <= excerpt) return <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>;
  return (
    <details className="group inline wrap-anywhere whitespace-pre-wrap">
      <summary className="cursor-pointer">
        <span className="group-open:hidden">{text.slice(0, excerpt)}… </span>
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

export function EntryChanges({ entry }: { entry: AuditEntryDto }) {
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
