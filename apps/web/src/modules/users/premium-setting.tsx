import { changePremium } from '@markwell/shared/users/users.contract';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { useState } from 'react';
import { z } from 'zod';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { formatDay } from '#lib/format.ts';
import { UserSetting, type SettingProps } from './user-setting.tsx';
import { useChangeUser } from './users.queries.ts';

const { premiumUntil } = changePremium.body.shape;
/** Unlike the request, the form always has a day. */
const premiumFormSchema = z.object({
  premiumUntil: z.string().min(1, 'Please choose a day').pipe(premiumUntil.unwrap()),
});

export function PremiumSetting({ user, onChanged }: SettingProps) {
  const [today] = useState(() => dayOf(new Date()));
  const form = useContractForm({
    schema: premiumFormSchema,
    values: { premiumUntil: user.premiumUntil ?? addDays(today, 365) },
    check: (values) =>
      values.premiumUntil < today ? { premiumUntil: 'Please choose today or a later day' } : {},
  });
  const change = useChangeUser(user.id, (changed) => {
    onChanged(changed);
    const until = changed.premiumUntil;
    showToast('success', until === null ? 'Premium access has ended' : `Premium until ${formatDay(until)}`);
  });
  const isPremium = user.premiumUntil !== null && user.premiumUntil >= today;

  return (
    <UserSetting title="Premium">
      <Form
        form={form}
        className="grid gap-3"
        onSubmit={change.mutateAsync}
        // The mutation shows a toast.
        onFailure={() => undefined}
      >
        <Field
          label="Premium access until the end of"
          hint={
            isPremium
              ? undefined
              : 'This user has no premium access. Teachers and administrators can always open premium papers.'
          }
          {...form.field('premiumUntil')}
        >
          <TextInput type="date" min={today} max="2099-12-31" />
        </Field>
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} variant="quiet">
            Save premium
          </SubmitButton>
          {isPremium && (
            <Button variant="subtle" onClick={() => change.mutate({ premiumUntil: null })}>
              End premium now
            </Button>
          )}
        </div>
        <UnsavedChangesGuard form={form} />
      </Form>
    </UserSetting>
  );
}
