import { productName } from '@markwell/shared/vocabulary/product';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { AccountCard } from '../components/account-card.tsx';
import { CheckYourEmail } from '../components/check-your-email.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { BackToSignIn } from '../components/back-to-sign-in.tsx';

export function SignUpPage() {
  const { loading, user } = useAuth();
  const [sent, setSent] = useState<{ email: string; parentEmail: string | undefined }>();
  if (loading) return <Spinner page label="Checking your sign-in…" />;
  if (user) return <Navigate to="/" replace />;
  if (sent) return <CheckYourEmail {...sent} />;
  return (
    <AccountCard title="Sign up" lead={`Practice, mock tests and your progress on ${productName}.`}>
      <SignUpForm onDone={setSent} />
      <BackToSignIn question="Already have an account?" />
    </AccountCard>
  );
}
