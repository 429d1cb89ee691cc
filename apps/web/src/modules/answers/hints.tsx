import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { QuestionText } from './content/question-text.tsx';

/** Help before the answer, one hint at a time. It costs nothing. */
export function Hints({ hints }: { hints: readonly string[] }) {
  const [shown, setShown] = useState(0);
  if (hints.length === 0) return null;
  return (
    <div className="grid gap-2 print:hidden">
      <ul aria-live="polite" aria-label="Hints" className="grid gap-2 empty:hidden">
        {hints.slice(0, shown).map((hint, index) => (
          <li key={index} className="rounded-md bg-sunk px-4 py-2">
            <QuestionText text={hint} />
          </li>
        ))}
      </ul>
      {shown < hints.length && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => setShown(shown + 1)}
        >
          <Lightbulb aria-hidden className="size-4" />
          {shown === 0 ? 'Show a hint' : 'Show another hint'}
        </Button>
      )}
    </div>
  );
}
