import { Button } from '../../../components/ui/actions/button.tsx';
import { QuestionSheet } from './question-sheet.tsx';

interface PlaceRowProps {
  answered: readonly boolean[];
  /** From 0. */
  currentIndex: number;
  onSelect: (index: number) => void;
  onSubmit: () => void;
}

/** The row above the question: its number, the progress and the submit button. */
export function QuestionProgress({ answered, currentIndex, onSelect, onSubmit }: PlaceRowProps) {
  const count = answered.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 pt-3 pb-1.5 text-ink-soft figures-tabular sm:pt-5">
      <h2 aria-live="polite" className="font-sans text-base font-normal tracking-normal">
        Question {currentIndex + 1} / {count}
      </h2>
      <QuestionSheet answered={answered} currentIndex={currentIndex} onSelect={onSelect} />
      <span className="ml-auto">{Math.round(((currentIndex + 1) / count) * 100)}%</span>
      <Button variant="quiet" size="small" onClick={onSubmit}>
        Submit Test
      </Button>
    </div>
  );
}
