import {
  confirmationMethod,
  confirmIdentity,
  type ConfirmationMethod,
} from '@markwell/shared/accounts/confirmation.contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { PasswordInput } from '#ui/inputs/password-input.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/client.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { beginGoogleSignIn, googleSignInAddress } from '#lib/session/google-sign-in.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';

interface ConfirmationDialogProps {
  /** Called with false when the dialog is closed. */
  onFinish: (isConfirmed: boolean) => void;
}

const title = 'Is it you?';
const description = 'This change is important. It needs one more step, which then counts for ten minutes.';

/** Asks a member of staff again who they are. */
export function ConfirmationDialog({ onFinish }: ConfirmationDialogProps) {
  const method = useQuery({ ...endpointQuery(confirmationMethod), staleTime: 0, gcTime: 0 });
  const cancel = () => onFinish(false);
  if (method.data === undefined) {
    return (
      <GuardedDialog title={title} description={description} size="small" onClose={cancel}>
        <Loaded query={method} loading="Loading…" failure="This did not load. Please try again.">
          {() => null}
        </Loaded>
      </GuardedDialog>
    );
  }
  if (method.data.method === 'google') return <GoogleAgain onClose={cancel} />;
  return <AnswerDialog method={method.data.method} onFinish={onFinish} />;
}

function AnswerDialog({
  method,
  onFinish,
}: ConfirmationDialogProps & { method: Exclude<ConfirmationMethod, 'google'> }) {
  const form = useContractForm({ schema: confirmIdentity.body, values: { answer: '' } });
  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      description={description}
      submitLabel="Continue"
      onSubmit={(body) => call(confirmIdentity, { body })}
      onSuccess={() => onFinish(true)}
      onFailure={(error, isShown) => {
        if (!isShown) {
          form.setError('answer', { message: messageOf(error, 'An error occurred. Please try again.') });
        }
      }}
      onClose={() => onFinish(false)}
    >
      {method === 'code' ? (
        <Field label="Code from your app, or a recovery code" required {...form.field('answer')}>
          <TextInput autoComplete="one-time-code" />
        </Field>
      ) : (
        <Field label="Your password" required {...form.field('answer')}>
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
    </FormDialog>
  );
}

/** For an account without a password and without an authenticator app. */
function GoogleAgain({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <GuardedDialog title={title} description={description} size="small" onClose={onClose}>
      <div className="grid gap-5">
        <p>Sign in with Google again. You return to this page; then do the change once more.</p>
        <Button asChild>
          <a
            href={googleSignInAddress}
            onClick={(event) => {
              rememberReturnPath(`${pathname}${search}`);
              beginGoogleSignIn(event);
            }}
          >
            Sign in with Google again
          </a>
        </Button>
      </div>
    </GuardedDialog>
  );
}
