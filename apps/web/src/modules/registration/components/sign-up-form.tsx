import { consentAge, registrationSchema } from '@markwell/shared/registration/account.schemas';
import { minStrength, weakPasswordText } from '@markwell/shared/accounts/password-strength';
import { adultAge } from '@markwell/shared/parents/parents.vocabulary';
import { useWatch } from 'react-hook-form';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useRegister } from '../account.queries.ts';
import { usePasswordStrength } from '#modules/accounts/parts/use-password-strength.ts';
import { AgeField } from './age-field.tsx';
import { LegalNote, NoticeLink } from './legal-note.tsx';
import { ParentEmailField } from './parent-email-field.tsx';
import { NewPasswordField } from '#modules/accounts/parts/new-password-field.tsx';

const empty = { name: '', email: '', password: '', age: '', parentEmail: '' };

/** The request body. It has a parent's address only for pupils below the age of consent. */
function registrationOf({ age, parentEmail, ...rest }: typeof empty) {
  const years = age === '' ? Number.NaN : Number(age);
  return { ...rest, age: years, ...(years < consentAge && { parentEmail }) };
}

/** The same of a parent, whose age is only confirmed. */
const parentRegistrationOf = ({ name, email, password }: typeof empty) => ({
  name,
  email,
  password,
  age: adultAge,
  isParent: true,
});

interface SignUpFormProps {
  /** A parent gives no age: they confirm to be an adult. */
  asParent: boolean;
  onDone: (sent: { email: string; parentEmail: string | undefined }) => void;
}

export function SignUpForm({ asParent, onDone }: SignUpFormProps) {
  const form = useContractForm({
    schema: registrationSchema,
    values: empty,
    bodyOf: asParent ? parentRegistrationOf : registrationOf,
    check: () => ({
      password: strength !== undefined && strength < minStrength ? weakPasswordText : undefined,
    }),
  });
  const [name, email, password, age] = useWatch({
    control: form.control,
    name: ['name', 'email', 'password', 'age'],
  });
  const strength = usePasswordStrength(password, name, email);
  const register = useRegister();
  const isChild = age !== '' && Number(age) < consentAge;

  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={(registration) => register.mutateAsync(registration)}
      onSuccess={(_, { email, parentEmail }) => {
        onDone({ email: email.trim(), parentEmail: parentEmail?.trim() });
      }}
    >
      <Field label="Name" required {...form.field('name')}>
        <TextInput autoComplete="name" />
      </Field>
      <Field label="E-mail" required {...form.field('email')}>
        <TextInput type="email" autoComplete="username" />
      </Field>
      <NewPasswordField label="Password" strength={strength} {...form.field('password')} />
      {!asParent && <AgeField {...form.field('age')} />}
      {isChild && <ParentEmailField {...form.field('parentEmail')} />}
      <LegalNote>
        {asParent && `You confirm that you are a parent or guardian, and ${adultAge} or older. `}When you
        create an account, you agree to our <NoticeLink to="/terms">terms</NoticeLink>.
      </LegalNote>
      <SubmitButton form={form}>Create my account</SubmitButton>
    </Form>
  );
}
