import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';

interface NumberFieldProps {
  label: string;
  name: string;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  limits: { minimum: number; maximum: number };
  unit?: string | undefined;
  error: string | undefined;
}

/** A field for a whole number; the hint shows its limits. */
export function NumberField({ label, name, value, onChange, limits, unit = '', error }: NumberFieldProps) {
  const { minimum, maximum } = limits;
  return (
    <Field label={label} hint={`${String(minimum)} to ${String(maximum)} ${unit}`.trim()} error={error}>
      <TextInput
        name={name}
        type="number"
        inputMode="numeric"
        min={minimum}
        max={maximum}
        step={1}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </Field>
  );
}
