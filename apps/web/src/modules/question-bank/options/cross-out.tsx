import { Strikethrough, Undo2 } from 'lucide-react';
import type { OptionLetter } from '@markwell/shared/question-bank/options.vocabulary';
import { classNames } from '#ui/class-names.ts';

interface CrossOutButtonProps {
  letter: OptionLetter;
  isCrossedOut: boolean;
  onPress: (letter: OptionLetter) => void;
  className: string;
}

/** Crosses an option out, or takes the cross away. The chosen option has none: choose another first. */
export function CrossOutButton({ letter, isCrossedOut, onPress, className }: CrossOutButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Cross out ${letter}`}
      aria-pressed={isCrossedOut}
      aria-keyshortcuts={`Shift+${letter}`}
      onClick={() => {
        onPress(letter);
      }}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft group-has-checked:invisible forced-colors:group-has-checked:hidden hover:bg-sunk hover:text-ink print:hidden',
        className,
      )}
    >
      {isCrossedOut ? (
        <Undo2 aria-hidden className="size-5" />
      ) : (
        <Strikethrough aria-hidden className="size-5" />
      )}
    </button>
  );
}

/** The cross over a picture; a text is struck through. Edged in white, because pictures are on white and may be dark. */
export function CrossOutMark() {
  const cross = 'M4 4L96 96M96 4L4 96';
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
      <path d={cross} vectorEffect="non-scaling-stroke" className="stroke-picture" strokeWidth={7} />
      <path d={cross} vectorEffect="non-scaling-stroke" className="stroke-wrong" strokeWidth={3} />
    </svg>
  );
}
