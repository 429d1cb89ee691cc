import { useId, type KeyboardEvent } from 'react';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { classNames } from '../../ui/class-names.ts';
import { OptionContent } from './option-content.tsx';
import { optionLabel } from './option-label.ts';
import type { DisplayedOption } from '../question.ts';

export const noOptionsText = 'No options available';

interface OptionListProps {
  options: readonly DisplayedOption[];
  chosenLetter: OptionLetter | null;
  onChoose: (letter: OptionLetter) => void;
  /** The group's label for screen readers. */
  legend?: string | undefined;
  disabled?: boolean | undefined;
  /** With 'number', the keys 1 to 5 choose, as in a rapid-fire quiz. */
  sign?: 'letter' | 'number' | undefined;
  /** 'grid' shows short options in two columns where there is space. */
  layout?: 'list' | 'grid' | undefined;
}

/** Left and right change the question; up and down change the option. */
function leaveSidewaysArrowsToThePage(event: KeyboardEvent) {
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault();
}

/** The options of a question that is being answered, as large radio buttons. */
export function OptionList({
  options,
  chosenLetter,
  onChoose,
  legend = 'Answer options',
  disabled = false,
  sign: signKind = 'letter',
  layout = 'list',
}: OptionListProps) {
  const name = useId();
  if (options.length === 0) return <p className="text-ink-soft">{noOptionsText}</p>;
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      className={classNames('grid gap-3', layout === 'grid' && 'sm:grid-cols-2')}
    >
      {options.map((option, index) => {
        const sign = signKind === 'letter' ? option.optionLetter : String(index + 1);
        return (
          <label
            key={option.id}
            className="group relative grid min-h-15 grid-cols-[auto_1fr] items-center gap-4 rounded-lg border-[1.5px] border-line bg-card py-2 pr-4 pl-3 text-lg text-ink transition-[border-color,padding] duration-150 hover:border-line-strong has-checked:border-ink has-checked:pl-5 has-checked:shadow-[inset_8px_0_0_var(--marker)] has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
          >
            <input
              type="radio"
              name={name}
              value={option.optionLetter}
              aria-label={optionLabel(option, sign)}
              checked={option.optionLetter === chosenLetter}
              disabled={disabled}
              onKeyDown={leaveSidewaysArrowsToThePage}
              onChange={() => {
                onChoose(option.optionLetter);
              }}
              className="absolute inset-0 appearance-none rounded-lg outline-none"
            />
            <OptionSign text={sign} />{' '}
            <span className="pointer-events-none relative min-w-0">
              <OptionContent option={option} />
            </span>
          </label>
        );
      })}
    </div>
  );
}

function OptionSign({ text }: { text: string }) {
  return (
    <span className="pointer-events-none relative grid size-10 place-items-center rounded-full border-[1.5px] border-line font-heading text-base font-bold text-ink-soft group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-card">
      {text}
    </span>
  );
}
