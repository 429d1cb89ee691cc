import type { creativeQuestionInputSchema } from '@markwell/shared/creative-writing/creative-question.schemas';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { ContractForm } from '#ui/forms/use-contract-form.ts';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import type { QuestionValues } from './question-values.ts';

export type QuestionForm = ContractForm<QuestionValues, z.input<typeof creativeQuestionInputSchema>>;

interface QuestionFieldProps {
  form: QuestionForm;
  name: keyof QuestionValues;
  label: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Makes the field a text area of this many lines. */
  rows?: number | undefined;
  /** Makes the field a select with these choices. */
  choices?: readonly (readonly [value: string, label: string])[] | undefined;
  number?: { minimum: number; maximum: number } | undefined;
}

/** A star after the label; the form explains it. */
const requiredMark = "after:text-wrong after:content-['_*']";

/** One field of the question form. */
export function QuestionField(props: QuestionFieldProps) {
  const { form, name, label, hint, required, className, rows, choices, number } = props;
  return (
    <Field
      label={<span className={required ? requiredMark : undefined}>{label}</span>}
      hint={hint}
      required={required}
      className={className}
      {...form.field(name)}
    >
      {choices ? (
        <Select>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ) : rows !== undefined ? (
        <Textarea rows={rows} />
      ) : number ? (
        <TextInput type="number" inputMode="numeric" min={number.minimum} max={number.maximum} />
      ) : (
        <TextInput autoComplete="off" />
      )}
    </Field>
  );
}
