import { useState, type ReactNode } from 'react';
import { ArrowLeft, Zap } from 'lucide-react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { StageDto, StageSubjectDto } from '@markwell/shared/features/stages/stages.contract';
import { StageSubjects, useOwnStage } from '../../../components/start/stage-subjects.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { ErrorState } from '../../../components/ui/feedback/error-state.tsx';
import { LinkButton } from '../../../components/ui/actions/link-button.tsx';
import { PageHeader } from '../../../components/ui/navigation/page-header.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { preselectedSubject } from './preselection.ts';
import { SelectionForm, type QuizSelection } from './selection-form.tsx';

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
  onStart: (choice: QuizChoice) => void;
  failure: ReactNode;
}

/** The first of the three phases: choosing a quiz. */
export function SelectionView(props: SelectionViewProps) {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader
        title="Rapid-Fire Quiz"
        lead="Five minutes of quick questions. Reach the target to unlock the next level."
        back={
          <LinkButton onClick={() => void navigate('/')}>
            <ArrowLeft aria-hidden className="size-[18px]" />
            Back to Dashboard
          </LinkButton>
        }
      />
      <OwnStage {...props} />
    </Page>
  );
}

function OwnStage(props: SelectionViewProps) {
  const stage = useOwnStage(props.userId);
  if (stage.isPending) return <Spinner label="Loading subjects..." className="py-16" />;
  if (stage.isError) {
    return (
      <ErrorState
        message="Failed to fetch stage info"
        onRetry={() => void stage.refetch()}
        retrying={stage.isFetching}
      />
    );
  }
  if (!stage.data.stage) return <Navigate to="/select-stage" replace />;
  const own = stage.data.stage;
  return (
    <StageSubjects stage={own} userId={props.userId} icon={Zap}>
      {(subjects) => <Choosing {...props} stage={own} subjects={subjects} />}
    </StageSubjects>
  );
}

interface ChoosingProps extends SelectionViewProps {
  stage: StageDto;
  subjects: readonly StageSubjectDto[];
}

function Choosing({ stage, subjects, before, onStart, failure }: ChoosingProps) {
  const location = useLocation();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<QuizSelection>(() => {
    const preselected = preselectedSubject(subjects, location.state, search.get('subject'));
    return before ?? { subjectId: preselected?.id ?? null, level: null };
  });
  return (
    <SelectionForm
      stageId={stage.id}
      subjects={subjects}
      chosen={chosen}
      onChoose={setChosen}
      onStart={(subject, level) => {
        onStart({ examTypeId: stage.id, subjectId: subject.id, level });
      }}
      failure={failure}
    />
  );
}
