import { Link } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ChildCard } from '../components/child-card.tsx';
import { EnterCodeForm } from '../components/enter-code-form.tsx';
import { useChildren } from '../parents.queries.ts';

/** /children: the children of a parent, and how to add one. */
export function ChildrenPage() {
  const children = useChildren();
  return (
    <Page width="narrow">
      <PageHeader
        title="Your children"
        lead="How their practice goes, in a few lines. Your children see on which days you looked."
      />
      <Loaded query={children} loading="Loading your children…" failure="Your children did not load.">
        {(loaded) =>
          loaded.children.length === 0 ? (
            <EmptyState title="No child yet">
              Ask your child to open ‘Who can see my work’ in the menu of their account, and to make a code
              for you or invite you by e-mail.
            </EmptyState>
          ) : (
            <ul className="grid gap-4" aria-label="Children">
              {loaded.children.map((child) => (
                <ChildCard key={child.id} child={child} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {/* After the children, so that it does not move when they are there. */}
      {!children.isPending && (
        <Section title="Add a child">
          <Card className="grid gap-4">
            <p className="text-ink-soft">Enter the code that your child made for you.</p>
            <EnterCodeForm />
          </Card>
          <p className="mt-4 text-sm text-ink-soft">
            On Mondays we send one e-mail about the week. You can switch it off in{' '}
            <Link
              to="/settings"
              className="font-semibold text-royal underline underline-offset-4 hover:no-underline"
            >
              Settings
            </Link>
            .
          </p>
        </Section>
      )}
    </Page>
  );
}
