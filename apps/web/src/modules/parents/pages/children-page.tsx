import { Link } from 'react-router-dom';
import { enteredCodeSchema } from '@markwell/shared/parents/parents.schemas';
import { useState } from 'react';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { ChildCard } from '../components/child-card.tsx';
import { useChildren, useEnterCode } from '../parents.queries.ts';

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

/** A parent enters the code that a child made. The result is said here: a toast would cover the child's card on a phone. */
function EnterCodeForm() {
  const enter = useEnterCode();
  const [entered, setEntered] = useState<{ name: string; isActive: boolean } | null>(null);
  const form = useContractForm({ schema: enteredCodeSchema, values: { code: '' } });
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSubmit={({ code }) => enter.mutateAsync(code)}
      onSuccess={({ name, state }) => {
        form.reset({ code: '' });
        setEntered({ name, isActive: state === 'ACTIVE' });
      }}
    >
      <Field
        label="Code"
        required
        hint="Eight letters and digits. Capitals and spaces do not matter."
        {...form.field('code')}
      >
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} />
      </Field>
      <div>
        <SubmitButton form={form}>Enter the code</SubmitButton>
      </div>
      {entered && (
        <Banner
          tone={entered.isActive ? 'success' : 'info'}
          className="wrap-anywhere"
          title={
            entered.isActive ? `You can see ${entered.name}’s summary now` : `${entered.name} has been asked`
          }
        >
          {!entered.isActive && 'You see the summary as soon as your child agrees.'}
        </Banner>
      )}
    </Form>
  );
}
