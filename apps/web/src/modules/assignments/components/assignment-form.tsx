import {
  assignmentFieldsSchema,
  closedMessage,
  type AssignmentFields,
  type PreviewedQuestionDto,
} from '@markwell/shared/assignments/assignments.schemas';
import { instantOf } from '@markwell/shared/time/local-time';
import {
  assignmentDurations,
  releaseMoments,
  shownResults,
} from '@markwell/shared/assignments/assignments.vocabulary';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Card } from '#ui/display/card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { countOf } from '#lib/format.ts';
import { releaseNames, shownHints, shownNames } from '../assignment-texts.ts';
import { bodyOfAssignment, type AssignmentValues } from './assignment-values.ts';
import { QuestionFields } from './question-fields.tsx';

interface AssignmentFormProps<Sent> {
  label: string;
  stageId: string;
  classId: string;
  values: AssignmentValues;
  /** The chosen questions that are known already. */
  previews?: readonly PreviewedQuestionDto[];
  areQuestionsFixed?: boolean;
  submitLabel: string;
  onSubmit: (body: AssignmentFields) => Promise<Sent>;
  onSuccess: (sent: Sent) => void;
}

const durations = assignmentDurations.map((minutes) => ({
  value: String(minutes),
  label: countOf(minutes, 'minute'),
}));

/** The form of an assignment: its questions, its times and what pupils see of the result. */
export function AssignmentForm<Sent>(props: AssignmentFormProps<Sent>) {
  const { label, stageId, classId, values, previews = [], areQuestionsFixed = false, submitLabel } = props;
  const form = useContractForm({
    schema: assignmentFieldsSchema,
    values,
    bodyOf: bodyOfAssignment,
    // One that has opened may be closed early.
    check: (typed) => {
      const closesAt = areQuestionsFixed ? undefined : instantOf(typed.closesAt);
      return { closesAt: closesAt && closesAt.getTime() <= Date.now() ? closedMessage : undefined };
    },
  });
  const [show, release] = form.watch(['show', 'release']);
  return (
    <Form
      form={form}
      aria-label={label}
      className="grid grid-cols-1 max-w-3xl gap-6"
      onSubmit={props.onSubmit}
      onSuccess={props.onSuccess}
    >
      <h2 className="text-2xl">{label}</h2>
      <Card className="grid grid-cols-1 gap-5">
        <Field label="Title" required {...form.field('title')}>
          <TextInput maxLength={120} autoComplete="off" />
        </Field>
        <Field
          label="Instructions"
          hint="Your pupils read this before they start."
          {...form.field('instructions')}
        >
          <Textarea rows={3} maxLength={2000} />
        </Field>
      </Card>
      {areQuestionsFixed ? (
        <Banner tone="notice">
          This assignment has opened, so its questions and how they are answered can no longer be changed.
        </Banner>
      ) : (
        <QuestionFields form={form} stageId={stageId} classId={classId} previews={previews} />
      )}
      <Card className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Opens" hint="London time" required {...form.field('opensAt')}>
          <TextInput type="datetime-local" />
        </Field>
        <Field label="Due" hint="Later work counts as late" required {...form.field('dueAt')}>
          <TextInput type="datetime-local" />
        </Field>
        <Field
          label="Closes"
          hint="After this, nobody can start. To accept no late work, choose the due time."
          required
          {...form.field('closesAt')}
        >
          <TextInput type="datetime-local" />
        </Field>
        <Field
          label="Time limit"
          hint="Pupils with confirmed extra time get more"
          {...form.field('duration')}
        >
          <Select choices={durations}>
            <option value="">No time limit</option>
          </Select>
        </Field>
      </Card>
      <Card className="grid grid-cols-1 gap-5">
        <RadioChips
          legend="What pupils see of their result"
          hint={shownHints[show]}
          choices={shownResults.map((value) => ({ value, label: shownNames[value] }))}
          value={show}
          onChange={(value) => form.choose('show', value)}
        />
        {show !== 'NONE' && (
          <RadioChips
            legend="When they see it"
            choices={releaseMoments.map((value) => ({ value, label: releaseNames[value] }))}
            value={release}
            onChange={(value) => form.choose('release', value)}
          />
        )}
      </Card>
      <SubmitButton form={form} className="justify-self-start">
        {submitLabel}
      </SubmitButton>
      <UnsavedChangesGuard form={form} />
    </Form>
  );
}
