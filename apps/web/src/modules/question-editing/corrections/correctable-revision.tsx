import type {
  CorrectableRevisionDto,
  CorrectionActionName,
} from '@markwell/shared/question-editing/corrections.contract';
import { countOf } from '#lib/format.ts';
import { Button } from '#ui/actions/button.tsx';
import { actionNames, answeredIn, movesOf } from './correction-texts.ts';

interface CorrectableRevisionProps {
  revision: CorrectableRevisionDto;
  currentKey: string | null;
  onChoose: (action: CorrectionActionName) => void;
}

/** What correcting one earlier revision would change, with the buttons to do it. */
export function CorrectableRevision({ revision, currentKey, onChoose }: CorrectableRevisionProps) {
  const { number, key, optionsChanged, canRemark, canVoid, canRestore, voidAttempts } = revision;
  const isAnswered = revision.attempts + revision.quizAnswers > 0;
  return (
    <div className="grid gap-2 rounded-md border border-line p-4">
      <p>
        <span className="font-semibold">
          Revision {number}: {key ?? 'none'} was correct, now {currentKey ?? 'none'} is.
        </span>{' '}
        {isAnswered && `${answeredIn(revision)}.`}
      </p>
      {isAnswered && (
        <p className="text-sm text-ink-soft">
          {canRemark
            ? `Re-marking: ${movesOf(revision)}.`
            : 'The answers are marked with the current answer key.'}
        </p>
      )}
      {canRestore && (
        <p className="text-sm text-ink-soft">
          It does not count in the score of {countOf(voidAttempts, 'finished test')}.
        </p>
      )}
      {optionsChanged && (
        <p className="text-sm text-warning">
          The options have changed too. Marking uses the letter, which may not mean the same option.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {canRemark && (
          <Button size="small" onClick={() => onChoose('remark')}>
            {actionNames.remark}
          </Button>
        )}
        {canVoid && (
          <Button variant="quiet" size="small" onClick={() => onChoose('void')}>
            {actionNames.void}
          </Button>
        )}
        {canRestore && (
          <Button variant="quiet" size="small" onClick={() => onChoose('restore')}>
            {actionNames.restore}
          </Button>
        )}
      </div>
    </div>
  );
}
