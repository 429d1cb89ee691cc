import { choices } from '@markwell/shared/answers/choices/choices';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { Check } from 'lucide-react';
import type { AnswerInputProps, ShownOf, ViewOf } from '../answer-view.ts';
import { displayedOptions } from '../choice/displayed-options.ts';
import { OptionContent } from '../choice/option-content.tsx';
import { optionLabel } from '../choice/option-label.ts';
import { MarkedChoices } from './marked-choices.tsx';
import { spokenOptions } from '../choice/spoken-options.ts';

export const choicesView: ViewOf<typeof choices> = {
  kind: choices,
  Input: ChoicesInput,
  Review: ({ shown, definition, response, answerName }) => (
    <MarkedChoices
      options={displayedOptions(shown.options, definition?.correct)}
      chosen={response}
      answerName={answerName}
    />
  ),
  spoken: ({ options }) => spokenOptions(options),
};

/** Options of which several are right, as large checkboxes. */
function ChoicesInput(props: AnswerInputProps<ShownOf<typeof choices>, OptionLetter[]>) {
  const { shown, response, onChange, label, askedBy, disabled = false } = props;
  const chosen = response ?? [];
  function toggle(letter: OptionLetter) {
    const next = chosen.includes(letter) ? chosen.filter((each) => each !== letter) : [...chosen, letter];
    onChange(next.length === 0 ? null : next.sort());
  }
  return (
    <fieldset aria-describedby={askedBy} disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="sr-only">{label}</legend>
      <p className="text-sm text-ink-soft">Choose all that are right.</p>
      {displayedOptions(shown.options).map((option) => (
        <label
          key={option.id}
          className="group relative grid min-h-15 grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-lg border-[1.5px] border-line-strong bg-card py-2 pr-4 pl-3 text-[length:calc(1.1875rem*var(--test-text,1))] leading-normal text-ink transition-[border-color] duration-150 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_8px_0_0_var(--marker)] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-royal"
        >
          <input
            type="checkbox"
            value={option.optionLetter}
            aria-label={optionLabel(option, option.optionLetter)}
            checked={chosen.includes(option.optionLetter)}
            onChange={() => toggle(option.optionLetter)}
            className="absolute inset-0 appearance-none rounded-lg outline-none"
          />
          <span className="pointer-events-none relative ml-2 flex items-center gap-3 font-heading font-bold text-ink-soft">
            <span className="grid size-7 place-items-center rounded-sm border-[1.5px] border-line-strong group-has-checked:border-ink group-has-checked:bg-ink">
              <Check
                aria-hidden
                strokeWidth={3}
                className="size-5 text-card opacity-0 group-has-checked:opacity-100"
              />
            </span>
            {option.optionLetter}
          </span>{' '}
          <span className="pointer-events-none relative min-w-0">
            <OptionContent option={option} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
