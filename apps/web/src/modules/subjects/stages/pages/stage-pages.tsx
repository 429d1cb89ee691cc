import { Page } from '#ui/layout/page.tsx';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useAuth } from '#lib/session/auth-context.ts';
import { firstNameOf } from '#lib/session/session-user.ts';
import { pickerIntroduction, StagePicker } from '../components/stage-picker.tsx';

/** For a pupil who changes their stage. */
export function StagesPage() {
  return (
    <Page>
      <PageHeader title="Choose your stage" lead={pickerIntroduction} />
      <StagePicker />
    </Page>
  );
}

/** The first page that a new pupil sees. */
export function SelectStagePage() {
  const { user } = useAuth();
  return (
    <PlainPage width="wide">
      <div className="mb-7 text-center">
        <h1 className="text-3xl sm:text-4xl">What are you working towards, {firstNameOf(user)}?</h1>
        <p className="mx-auto mt-2 w-fit rounded-sm bg-paper text-ink-soft shadow-[0_0_10px_10px_var(--paper)]">
          {pickerIntroduction}
        </p>
      </div>
      <StagePicker />
    </PlainPage>
  );
}
