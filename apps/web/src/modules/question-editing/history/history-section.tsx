import type { QuestionHistoryDto, undoChange } from '@markwell/shared/question-editing/history.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '#ui/admin/format-instant.ts';
import { QueryError } from '#ui/admin/query-error.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { countOf } from '#lib/format.ts';
import { Difference } from './difference.tsx';
import { useHistory, useUndoChange } from './history.queries.ts';
import { undoQuestion } from './history-texts.ts';

interface HistorySectionProps {
  questionId: string;
  onUndone: (keyChange: ResponseOf<typeof undoChange>['keyChange']) => void;
}

/** Who changed the question, when and what; the last change can be undone. Loaded when it is opened. */
export function HistorySection({ questionId, onUndone }: HistorySectionProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useHistory(questionId, isOpen);
  return (
    <Disclosure summary="History" onToggle={() => setOpen(true)}>
      {query.data && <Changes questionId={questionId} history={query.data} onUndone={onUndone} />}
      {isOpen && query.isPending && <Spinner label="Loading history…" />}
      {!query.data && (
        <QueryError query={query} failure="Failed to load the history" className="border-0 py-4" />
      )}
    </Disclosure>
  );
}

const lineOf = ({ at, by }: { at: string; by: string | null }) => `${formatInstant(at)} · ${by ?? 'Unknown'}`;

function Changes({ questionId, history, onUndone }: HistorySectionProps & { history: QuestionHistoryDto }) {
  const { changes, olderChanges, created, undo } = history;
  const [isAsking, setIsAsking] = useState(false);
  const undoing = useUndoChange(questionId);
  return (
    <div className="grid min-w-0 gap-4 text-sm">
      {undo && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setIsAsking(true)}>
          <Undo2 aria-hidden className="size-4" /> Undo the last change
        </Button>
      )}
      <ol aria-label="Changes" className="grid min-w-0 gap-4">
        {changes.map((change) => (
          <li key={change.id} className="grid min-w-0 gap-2 border-l-4 border-line pl-3.5">
            <p className="font-semibold">{lineOf(change)}</p>
            <dl className="grid min-w-0 gap-2">
              {change.differences.map((difference) => (
                <Difference key={`${difference.part} ${difference.letter ?? ''}`} difference={difference} />
              ))}
            </dl>
          </li>
        ))}
        {olderChanges > 0 && (
          <li className="text-ink-soft">
            {countOf(olderChanges, 'older change is', 'older changes are')} not shown.
          </li>
        )}
        <li className="border-l-4 border-line pl-3.5">
          <p className="font-semibold">{lineOf(created)}</p>
          <p>Created</p>
        </li>
      </ol>
      {undo && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Undo the last change?"
          description={undoQuestion(undo)}
          confirmLabel="Undo change"
          pending={undoing.isPending}
          onConfirm={() => {
            undoing.mutate(undo.changeId, {
              onSuccess: ({ keyChange }) => onUndone(keyChange),
              onSettled: () => setIsAsking(false),
            });
          }}
        />
      )}
    </div>
  );
}
