import { useState } from 'react';
import { ChevronUp } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { QuestionGrid, type QuestionState } from '#modules/question-bank/question-grid.tsx';

interface AllQuestionsProps {
  states: readonly QuestionState[];
  /** From 0. */
  currentIndex: number;
  onSelect: (index: number) => void;
}

/** '12 of 20 answered': a button that opens the numbers of all questions. */
export function AllQuestions({ states, currentIndex, onSelect }: AllQuestionsProps) {
  const [open, setOpen] = useState(false);
  const answeredCount = states.filter(({ isAnswered }) => isAnswered).length;
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet" className="gap-1! px-2! text-sm! whitespace-nowrap figures-tabular sm:px-4!">
          <span>
            {answeredCount} of {states.length} <span className="max-[379px]:sr-only">answered</span>
          </span>
          <ChevronUp aria-hidden className="size-4 shrink-0 max-sm:hidden" />
        </Button>
      </DialogTrigger>
      <DialogContent title="All questions" description={<Legend />} size="small">
        <QuestionGrid
          states={states}
          currentIndex={currentIndex}
          onSelect={(index) => {
            setOpen(false);
            onSelect(index);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

const Legend = () => (
  <p className="text-sm">Filled numbers are answered. A bookmark shows what you marked to check.</p>
);
