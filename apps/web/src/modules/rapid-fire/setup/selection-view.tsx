import { useState, type ReactNode } from 'react';
import { Zap } from 'lucide-react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { StageDto, StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { StageSubjects, useOwnStage } from '#modules/attempts/stage-subjects.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import type { SavedQuiz } from '../play/saved-quiz.ts';
import { preselectedSubject } from './preselection.ts';
import { useProgress } from '../rapid-fire.queries.ts';
import { SavedQuizCard } from './saved-quiz-card.tsx';
import { SelectionForm, type QuizSelection } from './selection-form.tsx';
import { BackToDashboard } from '#ui/layout/back-to-dashboard.tsx';
import { Loaded } from '#ui/layout/loaded.tsx';

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
        onStart={(subject, level) => {
          onStart({ examTypeId: stage.id, subjectId: subject.id, level });
        }}
        failure={failure}
      />
    </>
  );
}
