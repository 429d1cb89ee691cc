import { Page } from '../../../components/layout/page.tsx';
import { PageHeader } from '../../../components/ui/navigation/page-header.tsx';
import { Spinner } from '../../../components/ui/feedback/spinner.tsx';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { StageSection } from '../components/stage-section.tsx';
import { DataExportSection } from '../components/data-export-section.tsx';
import { PreferencesSection } from '../components/preferences-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { SecuritySection } from '../components/security-section.tsx';

/** /settings (spec 2 §2.9). */
export function SettingsPage() {
  const { user } = useAuth();
  if (!user) return <Spinner page label="Loading your settings…" />;
  return (
    <Page width="narrow">
      <PageHeader title="Settings" lead="Your profile, preferences and data." />
      <ProfileSection key={user.id} user={user} />
      <StageSection userId={user.id} />
      <PreferencesSection key={`preferences ${user.id}`} userId={user.id} />
      <SecuritySection />
      <DataExportSection />
    </Page>
  );
}
