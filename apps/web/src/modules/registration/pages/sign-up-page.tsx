import { consentAge, linkLife } from '@markwell/shared/registration/account.schemas';
import { productName } from '@markwell/shared/contract/product';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { CheckYourEmail } from '../components/check-your-email.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { BackToSignIn } from '../components/back-to-sign-in.tsx';
import { useResendLink } from '../account.queries.ts';

interface SignedUp {
  email: string;
  parentEmail: string | undefined;
}

export function SignUpPage() {
  const { loading, user } = useAuth();
  const [search] = useSearchParams();
  const asParent = search.get('as') === 'parent';
  const [sent, setSent] = useState<SignedUp>();
  if (loading) return <Spinner page label="Checking your sign-in…" />;
  if (user) return <Navigate to="/" replace />;
  if (sent) return <Confirm {...sent} />;
  return (
    <AccountCard
      title={asParent ? 'Sign up as a parent' : 'Sign up'}
      lead={
        asParent ? (
          <p>
            With a parent’s account you see a summary of your child’s practice, if your child lets you. Your
            child needs an account of their own.
          </p>
        ) : (
          <p>
            Practise for the 11+, GCSEs and <span className="whitespace-nowrap">A-Levels</span>. {productName}{' '}
            shows you what to practise next, and brings back the questions you got wrong until you know them.
          </p>
        )
      }
    >
      <SignUpForm key={String(asParent)} asParent={asParent} onDone={setSent} />
      <p className="text-center">
        {asParent ? (
          <Link to="/sign-up">Sign up as a pupil</Link>
        ) : (
          <Link to="/sign-up?as=parent">I am a parent or guardian</Link>
        )}
      </p>
      <BackToSignIn question="Already have an account?" />
    </AccountCard>
  );
}

/** Shown even if the address has an account: its owner learns that by e-mail. */
function Confirm({ email, parentEmail }: SignedUp) {
  return (
    <CheckYourEmail
      email={email}
      resend={useResendLink()}
      resentText="Sent again, if this address still needs it."
    >
      <p>
        We have sent an e-mail to <strong className="text-ink">{email}</strong>. Open the link in it within{' '}
        {linkLife.words} to confirm your account.
      </p>
      {parentEmail !== undefined && (
        <p>
          Because you are under {consentAge}, we will then ask your parent at{' '}
          <strong className="text-ink">{parentEmail}</strong>. You can sign in once they have agreed.
        </p>
      )}
    </CheckYourEmail>
  );
}
