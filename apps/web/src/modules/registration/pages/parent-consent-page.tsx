import { childClassSight } from '@markwell/shared/classes/classes.vocabulary';
import { productName } from '@markwell/shared/contract/product';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useAnswerConsent } from '../account.queries.ts';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { LegalNote } from '../components/legal-note.tsx';
import { LinkPage, linkRefusalOf, type LinkFormProps } from '../components/link-page.tsx';
import { LinkError } from '../components/link-error.tsx';
import { ParentChoices } from '../components/parent-choices.tsx';

/** /parent-consent: the question to a parent and, once they have answered, how to change the answer. */
export function ParentConsentPage() {
  return <LinkPage purpose="consent" Form={ConsentOrChoices} />;
}

const ConsentOrChoices = (props: LinkFormProps) =>
  props.owner.consent === 'given' || props.owner.consent === 'withdrawn' ? (
    <ParentChoices {...props} />
  ) : (
    <Consent {...props} />
  );

function Consent({ owner: { name, email }, token }: LinkFormProps) {
  const answer = useAnswerConsent();
  const refusal = linkRefusalOf(answer.error);
  if (refusal !== undefined) return <LinkError purpose="consent" token={token} message={refusal} />;
  if (answer.isSuccess) {
    return answer.variables.agrees ? (
      <AccountCard
        isOutcome
        title="Thank you"
        lead={
          <>
            <p>{name} can sign in now. We have let them know by e-mail.</p>
            <p>
              We have sent you an e-mail too. Please keep it: with the link in it you can change your mind at
              any time.
            </p>
          </>
        }
      />
    ) : (
      <AccountCard
        isOutcome
        title="The account has been deleted"
        lead="We have deleted everything we stored. There is nothing left to do."
      />
    );
  }
  return (
    <AccountCard
      title={`${name} needs your permission`}
      lead={
        <>
          <p>
            {name} ({email}) would like to use {productName} to practise for exams, and named you as a parent.
            Anyone under 13 needs a parent’s permission.
          </p>
          <p>
            We store the name, both e-mail addresses and the answers given in tests. The people who run{' '}
            {productName} and those who work for them, such as the mail service, can see them. Nothing is
            sold, and there is no advertising. Once a week we send {name} a summary by e-mail, which can be
            switched off. Everything can be downloaded or deleted in Settings, and you can change your mind at
            any time.
          </p>
          <p>{name} can join classes, with a teacher’s code or invitation. The teachers of a class see:</p>
          <ul className="list-disc pl-5">
            {childClassSight.seen.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            {childClassSight.unseen} We tell you by e-mail when {name} joins a class. {name} can leave it at
            any time; then its teachers no longer see this.
          </p>
        </>
      }
    >
      {answer.error && (
        <Banner tone="error">{messageOf(answer.error, 'An error occurred. Please try again.')}</Banner>
      )}
      <LegalNote />
      <div className="grid gap-3">
        <Button pending={answer.isPending} onClick={() => answer.mutate({ token, agrees: true })}>
          Confirm: I am the parent and I agree
        </Button>
        <AlertDialog
          trigger={<Button variant="quiet">Decline</Button>}
          title="Decline and delete?"
          description={
            <p className="wrap-anywhere">We delete {name}’s account straight away. This cannot be undone.</p>
          }
          confirmLabel="Decline and delete"
          tone="danger"
          onConfirm={() => answer.mutate({ token, agrees: false })}
        />
      </div>
    </AccountCard>
  );
}
