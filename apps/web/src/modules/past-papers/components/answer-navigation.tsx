import { useEffect, useRef, type MouseEvent } from 'react';
import { Repeat2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NextButton, PreviousButton } from '#ui/navigation/step-buttons.tsx';

interface AnswerNavigationProps {
  /** The numbers of the questions, in order. */
  numbers: number[];
  index: number;
  isSolution: boolean;
  onGoTo: (index: number) => void;
  onToggleSide: () => void;
}

/** A mouse click keeps the focus where it is, so that Space still switches question and solution. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Previous and next, and a button for each question. */
export function AnswerNavigation({
  numbers,
  index,
  isSolution,
  onGoTo,
  onToggleSide,
}: AnswerNavigationProps) {
  return (
    <div
      role="group"
      aria-label="Questions of the paper"
      className="grid gap-3 border-t border-line bg-card px-4.5 py-3 sm:px-6"
    >
      <ol className="mx-auto flex max-w-full gap-2 overflow-x-auto p-1">
        {numbers.map((number, position) => (
          <li key={number}>
            <JumpButton number={number} isCurrent={position === index} onPress={() => onGoTo(position)} />
          </li>
        ))}
      </ol>
      <div className="mx-auto flex w-full max-w-3xl items-center justify-between gap-2">
        <PreviousButton
          className="max-sm:px-2.5"
          onMouseDown={keepFocus}
          disabled={index === 0}
          onClick={() => onGoTo(index - 1)}
        />
        <Button
          size="small"
          className="whitespace-nowrap max-sm:px-3"
          onMouseDown={keepFocus}
          onClick={onToggleSide}
        >
          <Repeat2 aria-hidden className="size-[18px] max-sm:hidden" />
          {isSolution ? 'Show Question' : 'Show Solution'}
        </Button>
        <NextButton
          className="max-sm:px-2.5"
          onMouseDown={keepFocus}
          disabled={index === numbers.length - 1}
          onClick={() => onGoTo(index + 1)}
        />
      </div>
    </div>
  );
}

interface JumpButtonProps {
  number: number;
  isCurrent: boolean;
  onPress: () => void;
}

/** Only the current one is a stop of the Tab key: a paper may have fifty, and the arrow keys move between them. */
function JumpButton({ number, isCurrent, onPress }: JumpButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isCurrent || !button.current) return;
    button.current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (button.current.closest('ol')?.contains(document.activeElement)) button.current.focus();
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`Question ${String(number)}`}
      {...(isCurrent && { 'aria-current': 'step' as const })}
      onMouseDown={keepFocus}
      onClick={onPress}
      className={classNames(
        'grid size-11 place-items-center rounded-sm border-[1.5px] font-semibold figures-tabular',
        isCurrent
          ? 'border-ink bg-marker text-on-marker'
          : 'border-line-strong bg-card text-ink hover:border-ink',
      )}
    >
      {number}
    </button>
  );
}
