import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  /** One line under the heading. */
  lead: string;
  children: ReactNode;
}

/** A section of the overview, labelled by its heading. */
export function OverviewSection({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mb-3 text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}
