import type { LinkPurpose } from '@markwell/shared/registration/account.contract';
import { consentEndedText } from '@markwell/shared/registration/account.schemas';
import { useRenewLink } from '../account.queries.ts';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { ResendButton } from '#modules/accounts/parts/resend-button.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

const incomplete = 'This link is not complete. Please open it again from the e-mail.';

const otherwise: Record<LinkPurpose, string> = {
  verify: 'If you have already confirmed your address, you can sign in.',
  reset: 'If you have already chosen a new password, you can sign in with it.',
  consent: 'If you have already answered, there is nothing left to do.',
};

/** Only reset links have a limit that the reply does not report. */
const limitOf: Partial<Record<LinkPurpose, string>> = { reset: ' We send at most one a minute.' };

interface LinkErrorProps {
  purpose: LinkPurpose;
  /** Empty when the page's address has no token. */
  token: string;
  message?: string | undefined;
}

/** Shown for a link that no longer works: the reason and, unless the link has ended, a button that sends a new one. */
export function LinkError({ purpose, token, message = incomplete }: LinkErrorProps) {
  const renew = useRenewLink();
  // A new link would end too.
  const hasEnded = message === consentEndedText;
  return (
    <AccountCard
      isOutcome
      title="This link does not work"
      lead={
        <>
          <p>{message}</p>
          {!hasEnded && <p>{otherwise[purpose]}</p>}
        </>
      }
    >
      {token !== '' && !hasEnded && (
        <ResendButton
          label="Send a new link"
          done={`If you still need one, we have sent it to the same address.${limitOf[purpose] ?? ''}`}
          mutation={renew}
          input={{ purpose, token }}
        />
      )}
      {purpose !== 'consent' && <BackToSignIn label="Go to Sign In" />}
    </AccountCard>
  );
}
