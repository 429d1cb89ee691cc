import { Navigate } from 'react-router-dom';
import { Opening } from './opening.tsx';

/** Goes to another page, whose code may have to load first. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Opening label="Opening…" />
      <Navigate to={to} replace />
    </>
  );
}
