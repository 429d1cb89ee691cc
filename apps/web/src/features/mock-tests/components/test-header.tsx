import { ArrowLeft } from 'lucide-react';
import { IconButton } from '../../../components/ui/actions/icon-button.tsx';
import { ProgressBar } from '../../../components/ui/feedback/progress-bar.tsx';
import { TimerBadge } from '../../../components/question/timer-badge.tsx';

interface ActiveHeaderProps {
  subjectName: string;
  /** From 1. */
  questionNumber: number;
  questionCount: number;
  secondsLeft: number;
  isPaused: boolean;
  onBack: () => void;
}

/** Fixed at the top: the subject, the progress and the time left. */
export function TestHeader(props: ActiveHeaderProps) {
  const { subjectName, questionNumber, questionCount, secondsLeft, isPaused, onBack } = props;
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-card print:static">
      <div className="mx-auto flex min-h-15 max-w-page items-center gap-1 px-2 py-1.5 sm:px-4">
        <IconButton icon={ArrowLeft} label="Leave the test" onClick={onBack} className="text-ink!" />
        <h1 className="line-clamp-2 min-w-0 font-sans text-base leading-snug font-semibold tracking-normal text-wrap max-sm:text-sm">
          {subjectName} <span className="font-normal text-ink-soft">/ Mock Test</span>
        </h1>
        <span className="ml-auto shrink-0 pl-2">
          <TimerBadge secondsLeft={secondsLeft} paused={isPaused} />
        </span>
      </div>
      <ProgressBar
        label="Progress through the test"
        value={questionNumber}
        max={questionCount}
        valueText={`Question ${String(questionNumber)} of ${String(questionCount)}`}
        shape="edge"
      />
    </header>
  );
}
