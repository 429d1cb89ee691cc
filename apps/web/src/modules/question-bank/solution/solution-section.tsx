import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { explanationFor } from '@markwell/shared/question-bank/warnings';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { ApiError } from '#lib/api/api-error.ts';
import { tokenStore } from '#lib/session/token-store.ts';
import type { DisplayedOption } from '#modules/answers/choice/displayed-option.ts';
import { readingOfExplanation } from '../reading-aloud/readings.ts';
import { WithReader } from '../reading-aloud/with-reader.tsx';
import { SolutionPanel, type SolutionState } from './solution-panel.tsx';

interface Solution {
  solutionUrl: string | null;
  solutionAlt?: string | undefined;
  explanation: string | null;
}

const failed = 'Failed to load solution image';
const notFound = 'Solution image not found';

function failureOf(error: unknown): SolutionState {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return { status: 'unavailable', message: notFound };
  return { status: 'error', message: status === undefined ? failed : `${failed}: HTTP ${String(status)}` };
}

interface AnsweredQuestion {
  options: readonly DisplayedOption[];
  chosenLetter: OptionLetter | null;
}

/** The solution as somebody reads it who gave this answer. A corrected key may have made a warned-of option right. */
const solutionFor = (solution: Solution, { options, chosenLetter }: AnsweredQuestion): Solution => ({
  ...solution,
  explanation:
    solution.explanation &&
    explanationFor(
      solution.explanation,
      options,
      options.find(({ optionLetter, isCorrect }) => optionLetter === chosenLetter && isCorrect !== true),
    ),
});

function stateOf({ solutionUrl, solutionAlt, explanation }: Solution): SolutionState {
  if (solutionUrl === null && explanation === null) return { status: 'unavailable', message: notFound };
  return { status: 'ready', explanation, imageUrl: solutionUrl, imageAlt: solutionAlt };
}

interface SolutionSectionProps<Key extends QueryKey> {
  query: UseQueryOptions<Solution, Error, Solution, Key>;
  /** The explanation warns of the mistake behind this answer, and of no other. */
  answered: AnsweredQuestion;
  /** Whether the section is visible: the solution is not loaded before. */
  shown: boolean;
  /** Whether nothing is shown for a question without a solution: its parts have worked solutions of their own. */
  isOptional?: boolean;
}

/** A question's solution after a test or quiz. */
export function SolutionSection<Key extends QueryKey>(props: SolutionSectionProps<Key>) {
  const { query, answered, shown, isOptional = false } = props;
  const hasToken = tokenStore.read() !== null;
  const { data, error, refetch } = useQuery({ ...query, enabled: shown && hasToken });
  if (!shown) return null;
  if (data) {
    const own = solutionFor(data, answered);
    if (isOptional && stateOf(own).status === 'unavailable') return null;
    const reading = readingOfExplanation(own.explanation, own.solutionAlt);
    const solution = <SolutionPanel solution={stateOf(own)} />;
    if (reading.texts.length === 0) return solution;
    return (
      <WithReader id="explanation" readings={[reading]}>
        {solution}
      </WithReader>
    );
  }
  if (!hasToken) return <SolutionPanel solution={{ status: 'error', message: 'No authentication token' }} />;
  if (isOptional && error && failureOf(error).status === 'unavailable') return null;
  return (
    <SolutionPanel
      solution={error ? failureOf(error) : { status: 'loading' }}
      onRetry={() => void refetch()}
    />
  );
}
