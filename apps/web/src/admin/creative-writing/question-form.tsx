import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import {
  creativeQuestionInputSchema,
  type CreativeContent,
  type Classification,
} from '@markwell/shared/admin/creative-writing/creative-question.schemas';
import { creativeLetters } from '@markwell/shared/vocabulary/creative-writing';
import { ClassificationFields } from '../../components/admin/classification-fields.tsx';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FormErrors,
} from '../../components/forms/form-errors.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { AboutFields } from './brief-fields.tsx';
import { ExtraFields } from './word-bank-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { inputOf, type FieldName, type QuestionValues } from './question-values.ts';

interface QuestionFormProps {
  label: string;
  initial: QuestionValues;
  submitLabel: string;
  pending: boolean;
  /** The server's error, or null. */
  error: Error | null;
  /** The message if the server gives none. */
  failure: string;
  onSubmit: (question: CreativeContent & Classification) => void;
  /** More choices, shown above the button. */
  children?: ReactNode;
}

/** Every field of a creative writing question (spec 3 §5), for creating and editing one. */
export function QuestionForm(props: QuestionFormProps) {
  const { label, initial, submitLabel, pending, error, failure, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<FormErrors>({});
  const problems = { ...serverErrors(error), ...found };
  const firstProblem = Object.values(found).find((message) => message !== undefined);
  const said = firstProblem ?? (error ? messageOf(error, failure) : undefined);

  const type = (name: FieldName) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFound((before) => ({ ...before, [name]: undefined }));
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    const input = inputOf(values);
    const now = schemaErrors(creativeQuestionInputSchema, input);
    setFound(now);
    focusFirstError(form.current, now);
    if (Object.keys(now).length === 0) onSubmit(creativeQuestionInputSchema.parse(input));
  }

  return (
    <form ref={form} noValidate aria-label={label} onSubmit={submit} className="grid gap-6">
      <fieldset className="grid min-w-0 items-start gap-4 sm:grid-cols-3">
        <legend className="mb-3 text-ink-soft">
          Fields with <span className="text-wrong">*</span> are required.
        </legend>
        <ClassificationFields
          depth="topic"
          marksRequired
          place={values}
          problems={shortly(problems)}
          onChange={(place) => {
            setValues({ ...values, ...place });
            setFound({ ...found, examTypeId: undefined, subjectId: undefined, topicId: undefined });
          }}
        />
      </fieldset>
      <AboutFields values={values} problems={shortly(problems)} type={type} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {creativeLetters.map((letter) => (
          <OptionFields
            key={letter}
            letter={letter}
            values={values}
            problems={shortly(problems)}
            type={type}
          />
        ))}
      </div>
      <ExtraFields values={values} problems={shortly(problems)} type={type} />
      {children}
      {said !== undefined && <Banner tone="error">{said}</Banner>}
      <Button type="submit" pending={pending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

const fillIn = 'Please fill in all required fields';

/** The specification's message is shown once for the whole form, so each field gets a shorter one. */
const shortly = (problems: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, message === fillIn ? 'Required' : message]),
  );
