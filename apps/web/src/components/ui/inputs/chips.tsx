import { useId } from 'react';
import { Check } from 'lucide-react';
import type { Choice, ChoiceGroupProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';

interface ChipProps<Value extends string | number> {
  choice: Choice<Value>;
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChange: () => void;
}

function Chip<Value extends string | number>({ choice, type, name, checked, onChange }: ChipProps<Value>) {
  return (
    <label className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border-[1.5px] border-line bg-card px-4 py-1.5 text-ink transition-colors duration-150 select-none hover:border-line-strong has-checked:border-royal has-checked:bg-royal-wash has-checked:font-semibold has-checked:text-royal has-disabled:bg-sunk has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal">
      <input
        type={type}
        name={name}
        value={choice.value}
        checked={checked}
        disabled={choice.disabled}
        onChange={onChange}
        className="absolute inset-0 appearance-none rounded-md outline-none"
      />
      {checked && <Check aria-hidden strokeWidth={3} className="size-4 shrink-0" />}
      <span className="relative pointer-events-none">
        {choice.label}
        {choice.hint !== undefined && (
          <span className="block text-xs font-normal text-ink-soft">{choice.hint}</span>
        )}
      </span>
    </label>
  );
}

type RadioChipsProps<Value extends string | number> = ChoiceGroupProps<Value> & {
  value: Value | null;
  onChange: (value: Value) => void;
};

/** Choose one of several. Real radio buttons, so the arrow keys work. */
export function RadioChips<Value extends string | number>(props: RadioChipsProps<Value>) {
  const { choices, value, onChange, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            choice={choice}
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => {
              onChange(choice.value);
            }}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

type ToggleChipsProps<Value extends string | number> = ChoiceGroupProps<Value> & {
  values: readonly Value[];
  /** Called with the value that was added or removed. */
  onToggle: (value: Value) => void;
};

/** Choose any number of values. Real checkboxes. */
export function ToggleChips<Value extends string | number>(props: ToggleChipsProps<Value>) {
  const { choices, values, onToggle, ...group } = props;
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            choice={choice}
            type="checkbox"
            name={name}
            checked={values.includes(choice.value)}
            onChange={() => {
              onToggle(choice.value);
            }}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
