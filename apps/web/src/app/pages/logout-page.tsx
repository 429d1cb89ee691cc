import { useEffect } from 'react';
import { Spinner } from '../../components/ui/feedback/spinner.tsx';
import { useAuth } from '../../lib/session/auth-context.ts';
import { forgetReturnPath } from '../../lib/session/return-path.ts';

/** Ends the session in any state, and opens /login. */
export function LogoutPage() {
  const { logout } = useAuth();
  useEffect(() => {
    forgetReturnPath();
    logout();
  }, [logout]);
  return <Spinner page label="Signing you out…" />;
}
