import { scorePercent } from '@markwell/shared/progress/marking';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { correctShareText, type AnswerCounts } from './question-list-texts.ts';

/** Below this percentage of correct answers the bar is shown as a warning. */
const low = 40;

/** The percentage of correct answers to a question. */
export function CorrectAnswersBar({ answeredCount, correctCount }: AnswerCounts) {
  const text = correctShareText({ answeredCount, correctCount });
  if (text === undefined) return <span className="text-ink-soft">Not answered yet</span>;
  const share = scorePercent(correctCount, answeredCount);
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <ProgressBar
        label="Answered correctly"
        value={share}
        valueText={text}
        tone={share < low ? 'wrong' : 'correct'}
        className="h-1.5! w-14 shrink-0"
      />
      <span aria-hidden className="figures-tabular">
        {text}
      </span>
    </span>
  );
}
