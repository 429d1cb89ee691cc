import { useId, useState } from 'react';
import { BookOpen, ChevronDown } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import type { DisplayedPassage } from './question.ts';
import { QuestionText } from '#modules/answers/content/question-text.tsx';

/** The passage that questions are about. On a phone it can be collapsed, to leave space for the question. */
export function PassagePanel({ passage }: { passage: DisplayedPassage }) {
  const [open, setOpen] = useState(true);
  const bodyId = useId();
  return (
    <section aria-label={passage.title} className="rounded-lg border border-line bg-sunk">
      <div className="flex items-center gap-3 px-4 py-2 sm:px-6 sm:pt-5 sm:pb-0">
        <BookOpen aria-hidden className="size-5 shrink-0 text-royal" />
        <h3 className="grow text-lg">{passage.title}</h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          aria-label={open ? 'Hide passage' : 'Show passage'}
          onClick={() => setOpen(!open)}
          className="grid size-11 place-items-center rounded-md text-royal sm:hidden print:hidden"
        >
          <ChevronDown
            aria-hidden
            className={classNames('size-5 transition-transform duration-150', open && 'rotate-180')}
          />
        </button>
      </div>
      <div
        id={bodyId}
        className={classNames('px-4 pb-4 sm:block sm:px-6 sm:pt-2 sm:pb-6 print:block', !open && 'hidden')}
      >
        <QuestionText
          text={passage.body}
          name="passage"
          className="text-[length:calc(1.03125rem*var(--test-text,1))] leading-[1.75]"
        />
      </div>
    </section>
  );
}
