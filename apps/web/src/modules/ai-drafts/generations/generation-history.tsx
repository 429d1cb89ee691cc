import { useId, useState } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { HistoryItemDto } from '@markwell/shared/ai-drafts/ai.schemas';
import type { GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { generationHistory } from '@markwell/shared/ai-drafts/ai.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { formatDay } from '#lib/format.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';

interface GenerationHistoryProps {
  type: GenerationType;
  onOpen: (item: HistoryItemDto) => void;
}

/** The earlier generations; collapsed at first. */
export function GenerationHistory({ type, onOpen }: GenerationHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="mt-5">
      <Button
        variant="subtle"
        size="dense"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron aria-hidden className="size-4" />
        History
      </Button>
      <div id={id}>{isOpen && <Items type={type} onOpen={onOpen} />}</div>
    </div>
  );
}

function Items({ type, onOpen }: GenerationHistoryProps) {
  // Always refetched when opened: other administrators generate too.
  const history = useQuery({ ...endpointQuery(generationHistory, { query: { type } }), staleTime: 0 });
  if (history.isPending) return <Spinner label="Loading the history…" className="justify-start" />;
  if (history.isError) {
    return (
      <p role="alert" className="p-3 text-wrong">
        Failed to load the history.{' '}
        <Button variant="subtle" size="dense" onClick={() => void history.refetch()}>
          Try Again
        </Button>
      </p>
    );
  }
  if (history.data.data.length === 0) return <p className="p-3 text-ink-soft">Nothing generated yet.</p>;
  return (
    <ul className="mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-card">
      {history.data.data.map((item) => (
        <li key={item.id} className="border-t border-line first:border-t-0">
          <button
            type="button"
            className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 text-left -outline-offset-3 hover:bg-sunk"
            onClick={() => onOpen(item)}
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{item.title}</span>
            <span className="text-ink-soft">
              {item.topic !== null && `${item.topic} · `}
              {formatDay(item.created_at)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
