import type { SolutionDto } from '@markwell/shared/contract/question-schemas';
import { SolutionPanel, type SolutionState } from '../../../components/question/solution-panel.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useSolution } from '../mock-tests.queries.ts';

const failed = 'Failed to load solution image';
const notFound = 'Solution image not found';

/** The messages of spec 2 §8. */
function failureOf(error: unknown): SolutionState {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return { status: 'unavailable', message: notFound };
  return { status: 'error', message: status === undefined ? failed : `${failed}: HTTP ${String(status)}` };
}

function stateOf({ solutionUrl, explanation }: SolutionDto): SolutionState {
  if (solutionUrl === null && explanation === null) return { status: 'unavailable', message: notFound };
  return { status: 'ready', explanation, imageUrl: solutionUrl };
}

interface SolutionAreaProps {
  questionId: string;
  /** Whether the section is visible: the solution is not loaded before. */
  shown: boolean;
}

export function SolutionSection({ questionId, shown }: SolutionAreaProps) {
  const hasToken = tokenStore.read() !== null;
  const { data, error, refetch } = useSolution(questionId, shown && hasToken);
  if (!shown) return null;
  if (data) return <SolutionPanel solution={stateOf(data)} />;
  if (!hasToken) return <SolutionPanel solution={{ status: 'error', message: 'No authentication token' }} />;
  return (
    <SolutionPanel
      solution={error ? failureOf(error) : { status: 'loading' }}
      onRetry={() => void refetch()}
    />
  );
}
