import { Lightbulb } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { QuestionText } from './content/question-text.tsx';

interface HintsProps {
  hints: readonly string[];
  /** How many of them. */
  shown: number;
  onShow: () => void;
}

/** Help before the answer, one hint at a time. It costs nothing, and the answer says how many were shown. */
export function Hints({ hints, shown, onShow }: HintsProps) {
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
        <Button variant="quiet" size="small" className="justify-self-start" onClick={onShow}>
          <Lightbulb aria-hidden className="size-4" />
          {shown === 0 ? 'Show a hint' : 'Show another hint'}
        </Button>
      )}
    </div>
  );
}
