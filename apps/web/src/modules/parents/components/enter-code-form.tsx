import { enteredCodeSchema } from '@markwell/shared/parents/parents.schemas';
import { useState } from 'react';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useEnterCode } from '../parents.queries.ts';

/** A parent enters the code that a child made. The result is said here: a toast would cover the child's card on a phone. */
export function EnterCodeForm() {
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
