import {
  bulkUserChangeSchema,
  maxPastedAddresses,
  type BulkUserChange,
} from '@markwell/shared/users/bulk-users.contract';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { useState } from 'react';
import { roleNames } from '@markwell/shared/accounts/role-names.vocabulary';
import { roles, type Role } from '@markwell/shared/accounts/roles.vocabulary';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { useSchools } from '../users.queries.ts';
import type { ChosenUsers, Preview } from './preview.ts';
import { previewUsers } from './bulk-users.queries.ts';
import { readAddresses } from './read-addresses.ts';

interface BulkUsersFormProps {
  chosen: ChosenUsers | undefined;
  onPreviewed: (preview: Preview) => void;
}

const actions = {
  premium: 'Give premium access',
  'end-premium': 'End premium access',
  school: 'Set the school',
  role: 'Change the role',
  activate: 'Activate the accounts',
  deactivate: 'Deactivate the accounts',
  email: 'Send an e-mail',
};
type Action = keyof typeof actions;
const actionChoices = Object.entries(actions).map(([value, label]) => ({ value, label }));
const roleChoices = roles.map((role) => ({ value: role, label: roleNames[role] }));

interface Values {
  addresses: string;
  action: Action;
  premiumUntil: string;
  schoolId: string;
  role: Role;
  subject: string;
  text: string;
}

function changeOf({ action, premiumUntil, schoolId, role, subject, text }: Values): BulkUserChange {
  switch (action) {
    case 'premium':
      return { kind: 'premium', premiumUntil };
    case 'end-premium':
      return { kind: 'premium', premiumUntil: null };
    case 'school':
      return { kind: 'school', schoolId: schoolId === '' ? null : schoolId };
    case 'role':
      return { kind: 'role', role };
    case 'activate':
      return { kind: 'active', isActive: true };
    case 'deactivate':
      return { kind: 'active', isActive: false };
    case 'email':
      return { kind: 'email', subject, text };
  }
}

function addressProblem({ addresses }: Values): string | undefined {
  const { emails } = readAddresses(addresses);
  if (emails.length === 0) return 'Please paste e-mail addresses';
  return emails.length > maxPastedAddresses ? 'At most 1,000 addresses at a time' : undefined;
}

/** Who to change, and how. */
export function BulkUsersForm({ chosen, onPreviewed }: BulkUsersFormProps) {
  const [today] = useState(() => dayOf(new Date()));
  const schools = useSchools();
  const isSuper = useAuth().user?.role === 'SUPER_ADMIN';
  const values: Values = {
    addresses: '',
    action: 'premium',
    premiumUntil: addDays(today, 365),
    schoolId: '',
    role: 'TEACHER',
    subject: '',
    text: '',
  };
  const form = useContractForm({
    schema: bulkUserChangeSchema,
    values,
    bodyOf: changeOf,
    check: (typed) => {
      const addresses = chosen ? undefined : addressProblem(typed);
      const isPast = typed.action === 'premium' && typed.premiumUntil < today;
      return {
        ...(addresses !== undefined && { addresses }),
        ...(isPast && { premiumUntil: 'Please choose today or a later day' }),
      };
    },
  });
  const action = form.watch('action');

  async function preview(change: BulkUserChange): Promise<Preview> {
    const { emails, unreadable } = readAddresses(chosen ? '' : form.getValues('addresses'));
    const users = chosen && 'filter' in chosen ? chosen : { userIds: [...(chosen?.ids ?? [])] };
    return { ...(await previewUsers({ ...users, emails, change })), change, unreadable };
  }

  /** A preview saves nothing: what was typed still counts as unsaved. */
  function showPreview(previewed: Preview) {
    form.resetDefaultValues(values);
    onPreviewed(previewed);
  }

  return (
    <Form form={form} className="grid gap-4" onSubmit={preview} onSuccess={showPreview}>
      {!chosen && (
        <Field
          label="E-mail addresses"
          hint="A list or a table of a spreadsheet, with or without names. You see who they are before anything changes."
          {...form.field('addresses')}
        >
          <Textarea rows={6} />
        </Field>
      )}
      <Field label="What to do" {...form.field('action')}>
        <Select choices={actionChoices.filter(({ value }) => isSuper || value !== 'role')} />
      </Field>
      {action === 'premium' && (
        <Field label="Premium access until the end of" {...form.field('premiumUntil')}>
          <TextInput type="date" min={today} max="2099-12-31" />
        </Field>
      )}
      {action === 'school' && (
        <Field
          label="School"
          hint="Users of a school can see its private subjects."
          {...form.field('schoolId')}
          {...(schools.isError && { error: 'The schools could not be loaded.' })}
        >
          <Select choices={(schools.data?.schools ?? []).map(({ id, name }) => ({ value: id, label: name }))}>
            <option value="">No school</option>
          </Select>
        </Field>
      )}
      {action === 'role' && (
        <Field
          label="New role"
          hint="Your own role and that of the last super-administrator stay as they are."
          {...form.field('role')}
        >
          <Select choices={roleChoices} />
        </Field>
      )}
      {action === 'email' && (
        <>
          <Field label="Subject" required {...form.field('subject')}>
            <TextInput maxLength={120} />
          </Field>
          <Field
            label="Message"
            required
            hint="A blank line begins a new paragraph. Each user is greeted by name. Only for news about the account or the service."
            {...form.field('text')}
          >
            <Textarea rows={8} />
          </Field>
        </>
      )}
      <SubmitButton form={form} className="justify-self-end">
        See who is affected
      </SubmitButton>
      <UnsavedChangesGuard form={form} />
    </Form>
  );
}
