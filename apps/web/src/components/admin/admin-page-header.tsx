import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';

interface RoomHeaderProps {
  title: string;
  /** One line under the title: how much there is. Announced when it changes. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a room of the Admin Panel. */
export function AdminPageHeader({ title, lead, actions }: RoomHeaderProps) {
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
