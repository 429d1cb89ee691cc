import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { TimerBadge } from '#modules/question-bank/timer-badge.tsx';
import { ProgressHeader } from '#ui/layout/progress-header.tsx';

const headings: Record<StartedTestDto['kind'], string> = {
  MOCK_TEST: 'Mock Test',
  SIMILAR_QUESTION: 'Mock Test',
  EXAM_SIMULATION: 'Exam Simulation',
  ASSIGNMENT: 'Assignment',
};

interface TestHeaderProps {
  test: Pick<StartedTestDto, 'kind' | 'subject' | 'assignmentTitle'>;
  /** From 1. */
  questionNumber: number;
  questionCount: number;
  secondsLeft: number;
  isPaused: boolean;
  onBack: () => void;
}

/** Fixed at the top: the subject, the progress and the time left. */
export function TestHeader(props: TestHeaderProps) {
  const { test, questionNumber, questionCount, secondsLeft, isPaused, onBack } = props;
  const progress = {
    label: 'Progress through the test',
    value: questionNumber,
    max: questionCount,
    valueText: `Question ${String(questionNumber)} of ${String(questionCount)}`,
  };
  return (
    <ProgressHeader
      width="page"
      leaveLabel="Leave the test"
      onLeave={onBack}
      progress={progress}
      clock={<TimerBadge secondsLeft={secondsLeft} paused={isPaused} />}
    >
      <h1 className="line-clamp-3 min-w-0 font-sans text-base leading-snug font-semibold tracking-normal text-wrap max-sm:text-sm sm:line-clamp-2">
        {test.assignmentTitle ?? test.subject.name}{' '}
        <span className="font-normal text-ink-soft">/ {headings[test.kind]}</span>
      </h1>
    </ProgressHeader>
  );
}
