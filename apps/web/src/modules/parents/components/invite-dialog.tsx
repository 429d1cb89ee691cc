import { invitationSchema } from '@markwell/shared/parents/parents.schemas';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { useInviteParent } from '../parents.queries.ts';
import { BirthMonthField } from './birth-month-field.tsx';

interface InviteDialogProps {
  needsBirthMonth: boolean;
  onClose: () => void;
}

export function InviteDialog({ needsBirthMonth, onClose }: InviteDialogProps) {
  const invite = useInviteParent();
  const form = useContractForm({
    schema: invitationSchema,
    values: { email: '', birthMonth: '' },
    bodyOf: ({ email, birthMonth }) => (needsBirthMonth ? { email, birthMonth } : { email }),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title="Invite a parent"
      description="We send a link to the address. Anyone who accepts it sees a summary of your results."
      submitLabel="Send the invitation"
      className="grid gap-5"
      onSubmit={(body) => invite.mutateAsync(body)}
      onSuccess={(_, { email }) => {
        onClose();
        showToast('info', 'Invitation sent', `We have sent a link to ${email}. It works for seven days.`);
      }}
      onClose={onClose}
    >
      <Field label="Your parent’s e-mail address" required {...form.field('email')}>
        <TextInput type="email" autoComplete="off" />
      </Field>
      {needsBirthMonth && (
        <BirthMonthField
          error={form.field('birthMonth').error}
          onChoose={(birthMonth) => form.choose('birthMonth', birthMonth)}
        />
      )}
    </FormDialog>
  );
}
