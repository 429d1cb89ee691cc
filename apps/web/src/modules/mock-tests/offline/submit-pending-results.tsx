import { useSubmitPendingResults } from '../running/use-submit-pending-results.ts';

interface SubmitPendingResultsProps {
  userId: string;
  /** Called when a result was sent, refused or added. */
  onChange: () => void;
}

/** Renders nothing. Submits the tests that this pupil finished on this device, whichever page is open. */
export function SubmitPendingResults({ userId, onChange }: SubmitPendingResultsProps) {
  useSubmitPendingResults(userId, onChange);
  return null;
}
