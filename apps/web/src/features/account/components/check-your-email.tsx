import { consentAge, linkLife } from '@markwell/shared/features/account/account.schemas';
import { useResendLink } from '../account.queries.ts';
import { AccountCard } from './account-card.tsx';
import { ResendButton } from './resend-button.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

interface CheckYourMailProps {
  email: string;
  parentEmail: string | undefined;
}

/** Shown after signing up, even if the address has an account: its owner learns that by e-mail. */
export function CheckYourEmail({ email, parentEmail }: CheckYourMailProps) {
  const resend = useResendLink();
  return (
    <AccountCard
      isOutcome
      title="Check your e-mail"
      lead={
        <>
          <p>
            We have sent an e-mail to <strong className="text-ink">{email}</strong>. Open the link in it
            within {linkLife.words} to confirm your account.
          </p>
          {parentEmail !== undefined && (
            <p>
              Because you are under {consentAge}, we will then ask your parent at{' '}
              <strong className="text-ink">{parentEmail}</strong>. You can sign in once they have agreed.
            </p>
          )}
          <p>Nothing there? Look in the spam folder too.</p>
        </>
      }
    >
      <ResendButton
        label="Send it again"
        done="Sent again, if this address still needs it."
        mutation={resend}
        onSend={() => {
          resend.mutate(email);
        }}
      />
      <BackToSignIn label="Back to Sign In" />
    </AccountCard>
  );
}
