import type { EmailPreferencesDto, OptionalEmail } from '@markwell/shared/notifications/emails.contract';
import {
  adultRoles,
  clientRoles,
  learnerRoles,
  type ClientRole,
} from '@markwell/shared/accounts/roles.vocabulary';
import { Loaded } from '#ui/layout/loaded.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { ChoiceGroup } from '#ui/inputs/choice-group.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { chooseTheme, themeLabels } from '#lib/theme.ts';
import { useTheme } from '#lib/use-theme.ts';
import { useEmailPreferences, useUpdateEmailPreferences } from '../settings.queries.ts';
import { SettingsSection } from './settings-section.tsx';

interface EmailSwitch {
  name: OptionalEmail;
  label: string;
  hint: string;
  roles: readonly ClientRole[];
}

const switches: readonly EmailSwitch[] = [
  {
    name: 'emailNotifications',
    label: 'E-mail notifications',
    hint: 'When we answer your report or correct a score of yours, and when who can see your results changes.',
    roles: clientRoles,
  },
  {
    name: 'weeklyReports',
    label: 'Weekly reports',
    hint: 'On Monday: what you practised last week. Nothing if you took a break.',
    roles: [...learnerRoles, 'USER'],
  },
  {
    name: 'parentReports',
    label: 'Weekly e-mail about your children',
    hint: 'On Monday: their last week, in one e-mail. After a quiet week, none until there is news.',
    roles: adultRoles,
  },
];

/** The theme is saved in this browser, the e-mails in the account. */
export function PreferencesSection({ email, role }: { email: string; role: ClientRole }) {
  const theme = useTheme();
  const preferences = useEmailPreferences();
  return (
    <SettingsSection title="Preferences" lead="Saved as soon as you choose.">
      <div className="grid gap-6">
        <RadioChips legend="Theme" choices={themeLabels} value={theme} onChange={chooseTheme} />
        <Loaded
          query={preferences}
          loading="Loading your e-mail settings…"
          failure="Your e-mail settings didn’t load."
        >
          {(loaded) => <EmailSwitches email={email} role={role} preferences={loaded} />}
        </Loaded>
      </div>
    </SettingsSection>
  );
}

interface EmailSwitchesProps {
  email: string;
  role: ClientRole;
  preferences: EmailPreferencesDto;
}

function EmailSwitches({ email, role, preferences }: EmailSwitchesProps) {
  const update = useUpdateEmailPreferences();
  function choose(name: OptionalEmail, isOn: boolean) {
    update.mutate(
      { [name]: isOn },
      {
        onError: (error) => {
          showToast('error', 'Your choice was not saved', messageOf(error, 'Please try again.'));
        },
      },
    );
  }
  return (
    <ChoiceGroup
      legend="E-mails"
      hint={
        <span className="wrap-anywhere">
          Sent to {email}. E-mails about the account itself, such as a new password, are always sent.
        </span>
      }
    >
      <div className="grid justify-items-start gap-2">
        {switches
          .filter(({ roles }) => roles.includes(role))
          .map(({ name, label, hint }) => (
            <Checkbox
              key={name}
              name={name}
              label={label}
              hint={hint}
              checked={preferences[name]}
              onChange={(event) => choose(name, event.target.checked)}
            />
          ))}
      </div>
    </ChoiceGroup>
  );
}
