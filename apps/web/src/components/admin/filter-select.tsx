import { Field } from '../ui/inputs/field.tsx';
import { Select } from '../ui/inputs/select.tsx';

export interface FilterChoice {
  value: string;
  label: string;
}

interface FilterSelectProps {
  label: string;
  /** The label of the empty choice: 'All subjects'. Without it, a value must be chosen. */
  every?: string | undefined;
  value: string;
  choices: readonly FilterChoice[];
  onChoose: (value: string) => void;
  disabled?: boolean | undefined;
}

/** One filter. A value from the address that is not in the list is shown as 'Not in this list'. */
export function FilterSelect({
  label,
  every,
  value,
  choices,
  onChoose,
  disabled = false,
}: FilterSelectProps) {
  const isUnknown = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <Field label={label} labelHidden className="min-w-0 sm:max-w-60">
      <Select
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        {every !== undefined && <option value="">{every}</option>}
        {isUnknown && <option value={value}>Not in this list</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
