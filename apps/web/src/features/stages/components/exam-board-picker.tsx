import { Blocks } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { EmptyState } from '../../../components/ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/ui/feedback/error-state.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { examBoardStyle } from '../stage-style.ts';
import { useChooseExamBoard, useExamBoards } from '../stages.queries.ts';
import { ChoiceCard } from './choice-card.tsx';
import { saveFailure } from './stage-picker.tsx';

const defaultDescription = 'Comprehensive 11+ preparation materials for this exam board';

const toDashboard = (
  <Button asChild variant="quiet">
    <Link to="/">Go to your dashboard</Link>
  </Button>
);

export function ExamBoardPicker() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const boards = useExamBoards();
  const choice = useChooseExamBoard(() => void navigate('/'));
  if (boards.isPending) return <Spinner label="Loading the exam boards…" className="py-16" />;
  if (boards.isError) {
    return (
      <ErrorState
        title="Oops!"
        message="Failed to load exam boards"
        retrying={boards.isFetching}
        onRetry={() => void boards.refetch()}
        action={toDashboard}
      />
    );
  }
  if (boards.data.length === 0) {
    return (
      <EmptyState icon={Blocks} title="No exam boards available" action={toDashboard}>
        You can continue without one.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {choice.isError && <Banner tone="error">{saveFailure}</Banner>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {boards.data.map((board) => (
          <ChoiceCard
            key={board.id}
            look={examBoardStyle(board.code)}
            name={board.name}
            detail={board.code}
            description={[board.description].find((text) => text !== '') ?? defaultDescription}
            isCurrent={user?.currentExamBoardId === board.id}
            pending={choice.isPending && choice.variables.id === board.id}
            disabled={choice.isPending && choice.variables.id !== board.id}
            onChoose={() => {
              choice.mutate(board);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
