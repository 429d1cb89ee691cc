import { useId } from 'react';
import { Check } from 'lucide-react';
import type { Choice, ChoiceGroupProps, SingleChoiceProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ChoiceInput } from './choice-input.tsx';

interface ChipProps<Value extends string | number> {
  choice: Choice<Value>;
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChoose: (value: Value) => void;
}

function Chip<Value extends string | number>({ choice, ...input }: ChipProps<Value>) {
  return (
    <label className="relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border-[1.5px] border-line-strong bg-card px-4 py-1.5 text-ink transition-colors duration-150 select-none hover:border-ink has-checked:border-royal has-checked:bg-royal-wash has-checked:text-royal has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal">
      <ChoiceInput {...input} value={choice.value} disabled={choice.disabled} className="rounded-md" />
      {input.checked && (
        // In the corner, so that nothing moves when a chip is chosen.
        <span className="pointer-events-none absolute -top-2 -right-2 grid size-5 place-items-center rounded-full bg-royal text-on-royal forced-colors:border forced-colors:border-[Highlight]!">
          <Check aria-hidden strokeWidth={3.5} className="size-3" />
        </span>
      )}
      <span className="relative pointer-events-none">
        {choice.label}
        {choice.hint !== undefined && (
          <span className="block text-xs font-normal text-ink-soft">{choice.hint}</span>
        )}
      </span>
    </label>
  );
}

type ChipGroupProps<Value extends string | number> = ChoiceGroupProps<Value> & {
  type: 'radio' | 'checkbox';
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
};

function ChipGroup<Value extends string | number>(props: ChipGroupProps<Value>) {
  const { choices, type, isChosen, onChoose, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            choice={choice}
            type={type}
            name={name}
            checked={isChosen(choice.value)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Choose one of several. Real radio buttons, so the arrow keys work. */
export function RadioChips<Value extends string | number>(props: SingleChoiceProps<Value>) {
  const { value: chosen, onChange, ...group } = props;
  return <ChipGroup {...group} type="radio" isChosen={(value) => value === chosen} onChoose={onChange} />;
}

type ToggleChipsProps<Value extends string | number> = ChoiceGroupProps<Value> & {
  values: readonly Value[];
  /** Called with the value that was added or removed. */
  onToggle: (value: Value) => void;
};

/** Choose any number of values. Real checkboxes. */
export function ToggleChips<Value extends string | number>(props: ToggleChipsProps<Value>) {
  const { values, onToggle, ...group } = props;
  return (
    <ChipGroup {...group} type="checkbox" isChosen={(value) => values.includes(value)} onChoose={onToggle} />
  );
}
