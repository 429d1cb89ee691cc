import { SolutionPanel, type SolutionState } from '../../../components/question/solution-panel.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useSolution } from '../rapid-fire.queries.ts';

const failed = 'Failed to load solution image';
const notFound = 'Solution image not found';

/** The messages of spec 2 §8. */
function failureOf(error: unknown): SolutionState {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return { status: 'unavailable', message: notFound };
  return { status: 'error', message: status === undefined ? failed : `${failed}: HTTP ${String(status)}` };
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
  if (!data && !hasToken) {
    return <SolutionPanel solution={{ status: 'error', message: 'No authentication token' }} />;
  }
  if (!data) {
    return (
      <SolutionPanel
        solution={error ? failureOf(error) : { status: 'loading' }}
        onRetry={() => void refetch()}
      />
    );
  }
  const { explanation, solutionUrl } = data;
  const isNowhere = explanation === null && solutionUrl === null;
  return (
    <SolutionPanel
      solution={
        isNowhere
          ? { status: 'unavailable', message: notFound }
          : { status: 'ready', explanation, imageUrl: solutionUrl }
      }
    />
  );
}
