import type { LinkPurpose } from '@markwell/shared/features/account/account.contract';
import { useRenewLink } from '../account.queries.ts';
import { AccountCard } from './account-card.tsx';
import { ResendButton } from './resend-button.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';

const incomplete = 'This link is not complete. Please open it again from the e-mail.';

const whatElse: Record<LinkPurpose, string> = {
  verify: 'If you have confirmed your address already, you can sign in.',
  reset: 'If you have chosen a new password already, you can sign in with it.',
  consent: 'If you have answered already, there is nothing left to do.',
};

interface LinkProblemProps {
  purpose: LinkPurpose;
  /** Empty when the address held none. */
  token: string;
  message?: string | undefined;
}

/** A link that does nothing any more: why, and a new one in its place. */
export function LinkError({ purpose, token, message = incomplete }: LinkProblemProps) {
  const renew = useRenewLink(purpose, token);
  return (
    <AccountCard
      isOutcome
      title="This link does not work"
      lead={
        <>
          <p>{message}</p>
          <p>{whatElse[purpose]}</p>
        </>
      }
    >
      {token !== '' && (
        <ResendButton
          label="Send a new link"
          done="If one is still needed, it is on its way to the same address."
          mutation={renew}
          onSend={() => {
            renew.mutate();
          }}
        />
      )}
      {purpose !== 'consent' && <BackToSignIn label="Go to Sign In" />}
    </AccountCard>
  );
}
