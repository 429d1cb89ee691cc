import { useState } from 'react';
import { Checkbox } from '#components/ui/inputs/checkbox.tsx';
import { RadioChips } from '#components/ui/inputs/chips.tsx';
import { ChoiceGroup } from '#components/ui/inputs/choice-group.tsx';
import { chooseTheme, themeLabels } from '#lib/theme.ts';
import { useTheme } from '#lib/use-theme.ts';
import { savePreferences, readPreferences, type Preferences } from '../preferences.ts';
import { SettingsSection } from './settings-section.tsx';

const switches: readonly { name: keyof Preferences; label: string }[] = [
  { name: 'emailNotifications', label: 'E-mail notifications' },
  { name: 'pushNotifications', label: 'Push notifications' },
  { name: 'weeklyReports', label: 'Weekly reports' },
];

/** Saved in this browser only, as soon as they are chosen (spec 2 §2.9). */
export function PreferencesSection({ userId }: { userId: string }) {
  const theme = useTheme();
  const [preferences, setPreferences] = useState(() => readPreferences(userId));
  function choose(name: keyof Preferences, isOn: boolean) {
    const chosen = { ...preferences, [name]: isOn };
    setPreferences(chosen);
    savePreferences(userId, chosen);
  }
  return (
    <SettingsSection title="Preferences" lead="Saved in this browser as soon as you choose.">
      <div className="grid gap-6">
        <RadioChips legend="Theme" choices={themeLabels} value={theme} onChange={chooseTheme} />
        <ChoiceGroup legend="Notifications">
          <div className="grid justify-items-start">
            {switches.map(({ name, label }) => (
              <Checkbox
                key={name}
                name={name}
                label={label}
                checked={preferences[name]}
                onChange={(event) => {
                  choose(name, event.target.checked);
                }}
              />
            ))}
          </div>
        </ChoiceGroup>
      </div>
    </SettingsSection>
  );
}
