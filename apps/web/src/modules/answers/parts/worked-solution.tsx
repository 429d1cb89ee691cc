import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { QuestionText } from '../content/question-text.tsx';

/** The lines of a worked solution, uncovered one at a time or all. On paper all are there. */
export function WorkedSolution({ steps, label }: { steps: readonly string[]; label: string }) {
  const [shown, setShown] = useState(0);
  if (steps.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <ol aria-live="polite" className="grid gap-2">
        {steps.map((step, index) => (
          <li
            key={index}
            className={`print-exact rounded-r-md border-l-4 border-marker bg-sunk px-4 py-2 ${index < shown ? '' : 'hidden print:block'}`}
          >
            <QuestionText text={step} />
          </li>
        ))}
      </ol>
      {shown < steps.length && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="quiet" size="small" onClick={() => setShown(shown + 1)}>
            {shown === 0 ? 'Show the first step' : 'Show the next step'}
          </Button>
          {steps.length - shown > 1 && (
            <Button variant="quiet" size="small" onClick={() => setShown(steps.length)}>
              Show all steps
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
