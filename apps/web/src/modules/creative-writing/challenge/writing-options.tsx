import { useId } from 'react';
import {
  creativeLetters,
  type CreativeLetter,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';

interface WritingOptionsProps {
  options: Readonly<Record<CreativeLetter, string>>;
  chosen: CreativeLetter | null;
  disabled: boolean;
  onChoose: (letter: CreativeLetter) => void;
}

/** The four options as large cards that can be read like a page and chosen by a click anywhere on them. */
export function WritingOptions({ options, chosen, disabled, onChoose }: WritingOptionsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Which one answers the brief best?" className="grid gap-3">
      {creativeLetters.map((letter) => (
        <label
          key={letter}
          className="group relative grid grid-cols-[auto_1fr] items-start gap-3 rounded-lg border-[1.5px] border-line-strong bg-card py-4 pr-4 pl-3 text-ink transition-[border-color,padding] duration-150 hover:border-ink has-checked:border-ink has-checked:pl-5 has-checked:shadow-[inset_8px_0_0_var(--marker)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal has-disabled:cursor-default sm:gap-4 sm:py-5 sm:pr-6"
        >
          <input
            type="radio"
            name={name}
            value={letter}
            checked={letter === chosen}
            disabled={disabled}
            onChange={() => {
              onChoose(letter);
            }}
            className="absolute inset-0 appearance-none rounded-lg outline-none"
          />
          <span className="pointer-events-none relative grid size-9 place-items-center rounded-full border-[1.5px] border-line font-heading text-base font-bold text-ink-soft group-has-checked:border-ink group-has-checked:bg-ink group-has-checked:text-card">
            {letter}
          </span>{' '}
          <span className="pointer-events-none relative max-w-read min-w-0 pt-1 leading-[1.7] whitespace-pre-line">
            {options[letter]}
          </span>
        </label>
      ))}
    </div>
  );
}
