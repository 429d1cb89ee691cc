import type { ParentInvitationDto } from '@markwell/shared/parents/parents.contract';
import { adultRoles } from '@markwell/shared/accounts/roles.vocabulary';
import { Link } from 'react-router-dom';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { LinkNotChecked } from '#modules/accounts/parts/link-not-checked.tsx';
import { useLinkToken } from '#modules/accounts/parts/use-link-token.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { isTransient, messageOf } from '#lib/api/api-error.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useAcceptInvitation, useDeclineInvitation, useInvitation } from '../parents.queries.ts';

/** /parent-invitation, from the link in an e-mail. Opening it answers nothing, because mail programs open links too. */
export function InvitationPage() {
  const token = useLinkToken();
  const invitation = useInvitation(token);
  if (invitation.data) return <Invitation key={token} token={token} invitation={invitation.data} />;
  if (token === '' || (invitation.error && !isTransient(invitation.error))) {
    return (
      <AccountCard
        title="This invitation is not open"
        lead="It was answered or withdrawn, or it is older than seven days. Your child can send a new one."
      >
        <HomeLink />
      </AccountCard>
    );
  }
  if (!invitation.error) return <Spinner page label="Opening your invitation…" />;
  return <LinkNotChecked query={invitation} />;
}

const HomeLink = () => (
  <Button asChild variant="quiet">
    <Link to="/">Open Markwell</Link>
  </Button>
);

interface InvitationProps {
  token: string;
  invitation: ParentInvitationDto;
}

function Invitation({ token, invitation: { childName, email } }: InvitationProps) {
  const { user } = useAuth();
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  if (accept.data) {
    return (
      <AccountCard
        isOutcome
        title={accept.data.state === 'ACTIVE' ? 'Done' : `${childName} has been asked`}
        lead={
          accept.data.state === 'ACTIVE'
            ? `You can see ${childName}’s summary now. We’ve let ${childName} know.`
            : `Your account has a different address from the invitation. You can see the summary as soon as ${childName} agrees.`
        }
      >
        <Button asChild>
          <Link to="/children">Your children</Link>
        </Button>
      </AccountCard>
    );
  }
  if (decline.isSuccess) {
    return (
      <AccountCard
        isOutcome
        title={decline.variables.isNotMe ? 'Thank you' : 'Declined'}
        lead={
          decline.variables.isNotMe
            ? 'This child cannot invite this address again.'
            : `We’ve let ${childName} know that you declined.`
        }
      />
    );
  }
  const error = accept.error ?? decline.error;
  return (
    <AccountCard
      title={`${childName} invites you`}
      lead={
        <>
          <p>
            {childName} would like the owner of {email} to see a summary of their results as a parent or
            guardian: days and minutes of practice, the scores of tests, which topics go well, and what work
            of their classes is due.
          </p>
          <p>You won’t see individual answers. {childName} sees on which days you looked.</p>
        </>
      }
    >
      {error && <Banner tone="error">{messageOf(error, 'An error occurred. Please try again.')}</Banner>}
      <div className="grid gap-3">
        {user && adultRoles.includes(user.role) ? (
          <Button pending={accept.isPending} onClick={() => accept.mutate(token)}>
            Accept as {user.name}
          </Button>
        ) : (
          <SignInFirst token={token} isPupil={user !== null} />
        )}
        <Button
          variant="quiet"
          pending={decline.isPending}
          onClick={() => decline.mutate({ token, isNotMe: false })}
        >
          Decline
        </Button>
        <AlertDialog
          trigger={<Button variant="quiet">This is not me</Button>}
          title="You do not know this child?"
          description="The invitation ends, and this child cannot invite this address again."
          confirmLabel="This is not me"
          onConfirm={() => decline.mutate({ token, isNotMe: true })}
        />
      </div>
    </AccountCard>
  );
}

/** The invitation is opened again after signing in. */
function SignInFirst({ token, isPupil }: { token: string; isPupil: boolean }) {
  const remember = () => rememberReturnPath(`/parent-invitation#token=${token}`);
  if (isPupil) {
    return (
      <p>
        You are signed in with a pupil’s account.{' '}
        <Link
          to="/logout"
          className="font-semibold text-royal underline underline-offset-4 hover:no-underline"
        >
          Sign out
        </Link>
        , and open the link again.
      </p>
    );
  }
  return (
    <>
      <Button asChild>
        <Link to="/login" onClick={remember}>
          Sign in to accept
        </Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to="/sign-up?as=parent">Create a parent account</Link>
      </Button>
      <p className="text-sm text-ink-soft">After creating an account, open the link in the e-mail again.</p>
    </>
  );
}
