import { passwordResetSchema } from '@markwell/shared/registration/account.schemas';
import { minStrength, weakPasswordText } from '@markwell/shared/accounts/password-strength';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { useResetPassword } from '../account.queries.ts';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { LinkPage, linkRefusalOf, type LinkFormProps } from '../components/link-page.tsx';
import { LinkError } from '../components/link-error.tsx';
import { NewPasswordField } from '#modules/accounts/parts/new-password-field.tsx';
import { usePasswordStrength } from '#modules/accounts/parts/use-password-strength.ts';

export function ResetPasswordPage() {
  return <LinkPage purpose="reset" Form={ResetForm} />;
}

function ResetForm({ owner: { name, email }, token }: LinkFormProps) {
  const form = useContractForm({
    schema: passwordResetSchema,
    values: { password: '' },
    bodyOf: ({ password }) => ({ token, password }),
    check: () => ({
      password: strength !== undefined && strength < minStrength ? weakPasswordText : undefined,
    }),
  });
  const strength = usePasswordStrength(useWatch({ control: form.control, name: 'password' }), name, email);
  const reset = useResetPassword();

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
      <Form form={form} className="grid gap-5" onSubmit={(body) => reset.mutateAsync(body)}>
        {/* Password managers need the account's e-mail address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="New password" strength={strength} {...form.field('password')} />
        <SubmitButton form={form}>Change password</SubmitButton>
      </Form>
    </AccountCard>
  );
}
