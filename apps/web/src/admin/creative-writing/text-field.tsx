import type { ReactNode } from 'react';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import type { FieldProps } from './field-props.ts';
import type { FieldName } from './question-values.ts';

type TypedFieldProps = FieldProps & {
  name: FieldName;
  label: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Makes the field a text area of this many lines. */
  rows?: number | undefined;
  /** Makes the field a select with these choices. */
  choices?: readonly (readonly [value: string, label: string])[] | undefined;
  number?: { minimum: number; maximum: number } | undefined;
};

/** A star after the label; the form explains it. */
const requiredMark = "after:text-wrong after:content-['_*']";

/** One field of the question form. */
export function TypedField(props: TypedFieldProps) {
  const { name, label, hint, required, className, rows, choices, number, values, problems, type } = props;
  const control = {
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      type(name)(target.value);
    },
  };
  return (
    <Field
      label={<span className={required ? requiredMark : undefined}>{label}</span>}
      hint={hint}
      required={required}
      error={problems[name]}
      className={className}
    >
      {choices ? (
        <Select {...control}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ) : rows !== undefined ? (
        <Textarea {...control} rows={rows} />
      ) : number ? (
        <TextInput {...control} type="number" inputMode="numeric" min={number.minimum} max={number.maximum} />
      ) : (
        <TextInput {...control} autoComplete="off" />
      )}
    </Field>
  );
}
