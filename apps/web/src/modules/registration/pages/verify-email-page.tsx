import type { LinkOwnerDto } from '@markwell/shared/registration/account.contract';
import { Link } from 'react-router-dom';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { formatDay, formatTime } from '#lib/format.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { useVerifyEmail } from '../account.queries.ts';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { LinkPage, linkRefusalOf, type LinkFormProps } from '../components/link-page.tsx';
import { LinkError } from '../components/link-error.tsx';

export function VerifyEmailPage() {
  return <LinkPage purpose="verify" Form={Confirmation} />;
}

function Confirmation({ owner: { name, email, registration }, token }: LinkFormProps) {
  const { user } = useAuth();
  const verify = useVerifyEmail();
  const refusal = linkRefusalOf(verify.error);
  if (refusal !== undefined) return <LinkError purpose="verify" token={token} message={refusal} />;
  if (verify.data) return <Confirmed awaitsParent={verify.data.awaitsParent} isSignedIn={user !== null} />;
  return (
    <AccountCard
      title="Confirm your address"
      lead={
        <>
          <p>
            Hello {name}, is <strong className="text-ink">{email}</strong> your address?
          </p>
          {registration && <SignUp {...registration} />}
        </>
      }
    >
      {verify.error && (
        <Banner tone="error">{messageOf(verify.error, 'An error occurred. Please try again.')}</Banner>
      )}
      <Button pending={verify.isPending} onClick={() => verify.mutate(token)}>
        Confirm my address
      </Button>
    </AccountCard>
  );
}

/** What the link confirms. Somebody else may have signed up with the same address. */
const SignUp = ({ at, parentEmail }: NonNullable<LinkOwnerDto['registration']>) => (
  <>
    <p>
      You signed up on {formatDay(at)} at {formatTime(at)}.
      {parentEmail !== null && (
        <>
          {' '}
          Then we ask your parent, <strong className="text-ink wrap-anywhere">{parentEmail}</strong>.
        </>
      )}
    </p>
    <p>Is this not right? Then do not confirm it, and sign up again.</p>
  </>
);

function Confirmed({ awaitsParent, isSignedIn }: { awaitsParent: boolean; isSignedIn: boolean }) {
  if (awaitsParent) {
    return (
      <AccountCard
        isOutcome
        title="One more step"
        lead={
          <>
            <p>Your address is confirmed. We have now sent an e-mail to your parent.</p>
            <p>Once they agree, we will let you know by e-mail and you can sign in.</p>
          </>
        }
      />
    );
  }
  return (
    <AccountCard isOutcome title="Your address is confirmed" lead="Thank you. That is all we need.">
      <Button asChild>
        {isSignedIn ? <Link to="/">Go to your dashboard</Link> : <Link to="/login">Sign in</Link>}
      </Button>
    </AccountCard>
  );
}
