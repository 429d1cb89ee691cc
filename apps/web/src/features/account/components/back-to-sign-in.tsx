import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/link-button.tsx';

/** Below a form: the way to the sign-in. */
export function BackToSignIn({ question, label = 'Sign in' }: { question?: string; label?: string }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
      {question}
      <LinkButton asChild>
        <Link to="/login">{label}</Link>
      </LinkButton>
    </p>
  );
}
