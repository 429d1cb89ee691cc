import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select, type SelectChoice } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';

interface FieldProps<Value> {
  label: string;
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
}

export const LineField = ({ label, hint, value, onChange }: FieldProps<string>) => (
  <Field label={label} hint={hint}>
    <TextInput value={value} onChange={({ target }) => onChange(target.value)} />
  </Field>
);

export const TextField = ({
  label,
  hint,
  value,
  onChange,
  rows = 3,
}: FieldProps<string> & { rows?: number }) => (
  <Field label={label} hint={hint}>
    <Textarea rows={rows} value={value} onChange={({ target }) => onChange(target.value)} />
  </Field>
);

/** A list with one entry a line. */
export function LinesField({ label, hint = 'One a line.', value, onChange }: FieldProps<readonly string[]>) {
  // An empty line is an entry that is not written yet.
  const [text, setText] = useState(() => value.join('\n'));
  return (
    <TextField
      label={label}
      hint={hint}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next.split('\n').filter((line) => line.trim() !== ''));
      }}
    />
  );
}

interface AlsoAcceptedProps {
  value: readonly string[] | undefined;
  /** Undefined for an empty list. */
  onChange: (value: string[] | undefined) => void;
}

/** Further answers that are marked right. */
export const AlsoAccepted = ({ value = [], onChange }: AlsoAcceptedProps) => (
  <LinesField
    label="Also accept"
    hint="Other right answers as pupils write them, one a line."
    value={value}
    onChange={(next) => onChange(next.length === 0 ? undefined : [...next])}
  />
);

/** A number; what is no number becomes `NaN`, which the schema refuses. */
export function NumberField({ label, hint, value, onChange }: FieldProps<number>) {
  const [text, setText] = useState(() => (Number.isNaN(value) ? '' : String(value)));
  return (
    <Field label={label} hint={hint}>
      <TextInput
        inputMode="decimal"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value.trim() === '' ? Number.NaN : Number(target.value));
        }}
      />
    </Field>
  );
}

interface ChoiceFieldProps<Value extends string> extends FieldProps<Value> {
  choices: readonly (SelectChoice & { value: Value })[];
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, value, onChange, choices } = props;
  return (
    <Field label={label} hint={hint}>
      <Select
        choices={choices}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Field>
  );
}

interface RowsProps<Row> {
  legend: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  empty: Row;
  addLabel: string;
  /** 'mistake' for 'Remove mistake 1'. */
  what: string;
  children: (row: Row, change: (row: Row) => void, index: number) => React.ReactNode;
}

/** A list of entries with several fields each. */
export function Rows<Row>({ legend, rows, onChange, empty, addLabel, what, children }: RowsProps<Row>) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {rows.map((row, index) => (
        <div
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-md border border-line p-3"
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {children(row, (next) => onChange(rows.with(index, next)), index)}
          </div>
          <IconButton
            icon={X}
            label={`Remove ${what} ${String(index + 1)}`}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        variant="subtle"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...rows, empty])}
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}
