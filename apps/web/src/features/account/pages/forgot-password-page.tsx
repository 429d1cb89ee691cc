import { emailOnlySchema, linkLife } from '@markwell/shared/features/account/account.schemas';
import { useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { focusFirstError, schemaErrors } from '../../../components/forms/field-errors.ts';
import { useForgotPassword } from '../account.queries.ts';
import { AccountCard } from '../components/account-card.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { BackToSignIn } from '../components/back-to-sign-in.tsx';

export function ForgotPasswordPage() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const ask = useForgotPassword();
  const again = useForgotPassword();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    const found = schemaErrors(emailOnlySchema, { email });
    setProblem(found['email']);
    if (!focusFirstError(form.current, found)) ask.mutate(email);
  }

  if (ask.isSuccess) {
    return (
      <AccountCard
        isOutcome
        title="Check your e-mail"
        lead={
          <>
            <p>
              If <strong className="text-ink">{email.trim()}</strong> has an account, we have sent a link to
              choose a new password. It works for {linkLife.words}.
            </p>
            <p>Nothing there? Look in the spam folder too.</p>
          </>
        }
      >
        <ResendButton
          label="Send it again"
          done="Sent again, if this address has an account."
          mutation={again}
          onSend={() => {
            again.mutate(email);
          }}
        />
        <BackToSignIn label="Back to Sign In" />
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Forgot password" lead="We will send you a link to choose a new one.">
      <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
        {ask.error && (
          <Banner tone="error">{messageOf(ask.error, 'An error occurred. Please try again.')}</Banner>
        )}
        <Field label="E-mail" required error={problem}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Button type="submit" pending={ask.isPending}>
          Send the link
        </Button>
      </form>
      <BackToSignIn label="Back to Sign In" />
    </AccountCard>
  );
}
