import { useId, type KeyboardEvent } from 'react';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { Strikethrough, Undo2 } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { OptionContent } from './option-content.tsx';
import { optionLabel } from './option-label.ts';
import type { DisplayedOption } from './displayed-option.ts';

export const noOptionsText = 'No options available';

interface OptionListProps {
  options: readonly DisplayedOption[];
  chosenLetter: OptionLetter | null;
  onChoose: (letter: OptionLetter) => void;
  /** The group's label for screen readers. */
  legend?: string | undefined;
  /** The id of the element with the question, which follows the label in the group's name. */
  questionId?: string | undefined;
  disabled?: boolean | undefined;
  /** The letters of the options that the pupil has crossed out. */
  crossedOut?: readonly OptionLetter[] | undefined;
  /** Crosses an option out, or takes the cross away. Without it, options cannot be crossed out. */
  onCrossOut?: ((letter: OptionLetter) => void) | undefined;
}

/**
 * With the keyboard inside the options, all arrows change the option, as in any group of radio buttons. After a click on an
 * option, left and right belong to the page.
 */
function leaveSidewaysArrowsToThePage(event: KeyboardEvent) {
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  if (isSideways && !event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/**
 * The options of a question that is being answered, as large radio buttons: a list, or a grid of pictures. With large text
 * on a phone, the text of an option is below its letter, so that words stay whole.
 */
export function OptionList(props: OptionListProps) {
  const { options, legend = 'Answer options', questionId } = props;
  const name = useId();
  const legendId = useId();
  if (options.length === 0) return <p className="text-ink-soft">{noOptionsText}</p>;
  const arePictures = options.every(({ contentType }) => contentType === 'IMAGE');
  return (
    <div className="@container">
      <div
        role="radiogroup"
        aria-labelledby={questionId === undefined ? legendId : `${legendId} ${questionId}`}
        className={classNames(
          'grid gap-3',
          arePictures && 'grid-cols-2 @min-[20rem]:grid-cols-3',
          arePictures && (options.length < 5 ? '@min-[38rem]:grid-cols-4' : '@min-[38rem]:grid-cols-5'),
        )}
      >
        <span id={legendId} hidden>
          {legend}
        </span>
        {options.map((option) => (
          <Option key={option.id} {...props} name={name} option={option} isPicture={arePictures} />
        ))}
      </div>
    </div>
  );
}

interface OptionProps extends OptionListProps {
  name: string;
  option: DisplayedOption;
  /** One of a grid of pictures. */
  isPicture: boolean;
}

function Option({ name, option, isPicture, chosenLetter, onChoose, onCrossOut, ...rest }: OptionProps) {
  const { disabled = false, crossedOut = [] } = rest;
  const letter = option.optionLetter;
  const isCrossedOut = crossedOut.includes(letter);
  const mark = isCrossedOut ? 'crossed out' : '';
  return (
    <div
      className={classNames(
        'group relative flex min-h-15 rounded-lg border-[1.5px] border-line-strong bg-card text-[length:calc(1.1875rem*var(--test-text,1))] leading-normal text-ink transition-[border-color,padding] duration-150',
        'hover:border-ink has-checked:border-ink has-disabled:cursor-default',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-royal',
        'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:pl-0!',
        isPicture
          ? 'has-checked:shadow-[inset_0_6px_0_var(--marker)]'
          : 'has-checked:pl-2 has-checked:shadow-[inset_8px_0_0_var(--marker)]',
      )}
    >
      <label
        className={classNames(
          'grid min-w-0 grow',
          isPicture
            ? 'grid-rows-[auto_1fr] gap-1 px-2 pt-2 pb-3'
            : 'grid-cols-[auto_minmax(0,1fr)] items-center gap-4 py-2 pr-4 pl-3 @max-[13rem]:grid-cols-1 @max-[13rem]:gap-1 @max-[13rem]:pr-3',
        )}
      >
        <input
          type="radio"
          name={name}
          value={letter}
          aria-label={optionLabel(option, letter, mark)}
          checked={letter === chosenLetter}
          disabled={disabled}
          onKeyDown={leaveSidewaysArrowsToThePage}
          onChange={() => onChoose(letter)}
          className="absolute inset-0 appearance-none rounded-lg outline-none"
        />
        <OptionSign text={letter} />{' '}
        <span
          className={classNames(
            'pointer-events-none relative min-w-0',
            isPicture && 'grid place-items-center',
            isCrossedOut && 'text-ink-soft line-through decoration-2',
          )}
        >
          <OptionContent option={option} />
          {isCrossedOut && option.contentType === 'IMAGE' && <CrossOutMark />}
        </span>
        {isCrossedOut && ' '}
        {isCrossedOut && <span className="sr-only">{mark}</span>}
      </label>
      {onCrossOut && !disabled && (
        <CrossOutButton
          letter={letter}
          isCrossedOut={isCrossedOut}
          onPress={onCrossOut}
          className={
            isPicture
              ? 'absolute top-1 right-1'
              : 'relative mr-1.5 self-center @max-[13rem]:absolute @max-[13rem]:top-1.5 @max-[13rem]:right-1.5 @max-[13rem]:mr-0'
          }
        />
      )}
    </div>
  );
}

function OptionSign({ text }: { text: string }) {
  return (
    <span className="pointer-events-none relative grid size-10 shrink-0 place-items-center rounded-full border-[1.5px] border-line font-heading text-base font-bold text-ink-soft group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-card">
      {text}
    </span>
  );
}

interface CrossOutButtonProps {
  letter: OptionLetter;
  isCrossedOut: boolean;
  onPress: (letter: OptionLetter) => void;
  className: string;
}

/** Crosses an option out, or takes the cross away. The chosen option has none: choose another first. */
function CrossOutButton({ letter, isCrossedOut, onPress, className }: CrossOutButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Cross out ${letter}`}
      aria-pressed={isCrossedOut}
      aria-keyshortcuts={`Shift+${letter}`}
      onClick={() => onPress(letter)}
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
function CrossOutMark() {
  const cross = 'M4 4L96 96M96 4L4 96';
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
      <path d={cross} vectorEffect="non-scaling-stroke" className="stroke-picture" strokeWidth={7} />
      <path d={cross} vectorEffect="non-scaling-stroke" className="stroke-wrong" strokeWidth={3} />
    </svg>
  );
}
