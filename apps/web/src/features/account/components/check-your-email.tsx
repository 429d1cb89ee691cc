import { consentAge, linkLife } from '@markwell/shared/features/account/account.schemas';
import { useResendLink } from '../account.queries.ts';
import { AccountCard } from './account-card.tsx';
import { ResendButton } from './resend-button.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

interface CheckYourMailProps {
  email: string;
  parentEmail: string | undefined;
}

/** After signing up. It says the same when the address has an account already: its owner reads so in the mail. */
export function CheckYourEmail({ email, parentEmail }: CheckYourMailProps) {
  const resend = useResendLink();
  return (
    <AccountCard
      isOutcome
      title="Check your e-mail"
      lead={
        <>
          <p>
            We have written to <strong className="text-ink">{email}</strong>. Open the link in it within{' '}
            {linkLife.words}, and your account is yours.
          </p>
          {parentEmail !== undefined && (
            <p>
              Because you are under {consentAge}, we then ask your parent at{' '}
              <strong className="text-ink">{parentEmail}</strong>. You can sign in when they have agreed.
            </p>
          )}
          <p>Nothing there? Look in the spam folder too.</p>
        </>
      }
    >
      <ResendButton
        label="Send it again"
        done="Sent again, if this address still waits for it."
        mutation={resend}
        onSend={() => {
          resend.mutate(email);
        }}
      />
      <BackToSignIn label="Back to Sign In" />
    </AccountCard>
  );
}
