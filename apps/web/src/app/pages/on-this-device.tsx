import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { countPendingResults } from '#modules/mock-tests/offline/count-pending-results.ts';
import { PendingResultsNotice } from '#modules/mock-tests/offline/pending-results-notice.tsx';
import { isOverdue, readSavedTest } from '#modules/mock-tests/running/saved-test.ts';
import { userOfStoredToken } from '../../lib/session/session-user.ts';
import { useNow } from '../../lib/use-now.ts';

/** While the server cannot be reached: the test that can be continued on this device, and what is not sent yet. */
export function OnThisDevice() {
  const now = useNow(1_000);
  const user = userOfStoredToken();
  if (!user) return null;
  const test = readSavedTest(user.id);
  return (
    <div className="mt-4 grid gap-4">
      {test && !isOverdue(test, now) && (
        <Card className="grid justify-items-center gap-3 text-center">
          <p>
            Your test of {test.subject.name} is on this device, and its clock is running. You can continue it
            without internet.
          </p>
          <Button asChild>
            <Link to="/test/active">Continue the test</Link>
          </Button>
        </Card>
      )}
      <PendingResultsNotice count={countPendingResults(user.id)} />
    </div>
  );
}
