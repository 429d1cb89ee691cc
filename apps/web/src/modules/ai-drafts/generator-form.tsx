import type { GenerationRunDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { standardDifficulty } from '@markwell/shared/ai-drafts/ai.vocabulary';
import {
  difficulties,
  difficultyNames,
  type Difficulty,
} from '@markwell/shared/question-bank/difficulty.vocabulary';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import type { ContractForm } from '#ui/forms/use-contract-form.ts';
import { Card } from '#ui/display/card.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';

interface GeneratorFormProps<Values extends FieldValues, Body> {
  form: ContractForm<Values, Body>;
  label: string;
  submitLabel: string;
  /** Whether a generation of this kind is running, also one that began before a reload. */
  isRunning: boolean;
  onGenerate: (body: Body) => Promise<unknown>;
  children: ReactNode;
}

/** The card with the form of a generator. A GenerationStatus below it shows failures. */
export function GeneratorForm<Values extends FieldValues, Body>(props: GeneratorFormProps<Values, Body>) {
  const { form, label, submitLabel, isRunning, onGenerate, children } = props;
  const isPending = form.isPending || isRunning;
  return (
    <Card padding="medium">
      <Form form={form} aria-label={label} onSubmit={onGenerate} onFailure={() => undefined}>
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
        <SubmitButton form={{ id: form.id, isPending }} size="small" className="mt-5">
          {!isPending && <Sparkles aria-hidden className="size-[18px]" />}
          {submitLabel}
        </SubmitButton>
        <UnsavedChangesGuard form={form} />
      </Form>
    </Card>
  );
}

/** The classification and difficulty of a generation that is not finished; without one, nothing and the usual one. */
export const classificationValues = (earlier: GenerationRunDto['input']) => ({
  examType: String(earlier['examType'] ?? ''),
  subject: String(earlier['subject'] ?? ''),
  difficulty: String(earlier['difficulty'] ?? standardDifficulty),
});

type FieldProps = ReturnType<ContractForm<FieldValues, unknown>['field']>;

/** The chosen option of a DifficultyField. */
export const difficultyOf = (text: string): Difficulty | undefined =>
  difficulties.find((difficulty) => String(difficulty) === text);

export const DifficultyField = (field: FieldProps) => (
  <Field label="Difficulty" {...field}>
    <Select>
      {difficulties.map((difficulty) => (
        <option key={difficulty} value={difficulty}>
          {difficulty} {difficultyNames[difficulty]}
        </option>
      ))}
    </Select>
  </Field>
);

interface NumberFieldProps extends FieldProps {
  label: string;
  limits: { minimum: number; maximum: number };
  unit?: string | undefined;
}

/** A field for a whole number; the hint shows its limits. */
export function NumberField({ label, limits, unit = '', ...field }: NumberFieldProps) {
  const { minimum, maximum } = limits;
  return (
    <Field label={label} hint={`${String(minimum)} to ${String(maximum)} ${unit}`.trim()} {...field}>
      <TextInput type="number" inputMode="numeric" min={minimum} max={maximum} step={1} />
    </Field>
  );
}
