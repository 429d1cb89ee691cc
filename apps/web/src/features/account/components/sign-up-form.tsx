import { consentAge, registrationSchema } from '@markwell/shared/features/account/account.schemas';
import { minStrength, weakPasswordText } from '@markwell/shared/rules/password-strength';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../../components/forms/field-errors.ts';
import { useRegister } from '../account.queries.ts';
import { usePasswordStrength } from '../use-password-strength.ts';
import { AgeField } from './age-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const empty = { name: '', email: '', password: '', age: '', parentEmail: '' };

/** The request body. It has a parent's address only for pupils below the age of consent. */
function registrationOf({ age, parentEmail, ...rest }: typeof empty) {
  const years = age === '' ? Number.NaN : Number(age);
  return { ...rest, age: years, ...(years < consentAge && { parentEmail }) };
}

interface SignUpFormProps {
  onDone: (sent: { email: string; parentEmail: string | undefined }) => void;
}

export function SignUpForm({ onDone }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(empty);
  const [problems, setProblems] = useState<FieldErrors>({});
  const strength = usePasswordStrength(input.password, input.name, input.email);
  const register = useRegister();
  const isChild = input.age !== '' && Number(input.age) < consentAge;

  const type = (name: keyof typeof empty) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    setInput({ ...input, [name]: event.target.value });
    setProblems({ ...problems, [name]: undefined });
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (register.isPending) return;
    const registration = registrationOf(input);
    const found = schemaErrors(registrationSchema, registration);
    if (strength !== undefined && strength < minStrength) found['password'] ??= weakPasswordText;
    setProblems(found);
    if (focusFirstError(form.current, found)) return;
    register.mutate(registration, {
      onSuccess: () => {
        onDone({ email: input.email.trim(), parentEmail: registration.parentEmail?.trim() });
      },
      onError: (error) => {
        const refused = serverErrors(error);
        setProblems(refused);
        focusFirstError(form.current, refused);
      },
    });
  }

  const isExplained = Object.values(problems).some((problem) => problem !== undefined);
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      {register.error && !isExplained && (
        <Banner tone="error">{messageOf(register.error, 'An error occurred. Please try again.')}</Banner>
      )}
      <Field label="Name" required error={problems['name']}>
        <TextInput name="name" autoComplete="name" value={input.name} onChange={type('name')} />
      </Field>
      <Field label="E-mail" required error={problems['email']}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          value={input.email}
          onChange={type('email')}
        />
      </Field>
      <NewPasswordField
        label="Password"
        value={input.password}
        onChange={type('password')}
        strength={strength}
        error={problems['password']}
      />
      <AgeField value={input.age} onChange={type('age')} error={problems['age']} />
      {isChild && (
        <Field
          label="A parent’s e-mail"
          required
          hint="We ask them to agree. You can sign in once they have."
          error={problems['parentEmail']}
        >
          <TextInput
            name="parentEmail"
            type="email"
            autoComplete="off"
            value={input.parentEmail}
            onChange={type('parentEmail')}
          />
        </Field>
      )}
      <Button type="submit" pending={register.isPending}>
        Create my account
      </Button>
    </form>
  );
}
