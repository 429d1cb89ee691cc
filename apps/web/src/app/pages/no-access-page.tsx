import { productName } from '@markwell/shared/contract/product';
import { Link } from 'react-router-dom';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useAuth } from '../../lib/session/auth-context.ts';

/** For a role without pages of its own. */
export function NoAccessPage() {
  const { user } = useAuth();
  return (
    <PlainPage>
      <Card padding="large" className="grid gap-4">
        <h1 className="text-3xl">There is nothing here for this kind of account yet</h1>
        <p className="text-ink-soft">
          {productName} is made for pupils, their parents and teachers, and administrators. You are signed in
          as {user?.email}; to practise, sign in with a pupil’s account.
        </p>
        <Button asChild>
          <Link to="/logout">Sign Out</Link>
        </Button>
      </Card>
    </PlainPage>
  );
}
