import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#ui/forms/use-contract-form.ts';
import { FormulaPreview } from './formula-preview.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';

interface FormulaFieldProps<Values extends FieldValues, Body> {
  form: ContractForm<Values, Body>;
  name: FieldPath<Values>;
  label: string;
  /** What the preview is of: 'the question'. */
  what: string;
  rows: number;
  required?: boolean;
}

/** A long text with a preview of its formulas. */
export function FormulaField<Values extends FieldValues, Body>(props: FormulaFieldProps<Values, Body>) {
  const { form, name, label, what, rows, required } = props;
  return (
    <div>
      <Field label={label} required={required} {...form.field(name)}>
        <Textarea rows={rows} />
      </Field>
      <FormulaPreview form={form} name={name} label={`Preview of ${what}`} />
    </div>
  );
}
