import { Blocks, CircleHelp } from 'lucide-react';
import type { ExamBoardDto } from '@markwell/shared/subjects/stages.contract';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { examBoardStyle } from '../stage-style.ts';
import { unknownExamBoard, useChooseExamBoard, useExamBoards } from '../stages.queries.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { buttonOf, ChoiceCard, ChoiceList } from './choice-card.tsx';

const defaultDescription = 'Comprehensive 11+ preparation materials for this exam board';

/** The board's code, unless its name already says it: 'GL Assessment'. */
const codeBeside = ({ name, code }: ExamBoardDto) => (name.toUpperCase().includes(code) ? undefined : code);

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
                detail={codeBeside(board)}
                description={[board.description].find((text) => text !== '') ?? defaultDescription}
                isCurrent={user?.currentExamBoardId === board.id}
                {...buttonOf(choice, board)}
              />
            ))}
            <ChoiceCard
              look={{ icon: CircleHelp, color: 'slate' }}
              name="I don’t know my exam board"
              description="That is fine: you can practise for all of them. Ask a parent or teacher, and change it later."
              isCurrent={user?.isExamBoardUnknown === true}
              {...buttonOf(choice, unknownExamBoard)}
            />
          </ChoiceList>
        )
      }
    </Loaded>
  );
}
