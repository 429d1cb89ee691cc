import type { ReactNode } from 'react';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';

/** One section of the settings: a heading, a lead and a card with the controls. */
export function SettingsSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <Section title={title} className="pt-0! pb-9">
      <p className="-mt-2 mb-4 text-ink-soft">{lead}</p>
      <Card>{children}</Card>
    </Section>
  );
}
