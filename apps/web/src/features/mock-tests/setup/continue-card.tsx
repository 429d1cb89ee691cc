import { Link } from 'react-router-dom';
import type { OpenTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { secondsUntil } from '@markwell/shared/rules/time/timer';
import { Button } from '../../../components/ui/actions/button.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { SubjectTab } from '../../../components/ui/navigation/subject-tab.tsx';
import { countOf } from '../../../lib/format.ts';

/** An open test, with a link to continue it. The pupil may still start a new one. */
export function ContinueCard({ test }: { test: OpenTestDto }) {
  const answered = test.answers.filter((answer) => answer.optionLetter !== null).length;
  const minutes = Math.ceil(secondsUntil(Date.parse(test.deadlineAt), Date.parse(test.serverTime)) / 60);
  return (
    <Card
      asChild
      padding="small"
      className="relative mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5 sm:px-6"
    >
      <section aria-labelledby="continue-your-test">
        <SubjectTab color={test.subject.color} />
        <div>
          <h2 id="continue-your-test" className="text-xl">
            Continue your test
          </h2>
          <p className="text-ink-soft">
            {test.subject.name} · {answered} of {test.questions.length} answered ·{' '}
            {countOf(minutes, 'minute')} left
          </p>
        </div>
        <Button asChild variant="quiet">
          <Link to="/test/active" state={{ testId: test.testId }}>
            Continue
          </Link>
        </Button>
      </section>
    </Card>
  );
}
