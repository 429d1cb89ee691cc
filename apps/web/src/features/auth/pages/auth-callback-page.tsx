import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlainPage } from '#components/layout/plain-page.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { readReturnPath } from '#lib/session/return-path.ts';
import { InvalidTokenError } from '#lib/session/invalid-token-error.ts';

/** The page a Google sign-in returns to: takes the token from the address and signs in with it. */
export function AuthCallbackPage() {
  const { loading, signInWithToken } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const started = useRef(false);

  useEffect(() => {
    // A token left in the address bar would end up in the history and in bookmarks, and others could read it.
    history.replaceState(history.state, '', location.pathname);
  }, []);

  useEffect(() => {
    if (loading || started.current) return;
    started.current = true;
    if (!token) {
      void navigate('/login?error=no_token_provided', { replace: true });
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
  }, [loading, navigate, signInWithToken, token]);

  return (
    <PlainPage>
      <h1 className="text-center text-3xl">Signing you in</h1>
      <Spinner label="One moment…" />
    </PlainPage>
  );
}
