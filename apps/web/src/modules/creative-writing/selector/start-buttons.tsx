import type { BriefCountsDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import {
  challengeQuestionCount,
  roundLength,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { Button } from '#ui/actions/button.tsx';
import { countOf } from '#lib/format.ts';

/** Minutes for a brief. */
const minutesPerBrief = 5;

interface StartButtonsProps {
  /** Null while stage or subject is not chosen. */
  difficulty: keyof BriefCountsDto['counts'] | null;
  /** Undefined while not known. */
  counts: BriefCountsDto['counts'] | null | undefined;
  onStart: (numberOfQuestions: number) => void;
  /** Called when something is still missing. */
  onIncomplete: () => void;
}

/** A round of five, or all briefs of the difficulty. */
export function StartButtons({ difficulty, counts, onStart, onIncomplete }: StartButtonsProps) {
  if (difficulty === null)
    return (
      <Button size="large" onClick={onIncomplete}>
        Select Exam Type & Subject to Start
      </Button>
    );
  const total = counts?.[difficulty].total;
  const hasRounds = total === undefined || total > roundLength;
  return (
    <>
      {hasRounds && (
        <Button size="large" onClick={() => onStart(roundLength)}>
          Start a Round of {roundLength}
        </Button>
      )}
      <Button
        {...(hasRounds ? { variant: 'quiet' } : { size: 'large' })}
        onClick={() => onStart(challengeQuestionCount)}
      >
        Start All Creative Writing Challenges
      </Button>
      <p className="text-center text-sm text-balance text-ink-soft">
        {durationText(total)} You can stop and carry on later.
      </p>
    </>
  );
}

const minutes = (briefs: number) => `about ${String(briefs * minutesPerBrief)} minutes`;

function durationText(total: number | undefined): string {
  if (total === undefined) return `A round takes ${minutes(roundLength)}.`;
  if (total <= roundLength) return `${countOf(total, 'brief')}, ${minutes(total)}.`;
  return `A round takes ${minutes(roundLength)}, all ${String(total)} briefs ${minutes(total)}.`;
}
