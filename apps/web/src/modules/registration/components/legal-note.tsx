import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link that opens in a new tab, so that a half-filled form is not lost. */
export const NoticeLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    target="_blank"
    className="font-semibold text-royal underline underline-offset-4 hover:no-underline"
  >
    {children}
  </Link>
);

/** What we do with data, in small type: a sentence of the page, then the two versions of the notice. */
export const LegalNote = ({ children }: { children?: ReactNode }) => (
  <p className="text-sm text-ink-soft">
    {children} What we store, and why: <NoticeLink to="/privacy/children">for children</NoticeLink> and{' '}
    <NoticeLink to="/privacy">for adults</NoticeLink>.
  </p>
);
