import { privacyFacts, type PrivacyFacts } from '@markwell/shared/privacy/privacy.contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  children: (facts: PrivacyFacts) => ReactNode;
}

/** A long text that says who runs this installation, which the server knows. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  const facts = useQuery(endpointQuery(privacyFacts));
  return (
    <PlainPage width="read">
      <Card padding="large">
        <h1 className="text-3xl text-balance">{title}</h1>
        <div className="mt-2 text-ink-soft">{lead}</div>
        <div className="mt-6 min-h-[65dvh]">
          <Loaded query={facts} loading="Loading the text…" failure="The text did not load.">
            {(loaded) => <div className="grid grid-cols-1 gap-7">{children(loaded)}</div>}
          </Loaded>
        </div>
        <LinkButton asChild>
          <Link to="/">Go to the start page</Link>
        </LinkButton>
      </Card>
    </PlainPage>
  );
}

/** One part of a long text with its heading. */
export const LegalSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-2.5 wrap-anywhere [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-5">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

/** A link inside a sentence. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="font-semibold text-royal underline underline-offset-4 hover:no-underline">
    {children}
  </Link>
);

/** The operator's name, or what a reader can do when it is not set. */
export const operatorName = ({ operator }: PrivacyFacts) =>
  operator.name ?? 'The organisation that runs this website';

/** How to reach the operator: an e-mail address, a page, or the person who gave out the account. */
export function OperatorContact({ facts: { operator } }: { facts: PrivacyFacts }) {
  const { contact } = operator;
  if (contact === null) return <>the person or school who gave you the address of this website</>;
  const href = contact.startsWith('http') ? contact : `mailto:${contact}`;
  return (
    <a
      href={href}
      className="font-semibold wrap-anywhere text-royal underline underline-offset-4 hover:no-underline"
    >
      {contact}
    </a>
  );
}

/** '24 months', '1 month'. */
export const monthsText = (months: number) => `${String(months)} ${months === 1 ? 'month' : 'months'}`;
