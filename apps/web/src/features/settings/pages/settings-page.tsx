import { stageOfUser } from '@markwell/shared/features/stages/stages.contract';
import { stageWithExamBoards } from '@markwell/shared/vocabulary/stages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Page } from '#components/layout/page.tsx';
import { PageHeader } from '#components/ui/navigation/page-header.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { DataExportSection } from '../components/data-export-section.tsx';
import { PreferencesSection } from '../components/preferences-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { useAccountState } from '../settings.queries.ts';
import { PasswordForm } from '../components/password-form.tsx';

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

/** The pupil's stage, and the exam board if the stage has boards. */
function StageSection({ userId }: { userId: string }) {
  const { data } = useQuery(endpointQuery(stageOfUser, { params: { userId } }));
  return (
    <SettingsSection
      title="Stage and exam board"
      lead="The exams you prepare for. You keep your results when you change this."
    >
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="quiet">
          <Link to="/stages">Change your stage</Link>
        </Button>
        {data?.stage?.code === stageWithExamBoards && (
          <Button asChild variant="quiet">
            <Link to="/select-exam-board">Change your exam board</Link>
          </Button>
        )}
      </div>
    </SettingsSection>
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
