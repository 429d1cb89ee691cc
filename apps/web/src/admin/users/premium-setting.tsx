import { changePremium } from '@markwell/shared/admin/users/users.contract';
import { addDays, dayOf } from '@markwell/shared/rules/days';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { formatDay } from '../../lib/format.ts';
import { UserSetting, type SettingProps } from './user-setting.tsx';
import { useChangeUser } from './users.queries.ts';

/** Validates with the server's schema; a day in the past is also rejected. */
function problemWith(day: string, today: string): string | undefined {
  if (day === '') return 'Please choose a day';
  const { error } = changePremium.body.safeParse({ premiumUntil: day });
  if (error) return error.issues[0]?.message;
  return day < today ? 'Please choose today or a later day' : undefined;
}

export function PremiumSetting({ user, onChanged }: SettingProps) {
  const today = dayOf(new Date());
  const [day, setDay] = useState(user.premiumUntil ?? addDays(today, 365));
  const [problem, setProblem] = useState<string>();
  const change = useChangeUser(user.id, (changed) => {
    onChanged(changed);
    const until = changed.premiumUntil;
    showToast('success', until === null ? 'Premium access has ended' : `Premium until ${formatDay(until)}`);
  });
  const isPremium = user.premiumUntil !== null && user.premiumUntil >= today;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = problemWith(day, today);
    setProblem(found);
    if (found === undefined && !change.isPending) change.mutate({ premiumUntil: day });
  }

  return (
    <UserSetting title="Premium">
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label="Premium access until the end of"
          hint={
            isPremium
              ? undefined
              : 'This user has no premium access. Teachers and administrators can always open premium papers.'
          }
          error={problem}
        >
          <TextInput
            type="date"
            min={today}
            max="2099-12-31"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="quiet" pending={change.isPending}>
            Save premium
          </Button>
          {isPremium && (
            <Button
              variant="subtle"
              onClick={() => {
                change.mutate({ premiumUntil: null });
              }}
            >
              End premium now
            </Button>
          )}
        </div>
      </form>
    </UserSetting>
  );
}
