import { Blocks } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#components/ui/actions/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { examBoardStyle } from '../stage-style.ts';
import { useChooseExamBoard, useExamBoards } from '../stages.queries.ts';
import { Loaded } from '#components/layout/loaded.tsx';
import { buttonOf, ChoiceCard, ChoiceList } from './choice-card.tsx';

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
  return (
    <Loaded
      query={boards}
      loading="Loading the exam boards…"
      title="Oops!"
      failure="Failed to load exam boards"
      action={toDashboard}
    >
      {(loaded) =>
        loaded.length === 0 ? (
          <EmptyState icon={Blocks} title="No exam boards available" action={toDashboard}>
            You can continue without one.
          </EmptyState>
        ) : (
          <ChoiceList hasFailed={choice.isError}>
            {loaded.map((board) => (
              <ChoiceCard
                key={board.id}
                look={examBoardStyle(board.code)}
                name={board.name}
                detail={board.code}
                description={[board.description].find((text) => text !== '') ?? defaultDescription}
                isCurrent={user?.currentExamBoardId === board.id}
                {...buttonOf(choice, board)}
              />
            ))}
          </ChoiceList>
        )
      }
    </Loaded>
  );
}
