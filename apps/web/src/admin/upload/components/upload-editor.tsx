import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import { findDuplicates } from '@markwell/shared/admin/upload/duplicates';
import { missingContentText } from '@markwell/shared/admin/upload/missing-content';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useCurriculum } from '../../../components/admin/use-curriculum.ts';
import type { FieldProblems } from '../../../components/forms/schema-problems.ts';
import { serverProblems } from '../../../components/forms/server-problems.ts';
import { UnsavedChangesGuard } from '../../../components/forms/unsaved-changes-guard.tsx';
import { RadioChips } from '../../../components/ui/inputs/chips.tsx';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { contentOf, hasContent, uploadFormErrors, type UploadForm } from '../upload-form.ts';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { useDuplicates, useUpload } from '../upload.queries.ts';
import { DifficultyFields } from './difficulty-fields.tsx';
import { UploadClassificationFields } from './upload-classification-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { DuplicatesBanner } from './duplicates-banner.tsx';
import { SolutionFields } from './solution-fields.tsx';
import { UploadActions } from './upload-actions.tsx';
import { UploadPreview } from './upload-preview.tsx';

interface UploadEditorProps {
  form: UploadForm;
  onForm: (form: UploadForm) => void;
  onDone: (questionsCreated: number) => void;
}

const kindChoices = [
  { value: 'regular', label: 'Regular' },
  { value: 'rapid-fire', label: 'Rapid-Fire' },
] as const;

/** Milliseconds without typing before the server is asked for duplicates. */
const checkPause = 500;
const notMeant = 'Please change them, or confirm that you want them twice';

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';

/** The form, and next to it the preview of what it would upload. */
export function UploadEditor({ form: typed, onForm, onDone }: UploadEditorProps) {
  const { stages } = useCurriculum(typed);
  const form = typed.examTypeId === '' ? { ...typed, examTypeId: stages[0]?.value ?? '' } : typed;
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const upload = useUpload();
  const keyFor = useIdempotencyKey();

  const shown = useDeferredValue(typed);
  const reading = useMemo(() => readUpload(contentOf(shown)), [shown]);
  const [mistake] = reading.mistakes.filter(
    ({ field }) => field !== 'answerKey' || shown.answerKey.trim() !== '',
  );
  const repeats = useMemo(() => findDuplicates(reading.questions), [reading]);
  const checked = useDebouncedValue(typed, checkPause);
  const hasText = checked.questionContentType !== 'image' && checked.questionText.trim() !== '';
  const check = useDuplicates(checked, hasText && mistake === undefined);
  const existing = hasText ? (check.data?.existing ?? []) : [];

  function change(change: Partial<UploadForm>) {
    // The form cannot be changed while it is being uploaded.
    if (upload.isPending) return;
    setProblems({});
    upload.reset();
    onForm({ ...form, ...change });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (upload.isPending) return;
    const found = uploadFormErrors(form, readUpload(contentOf(form)));
    if (!form.allowRepeats && existing.length + repeats.length > 0) found['allowRepeats'] = notMeant;
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    upload.mutate(
      { form, idempotencyKey: keyFor(typed) },
      {
        onSuccess: ({ questionsCreated }) => {
          onDone(questionsCreated);
        },
        onError: (error) => {
          setProblems(serverProblems(error));
        },
      },
    );
  }

  const live = mistake ? { [mistake.field]: mistake.message } : {};
  const part = { form, problems: { ...live, ...problems }, onChange: change };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <fieldset disabled={upload.isPending} className="grid min-w-0 gap-6">
        <legend className="sr-only">What to upload</legend>
        <RadioChips
          legend="Question type"
          choices={kindChoices}
          value={form.kind}
          onChange={(kind) => {
            change({ kind });
          }}
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
      <UnsavedChangesGuard
        form={{ isPending: upload.isPending, formState: { isDirty: hasContent(typed) } }}
      />
      <div className="grid min-w-0 gap-5 xl:sticky xl:top-4">
        <UploadPreview
          form={shown}
          reading={reading}
          mistake={mistake}
          repeats={
            <DuplicatesBanner
              existing={existing}
              repeats={repeats}
              refusal={isConflict(upload.error) ? messageOf(upload.error) : undefined}
              allowed={form.allowRepeats}
              problem={problems['allowRepeats']}
              onAllow={(allowRepeats) => {
                change({ allowRepeats });
              }}
            />
          }
        />
        <UploadActions
          kind={form.kind}
          questionCount={reading.counts.questions}
          isReady={missingContentText(contentOf(form)) === undefined}
          upload={upload}
        />
      </div>
    </form>
  );
}

/** A section of the form with a heading. */
function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4 border-t border-line pt-5">
      <h2 id={headingId} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The value after it has not changed for this many milliseconds. */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);
  return settled;
}
