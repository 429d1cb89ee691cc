import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { Button } from '#components/ui/actions/button.tsx';
import { QuestionDots } from '#components/question/question-dots.tsx';
import type { SaveState } from '../running/autosave.ts';

interface TestFooterProps {
  answered: readonly boolean[];
  /** From 0. */
  currentIndex: number;
  saveState: SaveState;
  onSelect: (index: number) => void;
  onFinish: () => void;
}

/** Fixed at the bottom: previous and next, all questions, and whether the answers are saved. */
export function TestFooter({ answered, currentIndex, saveState, onSelect, onFinish }: TestFooterProps) {
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

const saveStates: Record<SaveState, { icon: typeof Check; text: string; spins?: true }> = {
  saved: { icon: Check, text: 'Saved' },
  saving: { icon: LoaderCircle, text: 'Saving…', spins: true },
  offline: { icon: CloudOff, text: 'Offline: saved on this device' },
  refused: { icon: CloudOff, text: 'Saved on this device' },
};

/** Shows whether the answers are saved on the server. */
function SaveStatus({ state }: { state: SaveState }) {
  const { icon: Icon, text, spins } = saveStates[state];
  return (
    <p
      role="status"
      data-state={state}
      className="flex items-center justify-center gap-1.5 text-sm text-ink-soft data-[state=offline]:text-warning data-[state=refused]:text-warning sm:whitespace-nowrap"
    >
      <Icon
        aria-hidden
        strokeWidth={2.5}
        className={spins ? 'size-4 shrink-0 animate-spin' : 'size-4 shrink-0'}
      />
      {text}
    </p>
  );
}
