import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { classNames } from '#ui/class-names.ts';
import { noOptionsText } from './option-list.tsx';
import { OptionContent } from './option-content.tsx';
import type { DisplayedOption } from './displayed-option.ts';

interface MarkedOptionsProps {
  options: readonly DisplayedOption[];
  /** Null if the question was not answered; undefined where no answer is shown. */
  chosenLetter?: OptionLetter | null | undefined;
  /** How the chosen option is marked: teachers read other answers than their own. */
  answerName?: string;
}

/** The options after marking. Icons and labels, not only colours, show the chosen and the correct one. */
export function MarkedOptions({ options, chosenLetter, answerName = 'Your answer' }: MarkedOptionsProps) {
  if (options.length === 0) return <p className="text-ink-soft">{noOptionsText}</p>;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <ul className="grid grid-cols-1 gap-1.5">
        {options.map((option) => (
          <MarkedOption
            key={option.id}
            option={option}
            chosen={option.optionLetter === chosenLetter}
            answerName={answerName}
          />
        ))}
      </ul>
      {chosenLetter === null && <p className="text-sm font-semibold text-ink-soft">Skipped: no answer</p>}
    </div>
  );
}

interface MarkedOptionProps {
  option: DisplayedOption;
  chosen: boolean;
  answerName: string;
}

function MarkedOption({ option, chosen, answerName }: MarkedOptionProps) {
  const correct = option.isCorrect === true;
  const wrong = chosen && option.isCorrect === false;
  return (
    <li
      className={classNames(
        'print-exact print-whole group/option grid min-h-12 grid-cols-[1.75rem_1fr_auto] items-center gap-3 max-sm:large-text:grid-cols-[1.75rem_1fr] max-sm:large-text:gap-x-2 max-sm:has-[img]:grid-cols-[1.75rem_1fr] rounded-md border px-3 py-2',
        correct && 'border-correct bg-correct-wash',
        wrong && 'border-wrong bg-wrong-wash',
        !correct && !wrong && 'border-line bg-card',
        chosen && correct && 'shadow-[inset_6px_0_0_var(--marker)]',
      )}
    >
      <b className="justify-self-center font-heading">{option.optionLetter}</b>{' '}
      <span className="min-w-0">
        <OptionContent option={option} />
      </span>
      {correct && (
        <Mark icon={Check} classes="text-correct">
          Correct{chosen && <span className="sr-only">, {answerName.toLowerCase()}</span>}
        </Mark>
      )}
      {wrong && (
        <Mark icon={X} classes="text-wrong">
          {answerName}
        </Mark>
      )}
      {chosen && option.isCorrect === undefined && (
        <span className="text-sm font-semibold text-ink-soft max-sm:large-text:col-start-2 max-sm:group-has-[img]/option:col-start-2">
          {answerName}
        </span>
      )}
    </li>
  );
}

interface MarkProps {
  icon: typeof Check;
  classes: string;
  children: ReactNode;
}

function Mark({ icon: Icon, classes, children }: MarkProps) {
  return (
    <span
      className={classNames(
        'flex items-center gap-1 text-sm font-semibold whitespace-nowrap max-sm:large-text:col-start-2 max-sm:large-text:whitespace-normal max-sm:group-has-[img]/option:col-start-2',
        classes,
      )}
    >
      <Icon aria-hidden strokeWidth={3} className="size-4" />
      <span>{children}</span>
    </span>
  );
}
