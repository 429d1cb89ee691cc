import { useRef, useState } from 'react';
import { BookOpen } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { FullScreenDialog } from '#ui/overlays/full-screen-dialog.tsx';
import type { DisplayedPassage } from '#modules/question-bank/question.ts';
import { PassageBar } from '#modules/question-bank/reading-aloud/with-reader.tsx';
import { QuestionText } from '#modules/answers/content/question-text.tsx';
import { textSizeClasses, type TextSize } from '../text-size.ts';

interface PassageReaderProps {
  passage: DisplayedPassage;
  textSize: TextSize;
}

/** On a phone: a button that opens the passage where the pupil stopped reading. The question keeps its scroll position. */
export function PassageReader({ passage, textSize }: PassageReaderProps) {
  const [open, setOpen] = useState(false);
  const scrolled = useRef(0);
  // A passage longer than the screen must also scroll by keyboard.
  const scroller = { role: 'region', 'aria-label': passage.title, tabIndex: 0 };
  return (
    <div className="sticky top-17 z-5 md:hidden print:hidden">
      <Button
        variant="quiet"
        className="w-full border-royal!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BookOpen aria-hidden className="size-5 shrink-0 text-royal" />
        Read the passage
      </Button>
      {open && (
        <FullScreenDialog title={passage.title} onClose={() => setOpen(false)}>
          <PassageBar />
          <div
            {...scroller}
            ref={(element) => {
              if (element) element.scrollTop = scrolled.current;
            }}
            onScroll={({ currentTarget }) => {
              scrolled.current = currentTarget.scrollTop;
            }}
            className={`min-h-0 grow overflow-y-auto px-4.5 py-4 -outline-offset-4 sm:px-6 ${textSizeClasses[textSize]}`}
          >
            <QuestionText
              text={passage.body}
              name="passage"
              className="text-[length:calc(1.03125rem*var(--test-text,1))] leading-[1.75]"
            />
          </div>
          {/* A phone held sideways has few lines, and the cross at the top closes the dialog as well. */}
          <div className="border-t border-line bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(max-height:30rem)]:hidden">
            <Button className="w-full" onClick={() => setOpen(false)}>
              Back to the question
            </Button>
          </div>
        </FullScreenDialog>
      )}
    </div>
  );
}
