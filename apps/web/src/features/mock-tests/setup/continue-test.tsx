import { Link } from 'react-router-dom';
import type { OpenTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { secondsUntil } from '@markwell/shared/rules/time/timer';
import { Button } from '../../../components/ui/actions/button.tsx';
import { countOf } from '../../../lib/format.ts';
import { ContinueCard } from '../../../components/start/continue-card.tsx';

/** An open test, with a link to continue it. The pupil may still start a new one. */
export function ContinueTest({ test }: { test: OpenTestDto }) {
  const answered = test.answers.filter((answer) => answer.optionLetter !== null).length;
  const minutes = Math.ceil(secondsUntil(Date.parse(test.deadlineAt), Date.parse(test.serverTime)) / 60);
  return (
    <ContinueCard
      className="mb-6"
      title="Continue your test"
      color={test.subject.color}
      details={`${test.subject.name} · ${answered} of ${test.questions.length} answered · ${countOf(minutes, 'minute')} left`}
    >
      <Button asChild variant="quiet">
        <Link to="/test/active" state={{ testId: test.testId }}>
          Continue
        </Link>
      </Button>
    </ContinueCard>
  );
}
