import { Link } from 'react-router-dom';
import { Page } from '../components/layout/page.tsx';
import { Button } from '../components/ui/actions/button.tsx';
import { PageHeader } from '../components/ui/navigation/page-header.tsx';

/** Instead of the Admin Panel, until an administrator whose role needs an authenticator app has set one up. */
export function SecondFactorNeeded() {
  return (
    <Page width="narrow">
      <PageHeader
        title="First, set up an authenticator app"
        lead="Your account can change everything here, so a password alone is not enough. It takes two minutes."
      />
      <Button asChild>
        <Link to="/settings#sign-in-codes">Open Settings</Link>
      </Button>
    </Page>
  );
}
