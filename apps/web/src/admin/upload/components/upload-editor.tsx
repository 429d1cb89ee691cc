import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import { findDuplicates } from '@markwell/shared/admin/upload/duplicates';
import { missingContentText } from '@markwell/shared/admin/upload/missing-content';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TitledSection } from '#components/admin/titled-section.tsx';
import { Form } from '#components/forms/form.tsx';
import { UnsavedChangesGuard } from '#components/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#components/forms/use-contract-form.ts';
import { RadioChips } from '#components/ui/inputs/chips.tsx';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useIdempotencyKey } from '#lib/api/use-idempotency-key.ts';
import {
  bodyOf,
  contentOf,
  firstUploadError,
  hasContent,
  uploadProblems,
  uploadSchema,
  type UploadForm,
  type UploadValues,
} from '../upload-form.ts';
import { useExistingQuestions, useUpload } from '../upload.queries.ts';
import { QuestionFields, SolutionFields } from './content-fields.tsx';
import { DifficultyFields } from './difficulty-fields.tsx';
import { DuplicatesBanner } from './duplicates-banner.tsx';
import { UploadActions } from './upload-actions.tsx';
import { UploadClassificationFields } from './upload-classification-fields.tsx';
import { UploadPreview } from './upload-preview.tsx';

interface UploadEditorProps {
  initialValues: UploadValues;
  onUploaded: (values: UploadValues, questionsCreated: number) => void;
}

const kindChoices = [
  { value: 'regular', label: 'Regular' },
  { value: 'rapid-fire', label: 'Rapid-Fire' },
] as const;

/** Milliseconds without typing before the server is asked for duplicates. */
const checkPause = 500;

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';

/** The form, and next to it the preview of what it would upload. */
export function UploadEditor({ initialValues, onUploaded }: UploadEditorProps) {
  const [checkedValues, setCheckedValues] = useState(initialValues);
  const existing = useExistingQuestions(checkedValues);
  const upload = useUpload();
  const keyFor = useIdempotencyKey();
  const form = useContractForm({
    schema: uploadSchema,
    values: initialValues,
    bodyOf,
    check: (values) => uploadProblems(values, existing.length),
  });
  const { control, clearErrors } = form;
  // A copy, because the form changes its own object.
  const values = useWatch({ control, compute: (current: UploadValues) => ({ ...current }) });

  useEffect(() => {
    const timer = setTimeout(() => setCheckedValues(values), checkPause);
    return () => clearTimeout(timer);
  }, [values]);

  // A change of one field can solve the problem of another: with one more question the answer key may fit.
  const { reset } = upload;
  useEffect(() => {
    clearErrors();
    reset();
  }, [values, clearErrors, reset]);

  const shownValues = useDeferredValue(values);
  const reading = useMemo(() => readUpload(contentOf(shownValues)), [shownValues]);
  const repeats = useMemo(() => findDuplicates(reading.questions), [reading]);
  const uploadError = firstUploadError(shownValues, reading);
  const field: UploadForm['field'] = (name) => {
    const { error, binding } = form.field(name);
    return { error: error ?? (uploadError?.field === name ? uploadError.message : undefined), binding };
  };
  const part = { form: { ...form, field }, values };
  // The form has the reply before the mutation is finished. By then the fields must be enabled, because
  // otherwise the first one with a problem cannot get the focus.
  const isSending = form.isPending && upload.isPending;

  return (
    <Form
      form={form}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={() => upload.mutateAsync({ values, idempotencyKey: keyFor(values) })}
      onSuccess={({ questionsCreated }) => onUploaded(values, questionsCreated)}
      // UploadActions shows it.
      onFailure={() => undefined}
    >
      <fieldset disabled={isSending} className="grid min-w-0 gap-6">
        <legend className="sr-only">What to upload</legend>
        <RadioChips
          legend="Question type"
          choices={kindChoices}
          value={values.kind}
          onChange={(kind) => form.choose('kind', kind)}
        />
        <UploadClassificationFields {...part} />
        <FormSection title="Questions">
          <QuestionFields {...part} />
        </FormSection>
        <FormSection title="Solutions">
          <SolutionFields {...part} />
        </FormSection>
        <FormSection title="Settings">
          <DifficultyFields {...part} />
        </FormSection>
      </fieldset>
      <UnsavedChangesGuard form={{ isPending: form.isPending, formState: { isDirty: hasContent(values) } }} />
      <div className="grid min-w-0 gap-5 xl:sticky xl:top-4">
        <UploadPreview
          values={shownValues}
          reading={reading}
          uploadError={uploadError}
          duplicates={
            <DuplicatesBanner
              form={form}
              existing={existing}
              repeats={repeats}
              refusal={isConflict(upload.error) ? messageOf(upload.error) : undefined}
              disabled={isSending}
            />
          }
        />
        <UploadActions
          kind={values.kind}
          questionCount={reading.counts.questions}
          isReady={missingContentText(contentOf(values)) === undefined}
          upload={upload}
        />
      </div>
    </Form>
  );
}

const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection title={title} className="grid gap-4 border-t border-line pt-5">
    {children}
  </TitledSection>
);
