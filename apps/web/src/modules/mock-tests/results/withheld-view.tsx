import type { TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { TestWithoutResults } from './test-without-results.tsx';

/** Work on an assignment that was handed in and whose result is not shown, or only its score. */
export const WithheldView = ({ results }: { results: TestResultsDto }) => (
  <TestWithoutResults icon={CircleCheck} tone="text-correct" title="Handed in">
    {results.withheld === 'SOLUTIONS' && <p className="text-3xl font-bold">{results.score}%</p>}
    <p className="max-w-read">
      {results.withheld === 'SOLUTIONS'
        ? 'Your teacher decides whether you see the solutions.'
        : 'Your teacher has your work. The assignment says when you see the result.'}
    </p>
    {results.assignmentId !== null && (
      <Button asChild>
        <Link to={`/assignments/${results.assignmentId}`}>Back to the assignment</Link>
      </Button>
    )}
  </TestWithoutResults>
);
