import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import type { QuestionState } from '#modules/question-bank/question-grid.tsx';
import { countOf } from '#lib/format.ts';

interface SubmitDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isAssignment: boolean;
  states: readonly QuestionState[];
  onSubmit: () => void;
  /** Goes to the question with this index, from 0. */
  onSelect: (index: number) => void;
}

export const submitLabelOf = (isAssignment: boolean) => (isAssignment ? 'Hand in' : 'Submit Test');

/** Asks before the test is submitted, and names the questions to look at first. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { open, onOpenChange, isAssignment, states, onSubmit, onSelect } = props;
  const indexesOf = (isWanted: (state: QuestionState) => boolean) =>
    states.flatMap((state, index) => (isWanted(state) ? [index] : []));
  const unanswered = indexesOf(({ isAnswered }) => !isAnswered);
  const toCheck = indexesOf(({ isToCheck }) => isToCheck);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isAssignment ? 'Hand in your work?' : 'Submit your test?'}
      description={
        unanswered.length === 0
          ? `All ${String(states.length)} questions are answered.`
          : 'Questions without an answer count as wrong.'
      }
      confirmLabel={submitLabelOf(isAssignment)}
      cancelLabel="Keep going"
      onConfirm={onSubmit}
    >
      {unanswered.length + toCheck.length > 0 && (
        <div className="grid gap-4">
          <QuestionLinks title="not answered yet" indexes={unanswered} onSelect={onSelect} />
          <QuestionLinks title="marked to check" indexes={toCheck} onSelect={onSelect} />
        </div>
      )}
    </AlertDialog>
  );
}

interface QuestionLinksProps {
  title: string;
  indexes: readonly number[];
  onSelect: (index: number) => void;
}

/** '2 questions marked to check', and a button to each. */
function QuestionLinks({ title, indexes, onSelect }: QuestionLinksProps) {
  if (indexes.length === 0) return null;
  const heading = `${countOf(indexes.length, 'question')} ${title}`;
  return (
    <div role="group" aria-label={heading}>
      <p className="mb-2 font-semibold">{heading}</p>
      <div className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1">
        {indexes.map((index) => (
          <button
            key={index}
            type="button"
            aria-label={`Go to question ${String(index + 1)}`}
            onClick={() => onSelect(index)}
            className="grid size-11 place-items-center rounded-sm border-[1.5px] border-line-strong bg-card font-semibold figures-tabular hover:border-ink"
          >
            {index + 1}
          </button>
        ))}
      </div>
    </div>
  );
}
