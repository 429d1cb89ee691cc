import { productName } from '@markwell/shared/vocabulary/product';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { PlainPage } from '../../../components/layout/plain-page.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { placeToReturnTo } from '../../../lib/session/return-place.ts';
import { GoogleButton } from '../components/google-button.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { returnFailure } from '../login-messages.ts';

export function LoginPage() {
  const { loading, user } = useAuth();
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  if (loading) return <Spinner page label="Checking your sign-in…" />;
  if (user) return <Navigate to={placeToReturnTo()} replace />;
  const said = typeof state === 'string' ? state : undefined;
  return (
    <PlainPage>
      <Card padding="large" className="grid gap-6">
        <div>
          <h1 className="text-3xl">Sign in</h1>
          <p className="mt-1.5 text-ink-soft">Practice, mock tests and your progress on {productName}.</p>
        </div>
        <LoginForm failure={said ?? returnFailure(search.get('error'))} />
        <div aria-hidden className="flex items-center gap-3 text-sm text-ink-soft">
          <span className="h-px grow bg-line" />
          or
          <span className="h-px grow bg-line" />
        </div>
        <GoogleButton />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
          New here?
          <LinkButton asChild>
            <Link to="/sign-up">Sign up</Link>
          </LinkButton>
        </p>
      </Card>
    </PlainPage>
  );
}
