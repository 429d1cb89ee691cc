import { emailOnlySchema, linkLife } from '@markwell/shared/registration/account.schemas';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useForgotPassword } from '../account.queries.ts';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { CheckYourEmail } from '../components/check-your-email.tsx';
import { BackToSignIn } from '../components/back-to-sign-in.tsx';

export function ForgotPasswordPage() {
  const form = useContractForm({ schema: emailOnlySchema, values: { email: '' } });
  const request = useForgotPassword();
  const again = useForgotPassword();

  if (request.isSuccess) {
    const email = request.variables;
    return (
      <CheckYourEmail
        email={email}
        resend={again}
        resentText="If this address has an account, a link is on its way. We send at most one a minute."
      >
        <p>
          If <strong className="text-ink">{email.trim()}</strong> has an account, we have sent a link to
          choose a new password. It works for {linkLife.words}.
        </p>
      </CheckYourEmail>
    );
  }
  return (
    <AccountCard title="Forgot password" lead="We will send you a link to choose a new one.">
      <Form form={form} className="grid gap-5" onSubmit={({ email }) => request.mutateAsync(email)}>
        <Field label="E-mail" required {...form.field('email')}>
          <TextInput type="email" autoComplete="username" />
        </Field>
        <SubmitButton form={form}>Send the link</SubmitButton>
      </Form>
      <BackToSignIn label="Back to Sign In" />
    </AccountCard>
  );
}
