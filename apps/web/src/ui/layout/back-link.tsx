import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../actions/link-button.tsx';

/** The link above a title to the page that this one belongs to, with its name. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton asChild>
    <Link to={to}>
      <ArrowLeft aria-hidden className="size-5" /> {children}
    </Link>
  </LinkButton>
);
