import { readUpload } from '@markwell/shared/question-editing/upload/read-upload';
import { comparableTexts, findDuplicates } from '@markwell/shared/question-editing/upload/duplicates';
import { missingContentText } from '@markwell/shared/question-editing/upload/missing-content';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { Form } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { FormulaWarnings } from '#modules/mathematics/formula-warnings.tsx';
import { questionTexts } from '#modules/mathematics/rejected-formulas.ts';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useIdempotencyKey } from '#lib/api/use-idempotency-key.ts';
import {
  bodyOf,
  contentOf,
  hasContent,
  shownErrors,
  shownImages,
  uploadProblems,
  uploadSchema,
  type UploadForm,
  type UploadValues,
} from '../upload-form.ts';
import { useExistingQuestions, useUpload } from '../upload.queries.ts';
import { PassageFields, QuestionFields, SolutionFields } from './content-fields.tsx';
import { DifficultyFields } from './difficulty-fields.tsx';
import { DuplicatesBanner } from './duplicates-banner.tsx';
import { PictureDragProvider } from './picture-drag.tsx';
import { ProblemList } from './problem-list.tsx';
import { UploadActions } from './upload-actions.tsx';
import { UploadClassificationFields } from './upload-classification-fields.tsx';
import { UploadPreview } from './upload-preview.tsx';

interface UploadEditorProps {
  initialValues: UploadValues;
  onUploaded: (values: UploadValues, reply: { questionsCreated: number; batchId: string }) => void;
}

const kindChoices = [
  { value: 'regular', label: 'Regular' },
  { value: 'rapid-fire', label: 'Rapid-Fire' },
] as const;

const statusChoices = [
  { value: 'published', label: 'Publish immediately' },
  { value: 'reserved', label: 'Reserve for assignments' },
  { value: 'draft', label: 'Keep as a draft' },
] as const;

/** How long without typing before the server is asked for duplicates. */
const checkPauseMs = 500;

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
    const timer = setTimeout(() => setCheckedValues(values), checkPauseMs);
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
  const texts = useMemo(
    () => [
      { place: 'Passage', text: shownValues.passageText },
      ...reading.questions.flatMap((question) =>
        questionTexts(`Q${String(question.number)}`, {
          text: question.body,
          options: comparableTexts(question),
          solution: question.explanation,
        }),
      ),
    ],
    [reading, shownValues.passageText],
  );
  const errors = useMemo(() => shownErrors(shownValues, reading), [shownValues, reading]);
  const { questionImages, solutionImages } = shownValues;
  const images = useMemo(
    () => shownImages({ questionImages, solutionImages }),
    [questionImages, solutionImages],
  );
  const field: UploadForm['field'] = (name) => {
    const { error, binding } = form.field(name);
    return { error: error ?? errors.find((each) => each.field === name)?.message, binding };
  };
  const part = { form: { ...form, field }, values, errors };
  const { getValues, setValue } = form;
  const placePicture = useCallback(
    (name: 'questionImages' | 'solutionImages', url: string, place: string) => {
      const placed = getValues(name).map((image) => (image.url === url ? { ...image, place } : image));
      setValue(name, placed, { shouldDirty: true });
    },
    [getValues, setValue],
  );
  // The form has the reply before the mutation is finished. By then the fields must be enabled, because
  // otherwise the first one with a problem cannot get the focus.
  const isSending = form.isPending && upload.isPending;

  return (
    <PictureDragProvider onPlace={placePicture}>
      <Form
        form={form}
        className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        onSubmit={() => upload.mutateAsync({ values, idempotencyKey: keyFor(values) })}
        onSuccess={(reply) => onUploaded(values, reply)}
        // UploadActions shows it.
        onFailure={() => undefined}
      >
        <fieldset disabled={isSending} className="grid min-w-0 gap-6">
          <legend className="sr-only">What to upload</legend>
          <RadioChips
            legend="Question type"
            choices={kindChoices}
            value={values.kind}
            onChange={(kind) => {
              form.choose('kind', kind);
              // Assignments have no rapid-fire questions.
              if (kind === 'rapid-fire' && values.saveAs === 'reserved') form.choose('saveAs', 'draft');
            }}
          />
          <UploadClassificationFields {...part} />
          <FormSection title="Questions">
            <QuestionFields {...part} />
          </FormSection>
          <FormSection title="Passage">
            <PassageFields {...part} />
          </FormSection>
          <FormSection title="Solutions">
            <SolutionFields {...part} />
          </FormSection>
          <FormSection title="Settings">
            <DifficultyFields {...part} />
            <RadioChips
              legend="When it is uploaded"
              choices={statusChoices.filter(({ value }) => values.kind === 'regular' || value !== 'reserved')}
              value={values.saveAs}
              onChange={(saveAs) => form.choose('saveAs', saveAs)}
            />
          </FormSection>
        </fieldset>
        <UnsavedChangesGuard
          form={{ isPending: form.isPending, formState: { isDirty: hasContent(values) } }}
        />
        <div className="grid min-w-0 gap-5 xl:sticky xl:top-4">
          <UploadPreview images={images} reading={reading}>
            <ProblemList problems={errors} />
            <FormulaWarnings texts={texts} />
            <DuplicatesBanner
              form={form}
              existing={existing}
              repeats={repeats}
              refusal={isConflict(upload.error) ? messageOf(upload.error) : undefined}
              disabled={isSending}
            />
          </UploadPreview>
          <UploadActions
            kind={values.kind}
            questionCount={reading.counts.questions}
            isReady={missingContentText(contentOf(values)) === undefined}
            upload={upload}
          />
        </div>
      </Form>
    </PictureDragProvider>
  );
}

const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection title={title} className="grid gap-4 border-t border-line pt-5">
    {children}
  </TitledSection>
);
