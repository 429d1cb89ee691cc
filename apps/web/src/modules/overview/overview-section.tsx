import type { ReactNode } from 'react';
import { TitledSection } from '#ui/admin/titled-section.tsx';

interface OverviewSectionProps {
  title: string;
  /** One line under the heading. */
  lead: string;
  children?: ReactNode;
}

/** A section of the overview, labelled by its heading. */
export const OverviewSection = ({ title, lead, children }: OverviewSectionProps) => (
  <TitledSection title={title} headingClassName="text-xl" className="min-w-0">
    <p className="mb-3 text-ink-soft">{lead}</p>
    {children}
  </TitledSection>
);
