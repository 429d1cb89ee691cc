import { unsubscribe, type OptionalEmail } from '@markwell/shared/notifications/emails.contract';
import { productName } from '@markwell/shared/contract/product';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';

const stopped: Record<OptionalEmail, string> = {
  emailNotifications:
    'We will no longer send you notifications by e-mail. You still see them on the website.',
  weeklyReports: 'We will no longer send you weekly reports.',
  parentReports: 'We will no longer send you weekly e-mails about your children.',
};

const settingsLink = (
  <LinkButton asChild>
    <Link to="/settings">Open settings</Link>
  </LinkButton>
);

/**
 * /unsubscribe, from the link in an e-mail. It needs no session, and asks first: mail programs open links to check
 * them.
 */
export function UnsubscribePage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const stop = useMutation({ mutationFn: () => call(unsubscribe, { query: { token } }) });

  if (token === '') {
    return (
      <AccountCard
        title="This link is not complete"
        lead="Open it from the e-mail again, or switch e-mails off in your settings."
      >
        {settingsLink}
      </AccountCard>
    );
  }
  if (stop.data) {
    return (
      <AccountCard
        isOutcome
        title="Done"
        lead={
          <>
            <p>{stopped[stop.data.stopped]}</p>
            <p>You can switch them on again in your settings.</p>
          </>
        }
      >
        {settingsLink}
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Stop these e-mails?"
      lead={`${productName} will stop sending you e-mails of this kind.`}
    >
      {stop.error && (
        <Banner tone="error">{messageOf(stop.error, 'An error occurred. Please try again.')}</Banner>
      )}
      <Button pending={stop.isPending} onClick={() => stop.mutate()}>
        Stop these e-mails
      </Button>
    </AccountCard>
  );
}
