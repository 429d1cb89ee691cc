import { useAccountState } from '../settings.queries.ts';
import { PasswordForm } from './password-form.tsx';
import { SettingsSection } from './settings-section.tsx';

export function SecuritySection() {
  const account = useAccountState();
  return (
    <SettingsSection title="Security" lead="Changing your password signs you out on all other devices.">
      {account?.hasPassword === false ? (
        <p>You sign in with Google: this account has no password to change.</p>
      ) : (
        <PasswordForm />
      )}
    </SettingsSection>
  );
}
