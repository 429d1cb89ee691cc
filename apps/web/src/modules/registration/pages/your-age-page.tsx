import { ageSchema, consentAge, consentDays } from '@markwell/shared/registration/account.schemas';
import { useWatch } from 'react-hook-form';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { serverProblems } from '#ui/forms/server-problems.ts';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { AccountCard } from '#ui/layout/account-card.tsx';
import { Button } from '#ui/actions/button.tsx';
import { beginGoogleSignIn, googleSignInAddress } from '#lib/session/google-sign-in.ts';
import { useGiveAge } from '../account.queries.ts';
import { AgeField } from '../components/age-field.tsx';
import { BackToSignIn } from '../components/back-to-sign-in.tsx';
import { LegalNote } from '../components/legal-note.tsx';
import { ParentEmailField } from '../components/parent-email-field.tsx';
import { useLinkToken } from '#modules/accounts/parts/use-link-token.ts';

const googleAgain = (
  <Button asChild>
    <a href={googleSignInAddress} onClick={beginGoogleSignIn}>
      Continue with Google
    </a>
  </Button>
);

// The address has lost its token by then.
const loadedAgain = 'This page cannot be loaded again. Continue with Google, and we ask you again.';

/** /your-age: asks a new user of sign-in with Google for their age, before the account can be used. */
export function YourAgePage() {
  const token = useLinkToken();
  const give = useGiveAge();
  const problem = token === '' ? loadedAgain : serverProblems(give.error)['token'];
  if (problem !== undefined) {
    return (
      <AccountCard isOutcome title="Please start again" lead={<p>{problem}</p>}>
        {googleAgain}
        <BackToSignIn label="Back to Sign In" />
      </AccountCard>
    );
  }
  if (give.data?.awaitsParent === true) {
    return (
      <AccountCard
        isOutcome
        title="One more step"
        lead={
          <>
            <p>We have sent an e-mail to your parent.</p>
            <p>Once they agree, we will let you know by e-mail and you can sign in with Google.</p>
            <p>
              Is the address wrong? Without an answer we delete the account after {consentDays} days, and you
              can start again.
            </p>
          </>
        }
      >
        <BackToSignIn label="Back to Sign In" />
      </AccountCard>
    );
  }
  if (give.data) {
    return (
      <AccountCard isOutcome title="Thank you" lead="Your account is ready.">
        {googleAgain}
      </AccountCard>
    );
  }
  return <AgeForm token={token} give={give} />;
}

const empty = { age: '', parentEmail: '' };

function AgeForm({ token, give }: { token: string; give: ReturnType<typeof useGiveAge> }) {
  const form = useContractForm({
    schema: ageSchema,
    values: empty,
    bodyOf: ({ age, parentEmail }) => {
      const years = age === '' ? Number.NaN : Number(age);
      return { token, age: years, ...(years < consentAge && { parentEmail }) };
    },
  });
  const age = useWatch({ control: form.control, name: 'age' });
  return (
    <AccountCard title="How old are you?" lead="We ask everyone once, before the account can be used.">
      <Form form={form} className="grid gap-5" onSubmit={(body) => give.mutateAsync(body)}>
        <AgeField {...form.field('age')} />
        {age !== '' && Number(age) < consentAge && <ParentEmailField {...form.field('parentEmail')} />}
        <LegalNote />
        <SubmitButton form={form}>Continue</SubmitButton>
      </Form>
    </AccountCard>
  );
}
