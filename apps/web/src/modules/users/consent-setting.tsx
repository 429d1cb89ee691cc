import {
  consentProofs,
  consentRecordSchema,
  consentRequestSchema,
  readUserConsent,
  recordUserConsent,
  requestUserConsent,
  type ConsentProof,
  type UserConsentDto,
} from '@markwell/shared/users/user-consent.contract';
import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import { consentAge } from '@markwell/shared/registration/account.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '#ui/admin/format-instant.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field, type FieldBinding } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { call } from '#lib/api/client.ts';
import { entriesOf } from '#lib/object-entries.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { UserSetting } from './user-setting.tsx';

/** Whether a parent has agreed to the account of a pupil; asks again, or records a consent on paper. */
export const ConsentSetting = ({ user }: { user: ManagedUserDto }) => (
  <UserSetting title="Parental consent">
    <DialogButton variant="quiet" label="Show the consent" className="justify-self-start">
      {(close) => <ConsentDialog user={user} onClose={close} />}
    </DialogButton>
  </UserSetting>
);

const consentQuery = ({ id }: ManagedUserDto) => endpointQuery(readUserConsent, { params: { id } });

function ConsentDialog({ user, onClose }: { user: ManagedUserDto; onClose: () => void }) {
  const consent = useQuery({ ...consentQuery(user), staleTime: 0 });
  return (
    <GuardedDialog
      size="small"
      title="Parental consent"
      description={
        <span className="wrap-anywhere">
          Of {user.name}, {user.email}
        </span>
      }
      onClose={onClose}
    >
      <Loaded query={consent} loading="Loading the consent…" failure="The consent did not load.">
        {({ consent: loaded }) => <Consent user={user} consent={loaded} />}
      </Loaded>
    </GuardedDialog>
  );
}

const stateNames: Record<UserConsentDto['state'], string> = {
  'not-needed': 'Not needed',
  missing: 'Missing',
  given: 'Given',
  withdrawn: 'Withdrawn',
};

function meaningOf({ state, answeredAt, linkExpiresAt }: UserConsentDto): string {
  const answered = answeredAt === null ? '' : ` on ${formatInstant(answeredAt)}`;
  switch (state) {
    case 'not-needed':
      return `The pupil gave an age of ${consentAge} or more at sign-up. If that is wrong, ask a parent: until the parent agrees, the pupil cannot sign in.`;
    case 'missing':
      return linkExpiresAt === null
        ? 'The parent has not answered, and the link has expired. The pupil cannot sign in.'
        : `The parent has not answered. The link works until ${formatInstant(linkExpiresAt)}. The pupil cannot sign in.`;
    case 'given':
      return `The parent agreed${answered}, and can withdraw the consent with the link in our e-mails.`;
    case 'withdrawn':
      return `The parent withdrew the consent${answered}. Only this parent can agree again, with the link in our e-mails.`;
  }
}

function Consent({ user, consent }: { user: ManagedUserDto; consent: UserConsentDto }) {
  const { state, parentEmail } = consent;
  return (
    <div className="grid justify-items-start gap-3">
      <Badge>{stateNames[state]}</Badge>
      {parentEmail !== null && <p className="font-semibold wrap-anywhere">Parent: {parentEmail}</p>}
      <p className="text-ink-soft">{meaningOf(consent)}</p>
      {(state === 'missing' || state === 'not-needed') && (
        <div className="flex flex-wrap gap-3">
          <DialogButton variant="primary" label={state === 'missing' ? 'Ask again' : 'Ask a parent'}>
            {(close) => <RequestDialog user={user} consent={consent} onClose={close} />}
          </DialogButton>
          <DialogButton variant="quiet" label="Record a consent on paper">
            {(close) => <RecordDialog user={user} consent={consent} onClose={close} />}
          </DialogButton>
        </div>
      )}
    </div>
  );
}

interface ConsentFormProps {
  user: ManagedUserDto;
  consent: UserConsentDto;
  onClose: () => void;
}

const parentOf = (
  { parentEmail, age }: { parentEmail: string; age: string },
  { asksAge }: UserConsentDto,
) => ({
  parentEmail,
  age: asksAge ? Number(age) : null,
});

/** Stores the changed consent for the dialog, and closes the form. */
function useSucceed(user: ManagedUserDto, onClose: () => void) {
  const client = useQueryClient();
  return (sent: { consent: UserConsentDto }, message: string) => {
    client.setQueryData(consentQuery(user).queryKey, sent);
    onClose();
    showToast('success', message);
  };
}

function RequestDialog({ user, consent, onClose }: ConsentFormProps) {
  const form = useContractForm({
    schema: consentRequestSchema,
    values: { parentEmail: consent.parentEmail ?? '', age: '' },
    bodyOf: (values) => parentOf(values, consent),
  });
  const succeed = useSucceed(user, onClose);
  return (
    <FormDialog
      form={form}
      size="small"
      title="Ask a parent for consent"
      description="The parent gets an e-mail with a link, and earlier links end. Until the parent agrees, the pupil is signed out."
      submitLabel="Send the request"
      className="grid gap-5"
      guardsChanges
      onSubmit={(body) => call(requestUserConsent, { params: { id: user.id }, body })}
      onSuccess={(sent, { parentEmail }) => succeed(sent, `The request was sent to ${parentEmail}`)}
      onClose={onClose}
    >
      <ParentFields form={form} asksAge={consent.asksAge} />
    </FormDialog>
  );
}

function RecordDialog({ user, consent, onClose }: ConsentFormProps) {
  const form = useContractForm({
    schema: consentRecordSchema,
    values: { parentEmail: consent.parentEmail ?? '', age: '', proof: '' },
    // The schema refuses an empty proof.
    bodyOf: ({ proof, ...values }) => ({ ...parentOf(values, consent), proof: proof as ConsentProof }),
  });
  const succeed = useSucceed(user, onClose);
  return (
    <FormDialog
      form={form}
      size="small"
      title="Record a consent on paper"
      description="The pupil can sign in then. The parent gets an e-mail with a link to withdraw the consent. Keep the paper."
      submitLabel="Record the consent"
      className="grid gap-5"
      guardsChanges
      onSubmit={(body) => call(recordUserConsent, { params: { id: user.id }, body })}
      onSuccess={(sent) => succeed(sent, 'The consent was recorded')}
      onClose={onClose}
    >
      <ParentFields form={form} asksAge={consent.asksAge} />
      <Field
        label="What do you have from the parent?"
        required
        hint="This is kept in the audit log."
        {...form.field('proof')}
      >
        <Select choices={entriesOf(consentProofs).map(([value, label]) => ({ value, label }))}>
          <option value="" disabled>
            Choose…
          </option>
        </Select>
      </Field>
    </FormDialog>
  );
}

interface ParentForm {
  field: (name: 'parentEmail' | 'age') => { error: string | undefined; binding: FieldBinding };
}

const ages = Array.from({ length: consentAge - 4 }, (_, index) => String(index + 4));

const ParentFields = ({ form, asksAge }: { form: ParentForm; asksAge: boolean }) => (
  <>
    <Field label="The parent’s e-mail address" required {...form.field('parentEmail')}>
      <TextInput type="email" autoComplete="off" spellCheck={false} />
    </Field>
    {asksAge && (
      <Field
        label="The pupil’s age"
        required
        hint="Decides when the consent is no longer needed, and is not stored."
        {...form.field('age')}
      >
        <Select choices={ages.map((age) => ({ value: age, label: age }))}>
          <option value="" disabled>
            Choose…
          </option>
        </Select>
      </Field>
    )}
  </>
);
