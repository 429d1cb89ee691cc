import { Link } from 'react-router-dom';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { ExamBoardPicker } from '../components/exam-board-picker.tsx';

export function SelectExamBoardPage() {
  const { needsStageSelection } = useAuth();
  return (
    <PlainPage width="wide">
      <div className="mb-7 text-center">
        <h1 className="text-3xl sm:text-4xl">Which exam board sets your papers?</h1>
        <p className="mx-auto mt-2 w-fit rounded-sm bg-paper text-ink-soft shadow-[0_0_10px_10px_var(--paper)]">
          You can change your choice later in settings.
        </p>
      </div>
      {needsStageSelection ? (
        <EmptyState
          title="Choose your stage first"
          action={
            <Button asChild>
              <Link to="/select-stage">Choose your stage</Link>
            </Button>
          }
        >
          An exam board belongs to a stage.
        </EmptyState>
      ) : (
        <ExamBoardPicker />
      )}
    </PlainPage>
  );
}
