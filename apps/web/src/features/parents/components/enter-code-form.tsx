import { enteredCodeSchema } from '@markwell/shared/features/parents/parents.schemas';
import { Form, SubmitButton } from '#components/forms/form.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { showToast } from '#components/ui/feedback/show-toast.tsx';
import { Field } from '#components/ui/inputs/field.tsx';
import { TextInput } from '#components/ui/inputs/text-input.tsx';
import { useEnterCode } from '../parents.queries.ts';

/** A parent enters the code that a child made. */
export function EnterCodeForm() {
  const enter = useEnterCode();
  const form = useContractForm({ schema: enteredCodeSchema, values: { code: '' } });
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSubmit={({ code }) => enter.mutateAsync(code)}
      onSuccess={({ name, state }) => {
        form.reset({ code: '' });
        if (state === 'ACTIVE') showToast('success', 'Done', `You can see ${name}’s summary now.`);
        else showToast('info', `${name} has been asked`, 'You see the summary as soon as your child agrees.');
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
    </Form>
  );
}
