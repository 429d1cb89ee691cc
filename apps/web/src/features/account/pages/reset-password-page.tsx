import type { LinkOwnerDto } from '@markwell/shared/features/account/account.contract';
import { newPasswordSchema } from '@markwell/shared/features/account/account.schemas';
import { minStrength, weakPasswordText } from '@markwell/shared/rules/password-strength';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { focusFirstError, serverErrors } from '../../../components/forms/field-errors.ts';
import { useResetPassword } from '../account.queries.ts';
import { AccountCard } from '../components/account-card.tsx';
import { LinkPage, linkRefusalOf } from '../components/link-page.tsx';
import { LinkError } from '../components/link-error.tsx';
import { NewPasswordField } from '../components/new-password-field.tsx';
import { usePasswordStrength } from '../use-password-strength.ts';

export function ResetPasswordPage() {
  return (
    <LinkPage purpose="reset">
      {(owner, token) => <ResetForm key={token} owner={owner} token={token} />}
    </LinkPage>
  );
}

function ResetForm({ owner: { name, email }, token }: { owner: LinkOwnerDto; token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const strength = usePasswordStrength(password, name, email);
  const reset = useResetPassword();

  function refuse(message: string | undefined) {
    setProblem(message);
    return focusFirstError(form.current, { password: message });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (reset.isPending) return;
    const isWeak = strength !== undefined && strength < minStrength;
    const found = newPasswordSchema.safeParse(password).error?.issues[0]?.message;
    if (refuse(found ?? (isWeak ? weakPasswordText : undefined))) return;
    const onError = (error: unknown) => refuse(serverErrors(error)['password']);
    reset.mutate({ token, password }, { onError });
  }

  const refusal = linkRefusalOf(reset.error);
  if (refusal !== undefined) return <LinkError purpose="reset" token={token} message={refusal} />;
  if (reset.isSuccess) {
    return (
      <AccountCard
        isOutcome
        title="Your password has been changed"
        lead="You have been signed out on all devices. Sign in with your new password."
      >
        <Button asChild>
          <Link to="/login">Sign in</Link>
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Choose a new password" lead={<p>For the account of {email}.</p>}>
      <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
        {reset.error && problem === undefined && (
          <Banner tone="error">{messageOf(reset.error, 'An error occurred. Please try again.')}</Banner>
        )}
        {/* Password managers need the account's e-mail address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label="New password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(undefined);
          }}
          strength={strength}
          error={problem}
        />
        <Button type="submit" pending={reset.isPending}>
          Change password
        </Button>
      </form>
    </AccountCard>
  );
}
