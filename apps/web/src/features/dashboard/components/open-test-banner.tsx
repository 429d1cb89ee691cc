import { Link } from 'react-router-dom';
import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { useOpenTest } from '../dashboard.queries.ts';

/** Links to a test that is still running. */
export function OpenTestBanner() {
  const test = useOpenTest();
  if (!test) return null;
  const answered = test.answers.filter(({ optionLetter }) => optionLetter !== null).length;
  return (
    <Banner
      title="Continue your test"
      className="mt-6"
      action={
        <Button asChild size="small">
          <Link to="/test/active" state={{ testId: test.testId }}>
            Continue
          </Link>
        </Button>
      }
    >
      <p>
        {test.subject.name} · {answered} of {test.questions.length} answered
      </p>
    </Banner>
  );
}
