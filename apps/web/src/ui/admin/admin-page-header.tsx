import type { ReactNode } from 'react';
import { PageHeader } from '../navigation/page-header.tsx';

interface AdminPageHeaderProps {
  title: string;
  /** One line under the title, for example a count. Announced when it changes. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The header of an admin section. */
export function AdminPageHeader({ title, lead, actions }: AdminPageHeaderProps) {
  return (
    <PageHeader
      title={title}
      className="pt-5! pb-4! [&_h1]:text-2xl"
      lead={
        <span aria-live="polite" className="figures-tabular">
          {lead}
        </span>
      }
      actions={actions}
    />
  );
}
