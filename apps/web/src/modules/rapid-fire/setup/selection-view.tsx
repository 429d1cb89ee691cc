import { useState, type ReactNode } from 'react';
import { Zap } from 'lucide-react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { StageDto, StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import { StageSubjects, useOwnStage } from '#modules/attempts/stage-subjects.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import type { SavedQuiz } from '../play/saved-quiz.ts';
import { preselectedSubject } from './preselection.ts';
import { useProgress } from '../rapid-fire.queries.ts';
import { timesOf } from '../play/quiz-times.ts';
import { SelectionForm, type QuizSelection } from './selection-form.tsx';
import { BackToDashboard } from '#ui/layout/back-to-dashboard.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';
import { ContinueCard } from '#modules/attempts/continue-card.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useNow } from '#lib/use-now.ts';

export interface QuizChoice {
  examTypeId: string;
  subjectId: string;
  /** Undefined: the highest unlocked level, which the server knows. */
  level: number | undefined;
}

interface SelectionViewProps {
  userId: string;
  /** The selection before the last quiz, if there was one; the address no longer contains it then. */
  before: QuizSelection | null;
  /** The quiz that the pupil left, or whose result they have not closed. */
  saved: SavedQuiz | null;
  onReturn: (quiz: SavedQuiz) => void;
  onStart: (choice: QuizChoice) => void;
  failure: ReactNode;
}

/** The first of the three phases: choosing a quiz. */
export function SelectionView(props: SelectionViewProps) {
  return (
    <Page>
      <PageHeader
        title="Rapid-Fire Quiz"
        lead="Quick questions against the clock. Reach the target to unlock the next level."
        back={<BackToDashboard />}
      />
      <OwnStage {...props} />
    </Page>
  );
}

function OwnStage(props: SelectionViewProps) {
  const query = useOwnStage(props.userId);
  // Before the subjects, because it changes the height of their cards.
  const progress = useProgress();
  return (
    <Loaded query={query} loading="Loading subjects..." failure="Failed to fetch stage info">
      {({ stage }) =>
        stage ? (
          <StageSubjects stage={stage} userId={props.userId} icon={Zap}>
            {(subjects) => <Selection {...props} progress={progress} stage={stage} subjects={subjects} />}
          </StageSubjects>
        ) : (
          <Navigate to="/select-stage" replace />
        )
      }
    </Loaded>
  );
}

interface SelectionProps extends SelectionViewProps {
  stage: StageDto;
  subjects: readonly StageSubjectDto[];
  progress: ReturnType<typeof useProgress>;
}

function Selection(props: SelectionProps) {
  const { stage, subjects, progress, before, saved, onReturn, onStart, failure } = props;
  const location = useLocation();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<QuizSelection>(() => {
    const preselected = preselectedSubject(subjects, location.state, search.get('subject'));
    return before ?? { subjectId: preselected?.id ?? null, level: null };
  });
  return (
    <>
      {saved && (
        <SavedQuizCard
          quiz={saved}
          color={subjects.find(({ id }) => id === saved.session.subject.id)?.color ?? 'blue'}
          onReturn={onReturn}
        />
      )}
      <SelectionForm
        stageId={stage.id}
        subjects={subjects}
        progress={progress}
        chosen={chosen}
        onChoose={setChosen}
        onStart={(subject, level) => onStart({ examTypeId: stage.id, subjectId: subject.id, level })}
        failure={failure}
      />
    </>
  );
}

interface SavedQuizCardProps {
  quiz: SavedQuiz;
  color: SubjectColor;
  onReturn: (quiz: SavedQuiz) => void;
}

/** The quiz that the pupil left: to be continued while its time runs, then its result. */
function SavedQuizCard({ quiz, color, onReturn }: SavedQuizCardProps) {
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
      <Button variant={isRunning ? 'primary' : 'quiet'} onClick={() => onReturn(quiz)}>
        {isRunning ? 'Continue' : 'See Result'}
      </Button>
    </ContinueCard>
  );
}
