import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { hasUnsentAnswers } from '#modules/mock-tests/offline/has-unsent-answers.ts';
import { readPendingQuizzes } from '#modules/rapid-fire/submission/pending-quizzes.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { forgetReturnPath } from '../../lib/session/return-path.ts';
import { userOfStoredToken } from '../../lib/session/session-user.ts';

/** Ends the session in any state, and opens /login. Asks first if answers are not sent yet. */
export function LogoutPage() {
  const { logout } = useAuth();
  const [asks] = useState(hasAnswersToSend);
  useEffect(() => {
    forgetReturnPath();
    if (!asks) logout();
  }, [asks, logout]);
  return asks ? <UnsentAnswers onSignOut={logout} /> : <Spinner page label="Signing you out…" />;
}

/** Whether this browser has answers or results of the signed-in user that the server does not have. */
function hasAnswersToSend(): boolean {
  const user = userOfStoredToken();
  return user !== null && (hasUnsentAnswers(user.id, Date.now()) || readPendingQuizzes(user.id).length > 0);
}

/** Asks before a user with unsent answers signs out. */
function UnsentAnswers({ onSignOut }: { onSignOut: () => void }) {
  const navigate = useNavigate();
  return (
    <PlainPage>
      <Card className="grid justify-items-center gap-3 text-center">
        <h1 className="text-2xl">Some of your answers are not sent yet</h1>
        <p>
          They stay on this device when you sign out. Other people who use it cannot see them. They are sent
          when you sign in here again. Do not clear the data of this browser before that.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button onClick={() => void navigate('/', { replace: true })}>Stay signed in</Button>
          <Button variant="quiet" onClick={onSignOut}>
            Sign Out
          </Button>
        </div>
      </Card>
    </PlainPage>
  );
}
