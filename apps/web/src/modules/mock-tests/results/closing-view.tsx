import { lateAnswerMinutes } from '@markwell/shared/assignments/assignments.vocabulary';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { TestWithoutResults } from './test-without-results.tsx';

interface ClosingViewProps {
  onCheckAgain: () => void;
  isChecking: boolean;
}

/** Work on an assignment whose time is over and which the server has not closed yet. */
export const ClosingView = ({ onCheckAgain, isChecking }: ClosingViewProps) => (
  <TestWithoutResults icon={Hourglass} tone="text-royal" title="Your work is being closed">
    <p className="max-w-read">
      The time is over. Within {lateAnswerMinutes} minutes your work is handed in with every answer that has
      reached us. You do not need to do anything.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button pending={isChecking} onClick={onCheckAgain}>
        Check again
      </Button>
      <Button asChild variant="quiet">
        <Link to="/assignments">Assignments</Link>
      </Button>
    </div>
  </TestWithoutResults>
);
