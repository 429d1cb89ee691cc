import type { FieldBinding } from '#ui/inputs/field.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';

interface NamedForm {
  field: (name: 'name' | 'code' | 'description' | 'order') => {
    error: string | undefined;
    binding: FieldBinding;
  };
}

/** What a subject and a topic have in common: name, code and description. */
export const NameFields = ({ form }: { form: NamedForm }) => (
  <>
    <Field label="Name" required {...form.field('name')}>
      <TextInput />
    </Field>
    <Field label="Code" hint="If left empty, it is made from the name." {...form.field('code')}>
      <TextInput autoComplete="off" spellCheck={false} />
    </Field>
    <Field label="Description" className="sm:col-span-full" {...form.field('description')}>
      <Textarea rows={2} />
    </Field>
  </>
);

/** The position of a subject or topic in lists. */
export const OrderField = ({ form }: { form: NamedForm }) => (
  <Field label="Order" hint="Lower numbers come first." {...form.field('order')}>
    <TextInput type="number" min={0} step={1} inputMode="numeric" />
  </Field>
);
