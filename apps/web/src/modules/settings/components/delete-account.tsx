import {
  deletionDays,
  requestDeletion,
  type AccountStateDto,
} from '@markwell/shared/settings/users.contract';
import { useLocation } from 'react-router-dom';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { formatDay } from '#lib/format.ts';
import { beginGoogleSignIn, googleSignInAddress } from '#lib/session/google-sign-in.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useRequestDeletion } from '../settings.queries.ts';
import { CancelDeletionButton } from './deletion-banner.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { checkCurrentPassword, CurrentPassword } from './current-password.tsx';

/** Requests the account's deletion, or cancels it while there is time. */
export function DeleteAccount({ account }: { account: AccountStateDto }) {
  const { hasPassword, deletionDueAt } = account;
  if (deletionDueAt !== null) {
    return (
      <>
        <p className="text-ink-soft">
          Your account and everything in it will be deleted on {formatDay(deletionDueAt)}.
        </p>
        <CancelDeletionButton />
      </>
    );
  }
  return (
    <>
      <p className="text-ink-soft">
        You have {deletionDays} days to change your mind. After that, your profile, tests and answers are
        deleted permanently.
      </p>
      <DeletionRequest hasPassword={hasPassword} />
    </>
  );
}

/** Opens the dialog again when the user returns from signing in again. */
const dialogHash = '#delete-account';

function SignInAgain() {
  return (
    <LinkButton asChild>
      <a
        href={googleSignInAddress}
        onClick={(event) => {
          rememberReturnPath(`/settings${dialogHash}`);
          beginGoogleSignIn(event);
        }}
      >
        Sign in with Google again
      </a>
    </LinkButton>
  );
}

function DeletionRequest({ hasPassword }: { hasPassword: boolean }) {
  const { hash } = useLocation();
  return (
    <DialogButton
      variant="danger"
      label="Delete my account"
      isOpenAtFirst={!hasPassword && hash === dialogHash}
    >
      {(close) => <DeletionDialog hasPassword={hasPassword} onClose={close} />}
    </DialogButton>
  );
}

function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const form = useContractForm({
    schema: requestDeletion.body,
    values: { password: '' },
    bodyOf: ({ password }) => (hasPassword ? { password } : {}),
    check: checkCurrentPassword(hasPassword),
  });
  const request = useRequestDeletion(({ deletionDueAt }) => {
    onClose();
    if (deletionDueAt === null) return;
    showToast(
      'info',
      `Your account will be deleted on ${formatDay(deletionDueAt)}`,
      'Until then you can change your mind.',
    );
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Delete your account?"
      description={`It will be deleted in ${deletionDays} days. Until then you can sign in and change your mind.`}
      submitLabel={`Delete in ${deletionDays} days`}
      submitVariant="danger"
      onSubmit={({ password }) => request.mutateAsync(password)}
      onFailure={(error) => {
        const message = messageOf(error, 'An error occurred. Please try again.');
        form.setError(hasPassword ? 'password' : 'root', { message });
      }}
      onClose={onClose}
    >
      <CurrentPassword hasPassword={hasPassword} field={form.field('password')}>
        <p>
          You sign in with Google. To delete your account, sign in again first, at most ten minutes before.
          You will return to this page.
        </p>
        <SignInAgain />
      </CurrentPassword>
    </FormDialog>
  );
}
