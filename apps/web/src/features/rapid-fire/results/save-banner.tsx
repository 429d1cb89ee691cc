import { lateSubmissionHours } from '@markwell/shared/vocabulary/rapid-fire';
import { Banner } from '../../../components/ui/banner.tsx';
import type { SubmissionState } from '../submission/submit-quiz.ts';

interface SavingNoticeProps {
  /** Undefined while the first try is under way. */
  saving: SubmissionState | undefined;
  /** The result opens another level once the server has it. */
  opensLevel: boolean;
}

/** Whether the server has the result. */
export function SaveBanner({ saving, opensLevel }: SavingNoticeProps) {
  if (saving?.status === 'unsaved') {
    return (
      <Banner tone="notice" title="Not saved yet" className="print:hidden">
        Your result is kept on this device. We send it as soon as the server can be reached, or on your next
        visit within {lateSubmissionHours} hours.{opensLevel && ' The next level opens then.'}
      </Banner>
    );
  }
  if (saving?.status === 'refused') {
    return (
      <Banner tone="error" title="This result was not saved" className="print:hidden">
        Your result does not count towards your progress. {saving.reason}
      </Banner>
    );
  }
  return (
    <p role="status" className="text-center text-sm text-ink-soft print:hidden">
      {saving ? 'Your result is saved.' : 'Saving your result…'}
    </p>
  );
}
