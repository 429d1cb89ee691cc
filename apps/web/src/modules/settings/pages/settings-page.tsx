import { staffRoles } from '@markwell/shared/accounts/roles.vocabulary';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { DataExportSection } from '../components/data-export-section.tsx';
import { PreferencesSection } from '../components/preferences-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { SecondFactorSection } from '../components/second-factor-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { WorkBestSection } from '../components/work-best-section.tsx';
import { StageSection } from '../components/stage-section.tsx';
import { useAccountState } from '../settings.queries.ts';
import { PasswordForm } from '../components/password-form.tsx';

export function SettingsPage() {
  const { user } = useAuth();
  if (!user) return <Spinner page label="Loading your settings…" />;
  return (
    <Page width="narrow">
      <PageHeader title="Settings" lead="Your profile, preferences and data." />
      <ProfileSection key={user.id} user={user} />
      {user.role !== 'PARENT' && <StageSection user={user} />}
      <PreferencesSection email={user.email} role={user.role} />
      {user.role !== 'PARENT' && <WorkBestSection />}
      <SecuritySection />
      {staffRoles.includes(user.role) && <SecondFactorSection />}
      <SessionsSection />
      <DataExportSection />
    </Page>
  );
}

function SecuritySection() {
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
