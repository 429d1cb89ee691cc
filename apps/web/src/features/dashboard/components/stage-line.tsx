import type { StageDto } from '@markwell/shared/features/stages/stages.contract';
import { Link } from 'react-router-dom';
import { useExamBoardText } from '../next-step.queries.ts';

/** The pupil's stage and exam board in one line, with a link to change them. */
export function StageLine({ stage }: { stage: StageDto | undefined }) {
  const board = useExamBoardText(stage?.code);
  const stageName = stage?.displayName.split('(')[0]?.trim();
  return (
    <p className="mb-1.5 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {stage && (
        <>
          <span>{board === undefined ? stageName : `${stageName ?? ''} · ${board}`}</span>
          <Link
            to="/settings"
            aria-label="Change your stage or exam board"
            className="inline-flex min-h-11 items-center font-semibold text-royal underline-offset-4 hover:underline"
          >
            Change
          </Link>
        </>
      )}
    </p>
  );
}
