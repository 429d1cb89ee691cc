import { useEffect } from 'react';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useAuth } from '../../lib/session/auth-context.ts';
import { forgetReturnPath } from '../../lib/session/return-path.ts';

/** Ends the session, whatever state it is in, and goes to /login. */
export function LogoutPage() {
  const { logout } = useAuth();
  useEffect(() => {
    forgetReturnPath();
    logout();
  }, [logout]);
  return <Spinner page label="Signing you out…" />;
}
