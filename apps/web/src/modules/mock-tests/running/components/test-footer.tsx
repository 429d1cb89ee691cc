import { ArrowLeft, Check, CloudOff, LoaderCircle, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { type QuestionState, QuestionGrid } from '#modules/question-bank/question-grid.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import type { SaveState } from '../autosave.ts';

interface TestFooterProps {
  states: readonly QuestionState[];
  /** From 0. */
  currentIndex: number;
  saveState: SaveState;
  /** Whether the answers are still there after the page is closed. */
  areAnswersStored: boolean;
  onSelect: (index: number) => void;
  onNext: () => void;
}

/** Fixed at the bottom, in one line: previous and next, all questions, and whether the answers are saved. */
export function TestFooter(props: TestFooterProps) {
  const { states, currentIndex, saveState, areAnswersStored, onSelect, onNext } = props;
  const isLast = currentIndex === states.length - 1;
  return (
    <footer className="fixed inset-x-0 max-xl:large-text:static bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] print:hidden">
      {/* Only enlarged text on a screen without space for it takes a second line, and then the footer is not fixed. */}
      <div className="mx-auto flex max-w-test flex-wrap items-center large-text:max-w-[1280px] justify-between gap-x-1.5 gap-y-1 px-3 py-2 sm:gap-x-3 sm:px-6 sm:py-3">
        <Button
          variant="quiet"
          disabled={currentIndex === 0}
          onClick={() => onSelect(currentIndex - 1)}
          className="max-sm:w-11 max-sm:px-0!"
        >
          <ArrowLeft aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Previous</span>
        </Button>
        <div className="flex min-w-0 items-center justify-center gap-1.5 sm:gap-4">
          <AllQuestions states={states} currentIndex={currentIndex} onSelect={onSelect} />
          <SaveStatus state={saveState} areAnswersStored={areAnswersStored} />
        </div>
        <Button onClick={onNext} className="whitespace-nowrap max-sm:px-2! max-sm:text-sm!">
          {isLast ? 'Finish' : 'Next Question'}
        </Button>
      </div>
    </footer>
  );
}

interface ShownState {
  icon: typeof Check;
  text: string;
  /** What a screen reader says; nothing for what lasts a moment. */
  spoken: string;
  spins?: true;
}

const saveStates: Record<SaveState, ShownState> = {
  saved: { icon: Check, text: 'Saved', spoken: 'Answers saved' },
  saving: { icon: LoaderCircle, text: 'Saving…', spoken: '', spins: true },
  offline: {
    icon: CloudOff,
    text: 'Offline: saved on this device',
    spoken: 'Answers not sent yet. They are saved on this device.',
  },
  refused: {
    icon: CloudOff,
    text: 'Saved on this device',
    spoken: 'Answers not sent yet. They are saved on this device.',
  },
};

const notStored = { text: 'Not sent yet', spoken: 'Answers not sent yet. Keep this page open.' };

/** Shows whether the answers are saved on the server; on a phone the words are above the footer, and only when they are not. */
function SaveStatus({ state, areAnswersStored }: { state: SaveState; areAnswersStored: boolean }) {
  const isOnlyHere = state === 'offline' || state === 'refused';
  const { icon: Icon, spins, ...onServer } = saveStates[state];
  const { text, spoken } = isOnlyHere && !areAnswersStored ? notStored : onServer;
  return (
    <>
      <p
        aria-hidden
        data-state={state}
        className="flex items-center gap-1.5 text-sm text-ink-soft data-[state=offline]:text-warning data-[state=refused]:text-warning sm:whitespace-nowrap"
      >
        <Icon strokeWidth={2.5} className={spins ? 'size-4 shrink-0 animate-spin' : 'size-4 shrink-0'} />
        <span
          data-state={state}
          className="max-sm:data-[state=saved]:sr-only max-sm:data-[state=saving]:sr-only max-sm:absolute max-sm:inset-x-0 max-sm:bottom-full max-sm:border-t max-sm:border-line max-sm:bg-warning-wash max-sm:px-3 max-sm:py-1 max-sm:text-center"
        >
          {text}
        </span>
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

interface AllQuestionsProps {
  states: readonly QuestionState[];
  /** From 0. */
  currentIndex: number;
  onSelect: (index: number) => void;
}

/** '12 of 20 answered': a button that opens the numbers of all questions. */
function AllQuestions({ states, currentIndex, onSelect }: AllQuestionsProps) {
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
