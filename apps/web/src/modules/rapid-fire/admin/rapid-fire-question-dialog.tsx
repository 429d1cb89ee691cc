import {
  rapidFireQuestionEditSchema,
  type RapidFireQuestionDto,
} from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { QuestionImage } from '#modules/answers/content/question-image.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { typedNumber } from '#lib/typed-number.ts';
import { FormulaField } from '#modules/question-bank/formula-field.tsx';
import { useEditRapidFireQuestion } from './rapid-fire-questions.queries.ts';

interface RapidFireQuestionDialogProps {
  question: RapidFireQuestionDto;
  onClose: () => void;
}

/** Edits a rapid-fire question. */
export function RapidFireQuestionDialog({ question, onClose }: RapidFireQuestionDialogProps) {
  const editing = useEditRapidFireQuestion(question.id);
  const form = useContractForm({
    schema: rapidFireQuestionEditSchema,
    values: {
      questionText: question.questionText ?? '',
      explanationText: question.explanationText ?? '',
      level: String(question.level),
      timeLimit: String(question.timeLimit),
    },
    bodyOf: ({ level, timeLimit, ...texts }) => ({
      ...texts,
      level: Number(level),
      timeLimit: typedNumber(timeLimit),
      revision: question.revision,
      openedWith: { level: question.level, timeLimit: question.timeLimit },
    }),
    check: ({ questionText }) =>
      questionText.trim() === '' && question.questionImageUrl === null
        ? { questionText: 'Please enter question text' }
        : {},
  });

  return (
    <FormDialog
      form={form}
      title="Edit rapid-fire question"
      description="Finished quizzes keep the text they showed."
      submitLabel="Save"
      guardsChanges
      onClose={onClose}
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={editing.mutateAsync}
      onSuccess={onClose}
      onFailure={(error) => showToast('error', 'Failed to update question', messageOf(error))}
    >
      {question.questionImageUrl !== null && (
        <QuestionImage
          url={question.questionImageUrl}
          alt={question.questionImageAlt ?? 'The question, as a picture'}
          className="max-h-60 sm:col-span-2"
        />
      )}
      <div className="grid gap-4 sm:col-span-2">
        <FormulaField form={form} name="questionText" label="Question text" what="the question" rows={4} />
        <FormulaField
          form={form}
          name="explanationText"
          label="Explanation"
          what="the explanation"
          rows={4}
        />
      </div>
      <Field label="Level" {...form.field('level')}>
        <Select>
          {rapidFireLevels.map(({ level, name }) => (
            <option key={level} value={level}>
              {level} {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Time limit" hint="Seconds, 10 to 120" {...form.field('timeLimit')}>
        <TextInput inputMode="numeric" />
      </Field>
    </FormDialog>
  );
}
