import { minutesAndSeconds } from '@markwell/shared/time/timer';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import { ContinueCard } from '#modules/attempts/continue-card.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useNow } from '#lib/use-now.ts';
import type { SavedQuiz } from '../play/saved-quiz.ts';
import { timesOf } from '../play/quiz-times.ts';

interface SavedQuizCardProps {
  quiz: SavedQuiz;
  color: SubjectColor;
  onReturn: (quiz: SavedQuiz) => void;
}

/** The quiz that the pupil left: to be continued while its time runs, then its result. */
export function SavedQuizCard({ quiz, color, onReturn }: SavedQuizCardProps) {
  const { session, answers, finishedAt } = quiz;
  const now = useNow(1000);
  const { startsAt, deadline } = timesOf(session, quiz.receivedAt);
  // During the countdown the clock shows the whole time, with the pupil's extra time.
  const left = deadline - Math.max(now, startsAt);
  const isRunning = finishedAt === null && left > 0;
  const name = `${session.subject.name} · Level ${String(session.level)}`;
  const done = `${String(answers.length)} of ${String(session.questions.length)} done`;
  return (
    <ContinueCard
      title={isRunning ? 'Your quiz is still running' : 'Your last quiz has ended'}
      color={color}
      className="mb-6"
      details={
        isRunning ? (
          <>
            {name} · {done} · <span className="figures-tabular">{minutesAndSeconds(left / 1000)} left</span>
            <br />
            Your answers are saved on this device: continue here, not on another one. The clock keeps running.
            If you start another quiz, this one ends.
          </>
        ) : (
          name
        )
      }
    >
      <Button
        variant={isRunning ? 'primary' : 'quiet'}
        onClick={() => {
          onReturn(quiz);
        }}
      >
        {isRunning ? 'Continue' : 'See Result'}
      </Button>
    </ContinueCard>
  );
}
