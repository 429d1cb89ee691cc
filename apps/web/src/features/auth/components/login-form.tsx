import { loginSchema, tokenDays } from '@markwell/shared/features/auth/auth.contract';
import { lazy, Suspense, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { loginErrorText, needsEmailVerification } from '../login-messages.ts';

// Loaded on demand: few users need it, and everybody loads the sign-in page first.
const SendLinkAgain = lazy(async () => ({
  default: (await import('./resend-link.tsx')).ResendLink,
}));

type Problems = Partial<Record<'email' | 'password', string>>;

/** Validates with the server's schema, so that the messages are the same. */
function problemsOf(input: unknown): Problems {
  const checked = loginSchema.safeParse(input);
  const problems: Problems = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    if (path[0] === 'email' || path[0] === 'password') problems[path[0]] ??= message;
  }
  return problems;
}

interface LoginFormProps {
  /** The error of an earlier attempt, for example of a Google sign-in. */
  failure: string | undefined;
  /** Called when another attempt starts, to clear the earlier error. */
  onTry: () => void;
}

export function LoginForm({ failure: earlierFailure, onTry }: LoginFormProps) {
  const { login } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState({ email: '', password: '', rememberMe: false });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState(earlierFailure);
  const [pending, setPending] = useState(false);
  /** The address that must be confirmed before its account can sign in. */
  const [waiting, setWaiting] = useState<string>();

  const type = (name: 'email' | 'password') => (event: ChangeEvent<HTMLInputElement>) => {
    setInput({ ...input, [name]: event.target.value });
    setProblems({ ...problems, [name]: undefined });
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    const found = problemsOf(input);
    setProblems(found);
    setFailure(undefined);
    setWaiting(undefined);
    const [wrong] = Object.keys(found);
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setPending(true);
    onTry();
    try {
      await login(input);
    } catch (error) {
      setFailure(loginErrorText(error));
      if (needsEmailVerification(error)) setWaiting(input.email);
      setPending(false);
    }
  }

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {waiting !== undefined && (
        <Suspense>
          <SendLinkAgain email={waiting} />
        </Suspense>
      )}
      <Field label="E-mail" required error={problems.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          value={input.email}
          onChange={type('email')}
        />
      </Field>
      <Field label="Password" required error={problems.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={input.password}
          onChange={type('password')}
        />
      </Field>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label="Remember me"
          hint={`Stay signed in for ${tokenDays.remembered} days`}
          checked={input.rememberMe}
          onChange={(event) => {
            setInput({ ...input, rememberMe: event.target.checked });
          }}
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
