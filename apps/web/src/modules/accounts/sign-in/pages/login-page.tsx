import { productName } from '@markwell/shared/contract/product';
import { lazy, Suspense, useEffect, useState, useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { PageOpening } from '#ui/layout/page-opening.tsx';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Redirect } from '#ui/layout/redirect.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { readReturnPath } from '#lib/session/return-path.ts';
import { Button } from '#ui/actions/button.tsx';
import { beginGoogleSignIn, googleSignInAddress } from '#lib/session/google-sign-in.ts';
import { LoginForm } from '../components/login-form.tsx';
import { googleReturnError } from '../login-messages.ts';
import { useCanUseGoogle } from '../auth.queries.ts';

const googleLabel = 'Continue with Google';

// Only staff need it.
const CodeForm = lazy(async () => ({ default: (await import('../components/code-form.tsx')).CodeForm }));

/** Redirects a signed-in user. `failure` is from an additional Google sign-in; the session stays. */
function ReturnToPath({ failure }: { failure: string | undefined }) {
  useEffect(() => {
    // Imported on demand, because the sign-in page needs no toasts otherwise.
    if (failure !== undefined) void toastFailure(failure);
  }, [failure]);
  return <Redirect to={readReturnPath()} />;
}

async function toastFailure(failure: string): Promise<void> {
  const { showToast: notify } = await import('#ui/feedback/show-toast.tsx');
  notify('error', failure);
}

export function LoginPage() {
  const { loading, user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const failure = typeof state === 'string' ? state : googleReturnError(search.get('error'));
  const [challenge, setChallenge] = useState<string>();
  if (loading) return <PageOpening />;
  if (user) return <ReturnToPath failure={failure} />;
  if (challenge !== undefined) {
    return (
      <PlainPage>
        <Card padding="large" className="grid gap-6">
          <Suspense>
            <CodeForm challenge={challenge} onStartAgain={() => setChallenge(undefined)} />
          </Suspense>
        </Card>
      </PlainPage>
    );
  }
  return (
    <PlainPage>
      <Card padding="large" className="grid gap-6">
        <div>
          <h1 className="text-3xl">Sign in</h1>
          {/* As high with the fonts as without: on some phones the text needs one line less with them. */}
          <p className="mt-1.5 text-ink-soft max-sm:min-h-[3lh]">
            Practise for the 11+, GCSEs and <span className="whitespace-nowrap">A-Levels</span> on{' '}
            {productName}, and see how you improve.
          </p>
        </div>
        <LoginForm
          failure={failure}
          onTry={() => setSearch({}, { replace: true })}
          onChallenge={setChallenge}
        />
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

/** A link to Google, or a disabled button with the reason when the server has no Google settings. */
function GoogleButton() {
  const reasonId = useId();
  const canUseGoogle = useCanUseGoogle();
  if (canUseGoogle === true) {
    return (
      <Button asChild variant="quiet">
        <a href={googleSignInAddress} onClick={beginGoogleSignIn}>
          {googleLabel}
        </a>
      </Button>
    );
  }
  return (
    <div className="grid gap-1.5">
      <Button variant="quiet" disabled aria-describedby={canUseGoogle === false ? reasonId : undefined}>
        {googleLabel}
      </Button>
      {canUseGoogle === false && (
        <p id={reasonId} className="text-center text-sm text-ink-soft">
          Google sign-in is not set up here.
        </p>
      )}
    </div>
  );
}
