import { loginSchema, tokenDays } from '@markwell/shared/accounts/auth.contract';
import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { schemaProblems, type FieldProblems } from '#ui/forms/schema-problems.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { PasswordInput } from '#ui/inputs/password-input.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { loginErrorText, needsEmailVerification } from '../login-messages.ts';

// Loaded on demand: few users need it, and everybody loads the sign-in page first.
const SendLinkAgain = lazy(async () => ({
  default: (await import('./resend-link.tsx')).ResendLink,
}));

interface LoginFormProps {
  /** The error of an earlier attempt, for example of a Google sign-in. */
  failure: string | undefined;
  /** Called when another attempt starts, to clear the earlier error. */
  onTry: () => void;
  /** Called when a code is needed too. */
  onChallenge: (challenge: string) => void;
}

const inputOf = (data: FormData) => ({
  email: data.get('email') as string,
  password: data.get('password') as string,
  rememberMe: data.has('rememberMe'),
});

/**
 * The one form outside the form layer: every visitor loads the sign-in page first, and the layer would make it 8%
 * larger (docs/decisions/034). It checks its fields with the same functions.
 */
export function LoginForm({ failure: earlierFailure, onTry, onChallenge }: LoginFormProps) {
  const { login } = useAuth();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState(earlierFailure);
  const [pending, setPending] = useState(false);
  /** The address that must be confirmed before its account can sign in. */
  const [unverifiedEmail, setUnverifiedEmail] = useState<string>();

  const clear = (name: 'email' | 'password') => () => setProblems({ ...problems, [name]: undefined });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const input = inputOf(new FormData(form));
    const found = schemaProblems(loginSchema, input);
    setProblems(found);
    setFailure(undefined);
    setUnverifiedEmail(undefined);
    const [wrong] = Object.keys(found);
    if (wrong) {
      form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setPending(true);
    onTry();
    try {
      const challenge = await login(input);
      if (challenge !== undefined) onChallenge(challenge);
    } catch (error) {
      setFailure(loginErrorText(error));
      if (needsEmailVerification(error)) setUnverifiedEmail(input.email);
      setPending(false);
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {unverifiedEmail !== undefined && (
        <Suspense>
          <SendLinkAgain email={unverifiedEmail} />
        </Suspense>
      )}
      <Field label="E-mail" required error={problems['email']}>
        <TextInput name="email" type="email" autoComplete="username" onChange={clear('email')} />
      </Field>
      <Field label="Password" required error={problems['password']}>
        <PasswordInput name="password" autoComplete="current-password" onChange={clear('password')} />
      </Field>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          name="rememberMe"
          label="Remember me"
          hint={`Stay signed in for ${tokenDays.remembered} days`}
        />
        <LinkButton asChild>
          <Link to="/forgot-password">Forgot password?</Link>
        </LinkButton>
      </div>
      <Button type="submit" pending={pending}>
        Sign In
      </Button>
    </form>
  );
}
