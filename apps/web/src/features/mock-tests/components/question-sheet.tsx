import { useState } from 'react';
import { LayoutGrid } from 'lucide-react';
import { Dialog, DialogContent, DialogTrigger } from '#components/ui/overlays/dialog.tsx';
import { LinkButton } from '#components/ui/actions/link-button.tsx';
import { QuestionDots } from '#components/question/question-dots.tsx';

interface AllQuestionsProps {
  answered: readonly boolean[];
  /** From 0. */
  currentIndex: number;
  onSelect: (index: number) => void;
}

/** Replaces the footer's dots on narrow screens: a button that opens the list of all questions. */
export function QuestionSheet({ answered, currentIndex, onSelect }: AllQuestionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <LinkButton aria-label="All questions" className="px-1 sm:hidden">
          <LayoutGrid aria-hidden className="size-5" />
        </LinkButton>
      </DialogTrigger>
      <DialogContent title="All questions" size="small">
        <QuestionDots
          variant="numbers"
          answered={answered}
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
