import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('#modules/settings/components/second-factor-dialog.tsx')).SecondFactorDialog,
}));

/** Instead of every page, until a member of staff who must have an authenticator app has set one up. */
export function SecondFactorPage() {
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <PlainPage>
      <Card padding="large" className="grid gap-4">
        <h1 className="text-3xl">First, set up an authenticator app</h1>
        <p className="text-ink-soft">
          Your account shows children’s work, so a password alone is not enough. The app shows six digits,
          which you type when you sign in. It takes two minutes.
        </p>
        <Button aria-haspopup="dialog" onClick={() => setSettingUp(true)}>
          Set up an authenticator app
        </Button>
        <Button asChild variant="quiet">
          <Link to="/logout">Sign Out</Link>
        </Button>
        {isSettingUp && (
          <Suspense>
            <SecondFactorDialog onClose={() => setSettingUp(false)} />
          </Suspense>
        )}
      </Card>
    </PlainPage>
  );
}
