import { useEffect, useRef, type ReactNode } from 'react';
import { PlainPage } from './plain-page.tsx';
import { Card } from '../display/card.tsx';

interface AccountCardProps {
  title: string;
  lead?: ReactNode;
  /** The card shows the outcome of a form; its heading gets the focus, so that screen readers announce it. */
  isOutcome?: boolean;
  children?: ReactNode;
}

/** A page without the frame, with one card: a form or its outcome. */
export function AccountCard({ title, lead, isOutcome = false, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <PlainPage>
      <Card padding="large" className="grid gap-6">
        <div>
          <h1
            ref={heading}
            {...(isOutcome && { tabIndex: -1 })}
            className="text-3xl text-balance wrap-anywhere outline-none"
          >
            {title}
          </h1>
          {lead !== undefined && <div className="mt-2 grid gap-2 wrap-anywhere text-ink-soft">{lead}</div>}
        </div>
        {children}
      </Card>
    </PlainPage>
  );
}
