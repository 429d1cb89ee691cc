import { Navigate } from 'react-router-dom';
import { PageOpening } from './page-opening.tsx';

/** Goes to another page, whose code may have to load first. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <PageOpening label="Opening…" />
      <Navigate to={to} replace />
    </>
  );
}
