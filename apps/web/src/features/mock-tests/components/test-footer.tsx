import { Button } from '../../../components/ui/actions/button.tsx';
import { QuestionDots } from '../../../components/question/question-dots.tsx';
import type { SaveState } from '../running/autosave.ts';
import { SaveStatus } from './save-status.tsx';

interface ActiveFooterProps {
  answered: readonly boolean[];
  /** From 0. */
  currentIndex: number;
  saveState: SaveState;
  onSelect: (index: number) => void;
  onFinish: () => void;
}

/** Fixed at the bottom: previous and next, all questions, and whether the answers are saved. */
export function TestFooter({ answered, currentIndex, saveState, onSelect, onFinish }: ActiveFooterProps) {
  const isLast = currentIndex === answered.length - 1;
  return (
    <footer className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] print:hidden">
      <div className="mx-auto grid max-w-test grid-cols-2 items-center gap-x-3 gap-y-1 px-4.5 pt-2 pb-3 sm:flex sm:px-6 sm:py-3">
        <div className="col-span-2 sm:order-3">
          <SaveStatus state={saveState} />
        </div>
        <Button
          variant="quiet"
          disabled={currentIndex === 0}
          onClick={() => {
            onSelect(currentIndex - 1);
          }}
        >
          Previous
        </Button>
        <div className="hidden grow sm:order-2 sm:block">
          <QuestionDots answered={answered} currentIndex={currentIndex} onSelect={onSelect} />
        </div>
        <Button
          className="max-sm:px-2 sm:order-4"
          onClick={() => {
            if (isLast) onFinish();
            else onSelect(currentIndex + 1);
          }}
        >
          {isLast ? 'Finish' : 'Next Question'}
        </Button>
      </div>
    </footer>
  );
}
