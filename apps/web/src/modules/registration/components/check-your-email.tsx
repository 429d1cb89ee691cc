import type { ComponentProps, ReactNode } from 'react';
import { ResendButton } from '#modules/accounts/parts/resend-button.tsx';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

interface CheckYourEmailProps {
  email: string;
  /** Sends the e-mail again. */
  resend: ComponentProps<typeof ResendButton<string>>['mutation'];
  /** Shown once it was sent again. */
  resentText: string;
  /** What was sent: the same whether or not the address has an account. */
  children: ReactNode;
}

/** Shown after a form that sends an e-mail. */
export function CheckYourEmail({ email, resend, resentText, children }: CheckYourEmailProps) {
  return (
    <AccountCard
      isOutcome
      title="Check your e-mail"
      lead={
        <>
          {children}
          <p>Nothing there? Look in the spam folder too.</p>
        </>
      }
    >
      <ResendButton label="Send it again" done={resentText} mutation={resend} input={email} />
      <BackToSignIn label="Back to Sign In" />
    </AccountCard>
  );
}
