import { ArrowLeft } from 'lucide-react';
import { IconButton } from '../../../components/ui/actions/icon-button.tsx';
import { ProgressBar } from '../../../components/ui/feedback/progress-bar.tsx';
import { ElapsedClock } from './elapsed-clock.tsx';

interface QuizHeaderProps {
  subjectName: string | undefined;
  /** From 0. */
  index: number;
  answeredCount: number;
  questionCount: number;
  /** When the question was shown; milliseconds since the epoch. */
  shownAt: number;
  onLeave: () => void;
}

/** Fixed at the top: the question's number and the time spent on it. */
export function ChallengeHeader(props: QuizHeaderProps) {
  const { subjectName, index, answeredCount, questionCount, shownAt, onLeave } = props;
  const completed = `${String(answeredCount)}/${String(questionCount)} completed`;
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-card print:static">
      <div className="mx-auto flex min-h-15 max-w-test items-center gap-1 px-2 py-1.5 sm:px-4">
        <IconButton icon={ArrowLeft} label="Leave the challenge" onClick={onLeave} className="text-ink!" />
        <div className="min-w-0">
          <h1 className="truncate font-sans text-base leading-snug font-semibold tracking-normal max-sm:sr-only">
            Creative Writing
            <span className="font-normal text-ink-soft">
              {subjectName !== undefined && ` / ${subjectName}`}
            </span>
          </h1>
          <p className="text-sm text-ink-soft figures-tabular max-sm:grid">
            <span aria-live="polite" className="max-sm:text-base max-sm:font-semibold max-sm:text-ink">
              Question {index + 1} of {questionCount}
            </span>
            <span aria-hidden className="max-sm:hidden">
              {' · '}
            </span>{' '}
            <span className="whitespace-nowrap">{completed}</span>
          </p>
        </div>
        <span className="ml-auto shrink-0 pl-2">
          <ElapsedClock key={shownAt} since={shownAt} />
        </span>
      </div>
      <ProgressBar
        label="Progress through the challenge"
        value={answeredCount}
        max={questionCount}
        valueText={completed}
        shape="edge"
      />
    </div>
  );
}
