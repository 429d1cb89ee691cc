import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { useOfflineReadiness, type OfflineReadiness } from './use-offline-readiness.ts';

interface OfflineStatusProps {
  test: StartedTestDto;
  /** Whether the answers are still there after the page is closed. */
  areAnswersStored: boolean;
}

/** One line below the question: whether the test can be continued without internet. */
export function OfflineStatus({ test, areAnswersStored }: OfflineStatusProps) {
  const readiness = useOfflineReadiness(test);
  return (
    <p role="status" className="mt-4 min-h-5 text-center text-sm leading-5 text-ink-soft print:hidden">
      {areAnswersStored
        ? readiness && readinessText(readiness)
        : 'Answers are kept only while this page is open'}
    </p>
  );
}

const readinessText = ({ stored, total }: OfflineReadiness) =>
  stored === total
    ? 'Ready without internet'
    : `Ready without internet, with ${String(stored)} of ${String(total)} pictures`;
