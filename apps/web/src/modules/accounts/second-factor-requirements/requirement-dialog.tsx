import { requirementChangeSchema } from '@markwell/shared/accounts/second-factor-requirements.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { formatDay } from '#lib/format.ts';
import { useChangeRequirement, type RequirementRow } from './requirements.queries.ts';

const choices = [
  { value: 'off', label: 'Not required' },
  { value: '0', label: 'From today' },
  { value: '7', label: 'In 7 days' },
  { value: '14', label: 'In 14 days' },
  { value: '30', label: 'In 30 days' },
] as const;
const initial: { choice: (typeof choices)[number]['value'] } = { choice: '14' };

export function RequirementDialog({ row, onClose }: { row: RequirementRow; onClose: () => void }) {
  const change = useChangeRequirement(row.id);
  const form = useContractForm({
    schema: requirementChangeSchema,
    values: initial,
    bodyOf: ({ choice }) => ({ graceDays: choice === 'off' ? null : Number(choice) }),
  });
  return (
    <FormDialog
      form={form}
      title="Sign-in codes"
      description={`${row.name}: from when must they use an authenticator app?`}
      submitLabel="Save"
      className="grid gap-4"
      onSubmit={(body) => change.mutateAsync(body)}
      onSuccess={({ startsOn }) => {
        onClose();
        showToast(
          'success',
          startsOn === null ? 'Sign-in codes are not required' : `Required from ${formatDay(startsOn)}`,
          row.name,
        );
      }}
      onClose={onClose}
    >
      <RadioChips
        legend="Required"
        choices={choices}
        value={form.watch('choice')}
        onChange={(choice) => form.choose('choice', choice)}
      />
      <p className="text-sm text-ink-soft">
        Until then everyone without an app sees the day on every page. From that day, nothing else opens for
        them until they have set it up.
      </p>
    </FormDialog>
  );
}
