import { enterCode } from '@markwell/shared/accounts/auth.contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { call } from '#lib/api/client.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { knownBrowser } from '#lib/session/known-browser.ts';

interface CodeFormProps {
  /** From the sign-in with the password or with Google. */
  challenge: string;
  onSignedIn?: () => void;
  /** Begins the sign-in again. */
  onStartAgain: () => void;
}

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function CodeForm({ challenge, onSignedIn, onStartAgain }: CodeFormProps) {
  const { signInWithToken } = useAuth();
  const [isLost, setLost] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useContractForm({
    schema: enterCode.body.pick({ code: true }),
    values: { code: '' },
  });
  useEffect(() => {
    heading.current?.focus();
  }, []);

  function change() {
    // The button stays where it is; what to do next is in the other field.
    flushSync(() => {
      form.reset({ code: '' });
      setLost(!isLost);
    });
    form.setFocus('code');
  }

  async function send({ code }: { code: string }) {
    const known = knownBrowser.read();
    const reply = await call(enterCode, {
      body: { challenge, code, ...(known !== undefined && { knownBrowser: known }) },
    });
    knownBrowser.write(reply.knownBrowser);
    await signInWithToken(reply.token);
    onSignedIn?.();
  }

  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          Enter your code
        </h1>
        <p className="mt-1.5 text-ink-soft">
          {isLost
            ? 'Type one of the recovery codes that you saved. Each works once. If you have lost them too, a super-administrator can reset your sign-in codes.'
            : 'Open your authenticator app and type the six digits that it shows for Markwell.'}
        </p>
      </div>
      <Form form={form} className="grid gap-5" onSubmit={send}>
        {isLost ? (
          <Field key="recovery" label="Recovery code" required {...form.field('code')}>
            <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          </Field>
        ) : (
          <Field key="app" label="Code from your app" required {...form.field('code')}>
            <TextInput autoComplete="one-time-code" inputMode="numeric" />
          </Field>
        )}
        <SubmitButton form={form}>Sign In</SubmitButton>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-4">
        <LinkButton onClick={change}>{isLost ? 'Use a code from the app' : 'Use a recovery code'}</LinkButton>
        <LinkButton onClick={onStartAgain}>Start again</LinkButton>
      </div>
    </>
  );
}
