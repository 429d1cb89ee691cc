import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  /** What is counted, in a line. */
  lead: string;
  children: ReactNode;
}

/** A part of the overview under its heading, which names it. */
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
