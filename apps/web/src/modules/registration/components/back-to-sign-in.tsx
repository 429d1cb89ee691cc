import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/actions/link-button.tsx';

/** The link to the sign-in page below a form. */
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
