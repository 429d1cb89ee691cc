import { deletionDays, type AccountStateDto } from '@markwell/shared/features/users/users.contract';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { showToast } from '../../../components/ui/show-toast.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { formatDay } from '../../../lib/format.ts';
import { googleSignInAddress } from '../../../lib/session/google-sign-in.ts';
import { rememberReturnPath } from '../../../lib/session/return-path.ts';
import { useRequestDeletion } from '../settings.queries.ts';
import { CancelDeletionButton } from './cancel-deletion-button.tsx';

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
        permanently deleted.
      </p>
      <DeletionDialog hasPassword={hasPassword} />
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
        onClick={() => {
          rememberReturnPath(`/settings${dialogHash}`);
        }}
      >
        Sign in with Google again
      </a>
    </LinkButton>
  );
}

function DeletionDialog({ hasPassword }: { hasPassword: boolean }) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(!hasPassword && hash === dialogHash);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="danger">Delete my account</Button>
      </DialogTrigger>
      <DialogContent
        size="small"
        title="Delete your account?"
        description={`It will be deleted in ${deletionDays} days. Until then you can sign in and change your mind.`}
      >
        <DeletionForm
          hasPassword={hasPassword}
          onDone={() => {
            setOpen(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function DeletionForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const request = useRequestDeletion(({ deletionDueAt }) => {
    onDone();
    if (deletionDueAt === null) return;
    showToast(
      'info',
      `Your account will be deleted on ${formatDay(deletionDueAt)}`,
      'Until then you can change your mind.',
    );
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (request.isPending) return;
    if (hasPassword && password === '') {
      setProblem('Please enter your password');
      return;
    }
    request.mutate(hasPassword ? password : undefined, {
      onError: (error) => {
        setProblem(messageOf(error, 'An error occurred. Please try again.'));
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {hasPassword ? (
        <Field label="Your password" required error={problem}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      ) : (
        <div>
          <p>
            You sign in with Google. To delete your account, sign in again first, at most ten minutes before.
            You will return to this page.
          </p>
          <SignInAgain />
          <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
            {problem}
          </p>
        </div>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose asChild>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="danger" pending={request.isPending}>
          Delete in {deletionDays} days
        </Button>
      </div>
    </form>
  );
}
