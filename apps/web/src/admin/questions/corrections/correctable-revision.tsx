import type {
  CorrectableRevisionDto,
  CorrectionActionName,
} from '@markwell/shared/admin/questions/corrections.contract';
import { Button } from '../../../components/ui/button.tsx';
import { actionNames, answeredIn, movesOf } from './wording.ts';

interface CorrectableRevisionProps {
  revision: CorrectableRevisionDto;
  currentKey: string | null;
  onChoose: (action: CorrectionActionName) => void;
}

/** What a correction of one earlier revision would change, and the buttons that do it. */
export function CorrectableRevision({ revision, currentKey, onChoose }: CorrectableRevisionProps) {
  const { number, key, optionsChanged, canRemark, canVoid } = revision;
  return (
    <div className="grid gap-2 rounded-md border border-line p-4">
      <p>
        <span className="font-semibold">
          Revision {number}: {key ?? 'none'} was right, now {currentKey ?? 'none'} is.
        </span>{' '}
        {answeredIn(revision)}.
      </p>
      <p className="text-sm text-ink-soft">
        {canRemark ? `Re-marking: ${movesOf(revision)}.` : 'The answers are marked by the present key.'}
      </p>
      {optionsChanged && (
        <p className="text-sm text-warning">
          The options have changed as well: marking goes by the letter, which may not mean the same.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {canRemark && (
          <Button
            size="small"
            onClick={() => {
              onChoose('remark');
            }}
          >
            {actionNames.remark}
          </Button>
        )}
        {canVoid && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChoose('void');
            }}
          >
            {actionNames.void}
          </Button>
        )}
      </div>
    </div>
  );
}
