import { emailChangeSchema } from '@markwell/shared/features/users/users.contract';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/show-toast.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../../components/forms/field-errors.ts';
import { showSaveError } from '../show-save-error.ts';
import { useAccountState, useChangeEmail } from '../settings.queries.ts';

/** Requests a link to a new address. The current address stays valid until the link is opened. */
export function EmailChange() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small">
          Change e-mail address
        </Button>
      </DialogTrigger>
      <DialogContent
        size="small"
        title="Change your address"
        description="We send a link to the new e-mail address. Your address changes when you confirm it there."
      >
        <EmailChangeForm
          onDone={() => {
            setOpen(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function EmailChangeForm({ onDone }: { onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const hasPassword = useAccountState()?.hasPassword !== false;
  const [input, setInput] = useState({ email: '', password: '' });
  const [problems, setProblems] = useState<FieldErrors>({});
  const change = useChangeEmail();

  const type = (name: keyof typeof input) => (event: ChangeEvent<HTMLInputElement>) => {
    setInput({ ...input, [name]: event.target.value });
    setProblems({ ...problems, [name]: undefined });
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const found = schemaErrors(emailChangeSchema, input);
    if (hasPassword && input.password === '') found['password'] = 'Please enter your password';
    setProblems(found);
    if (focusFirstError(form.current, found)) return;
    change.mutate(hasPassword ? input : { email: input.email }, {
      onSuccess: () => {
        onDone();
        showToast('info', 'Check your e-mail', `We have sent a link to ${input.email.trim()}.`);
      },
      onError: (error) => {
        const refused = serverErrors(error);
        setProblems(refused);
        if (!focusFirstError(form.current, refused)) {
          showSaveError(error, 'Your e-mail address could not be changed.');
        }
      },
    });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <Field label="New e-mail address" required error={problems['email']}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          value={input.email}
          onChange={type('email')}
        />
      </Field>
      {hasPassword ? (
        <Field label="Your password" required error={problems['password']}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={input.password}
            onChange={type('password')}
          />
        </Field>
      ) : (
        <p>
          You sign in with Google. To change your address, sign in again first, at most ten minutes before.
        </p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose asChild>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" pending={change.isPending}>
          Send the link
        </Button>
      </div>
    </form>
  );
}
