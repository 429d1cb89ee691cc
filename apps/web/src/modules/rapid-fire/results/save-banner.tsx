import { lateSubmissionHours } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { Banner } from '#ui/feedback/banner.tsx';
import type { SubmissionState } from '../submission/submit-quiz.ts';

interface SaveBannerProps {
  /** Undefined during the first attempt. */
  saving: SubmissionState | undefined;
  /** Whether the result unlocks another level once the server has it. */
  opensLevel: boolean;
}

/** Shows whether the server has the result. */
export function SaveBanner({ saving, opensLevel }: SaveBannerProps) {
  if (saving?.status === 'unsaved') {
    return (
      <Banner tone="notice" title="Not saved yet" className="print:hidden">
        Your result is saved on this device. We send it as soon as you are online again, or the next time you
        visit in the next {lateSubmissionHours} hours.{opensLevel && ' This unlocks the next level.'}
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
