import type { WithdrawalChoice } from '@markwell/shared/registration/account.contract';
import { deletionDays } from '@markwell/shared/settings/users.contract';
import { productName } from '@markwell/shared/contract/product';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { formatDay } from '#lib/format.ts';
import { useAnswerConsent, useWithdrawConsent } from '../account.queries.ts';
import { LegalNote } from './legal-note.tsx';
import { LinkError } from './link-error.tsx';
import { linkRefusalOf, type LinkFormProps } from './link-page.tsx';

/** For a parent who has answered: withdraws the consent, or agrees again. Nothing happens before a confirmation. */
export function ParentChoices({ owner, token }: LinkFormProps) {
  const answer = useAnswerConsent();
  const withdraw = useWithdrawConsent();
  const error = answer.error ?? withdraw.error;
  const refusal = linkRefusalOf(error);
  if (refusal !== undefined) return <LinkError purpose="consent" token={token} message={refusal} />;
  const { name, email } = owner;
  if (answer.isSuccess) {
    return (
      <AccountCard
        isOutcome
        title="Thank you"
        lead={<p>{name} can sign in again. We have let them know by e-mail.</p>}
      />
    );
  }
  if (withdraw.data) return <Withdrawn name={name} deletionDueAt={withdraw.data.deletionDueAt} />;

  const isPaused = owner.consent === 'withdrawn';
  const deletionDueAt = owner.deletionDueAt ?? null;
  const send = (choice: WithdrawalChoice) => () => withdraw.mutate({ token, choice });
  return (
    <AccountCard
      title={isPaused ? `${name}’s account is paused` : 'You have agreed'}
      lead={
        isPaused ? (
          <PausedLead name={name} email={email} deletionDueAt={deletionDueAt} />
        ) : (
          <p>
            {name} ({email}) may use {productName}. You can change your mind at any time.
          </p>
        )
      }
    >
      {error && <Banner tone="error">{messageOf(error, 'An error occurred. Please try again.')}</Banner>}
      <LegalNote />
      <div className="grid gap-3">
        {isPaused ? (
          <Button pending={answer.isPending} onClick={() => answer.mutate({ token, agrees: true })}>
            I agree again
          </Button>
        ) : (
          <AlertDialog
            trigger={
              <Button variant="quiet" pending={withdraw.isPending}>
                Pause the account
              </Button>
            }
            title="Pause the account?"
            description={
              <p className="wrap-anywhere">
                {name} is signed out and cannot sign in until you agree again. Nothing is deleted. {name} gets
                an e-mail about it.
              </p>
            }
            confirmLabel="Pause"
            onConfirm={send('pause')}
          />
        )}
        {deletionDueAt === null && (
          <AlertDialog
            trigger={<Button variant="danger">Delete the account</Button>}
            title="Delete the account?"
            description={
              <p className="wrap-anywhere">
                {name} is signed out now. In {deletionDays} days the account and everything in it are deleted
                permanently. Until then you can change your mind with this link. {name} gets an e-mail about
                it.
              </p>
            }
            confirmLabel="Delete"
            tone="danger"
            onConfirm={send('delete')}
          />
        )}
      </div>
    </AccountCard>
  );
}

interface PausedLeadProps {
  name: string;
  email: string;
  deletionDueAt: string | null;
}

const PausedLead = ({ name, email, deletionDueAt }: PausedLeadProps) => (
  <>
    <p>
      You no longer agree that {name} ({email}) uses {productName}. {name} cannot sign in.
    </p>
    <p>
      {deletionDueAt === null
        ? 'Nothing is deleted. You can agree again, or have the account deleted.'
        : `The account and everything in it will be deleted on ${formatDay(deletionDueAt)}. Until then you can agree again.`}
    </p>
  </>
);

const Withdrawn = ({ name, deletionDueAt }: { name: string; deletionDueAt: string | null }) => (
  <AccountCard
    isOutcome
    title={deletionDueAt === null ? 'The account is paused' : 'The account will be deleted'}
    lead={
      <>
        <p>
          {name} has been signed out, and we have let them know by e-mail.{' '}
          {deletionDueAt === null
            ? 'Nothing is deleted.'
            : `Everything in the account will be deleted on ${formatDay(deletionDueAt)}.`}
        </p>
        <p>We have sent you an e-mail with a link to change your mind.</p>
      </>
    }
  />
);
