import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { Card } from '#ui/display/card.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { isOwnReturn } from '#lib/session/google-sign-in.ts';
import { readReturnPath } from '#lib/session/return-path.ts';
import { InvalidTokenError } from '#lib/session/invalid-token-error.ts';

// Only staff need it.
const CodeForm = lazy(async () => ({ default: (await import('../components/code-form.tsx')).CodeForm }));

interface Accepted {
  challenge?: string;
}

/**
 * The page a Google sign-in returns to: takes the token from the address and signs in with it, or asks for a code. A
 * return that this tab did not begin changes nothing: it may be someone else's link.
 */
export function AuthCallbackPage() {
  const { loading, signInWithToken } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [{ token, challenge, nonce }] = useState({
    token: search.get('token'),
    challenge: search.get('challenge'),
    nonce: search.get('nonce'),
  });
  const started = useRef(false);
  const here = useLocation();
  // A challenge that is accepted is moved into the state of the history.
  const accepted = (here.state as Accepted | null)?.challenge;

  useEffect(() => {
    // A token left in the address bar would end up in the history and in bookmarks, and others could read it.
    history.replaceState(history.state, '', location.pathname);
  }, []);

  const { pathname } = here;
  useEffect(() => {
    if (loading || started.current || accepted !== undefined) return;
    started.current = true;
    if (!token && !challenge) {
      void navigate('/login?error=no_token_provided', { replace: true });
      return;
    }
    if (!isOwnReturn(nonce)) {
      void navigate('/login?error=sign_in_expired', { replace: true });
      return;
    }
    if (!token) {
      void navigate(pathname, { replace: true, state: { challenge } });
      return;
    }
    signInWithToken(token).then(
      () => navigate(readReturnPath(), { replace: true }),
      (error: unknown) =>
        navigate('/login?error=authentication_failed', {
          replace: true,
          state: error instanceof InvalidTokenError ? error.message : undefined,
        }),
    );
  }, [loading, navigate, signInWithToken, token, challenge, nonce, pathname, accepted]);

  const waiting = (
    <>
      <h1 className="text-center text-3xl">Signing you in</h1>
      <Spinner label="One moment…" />
    </>
  );
  return (
    <PlainPage>
      {accepted !== undefined ? (
        <Suspense fallback={waiting}>
          <Card padding="large" className="grid gap-6">
            <CodeForm
              challenge={accepted}
              onSignedIn={() => void navigate(readReturnPath(), { replace: true })}
              onStartAgain={() => void navigate('/login', { replace: true })}
            />
          </Card>
        </Suspense>
      ) : (
        waiting
      )}
    </PlainPage>
  );
}
