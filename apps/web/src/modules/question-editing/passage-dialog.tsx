import { editPassage } from '@markwell/shared/question-editing/passages.contract';
import { newPassageSchema, type NewPassage } from '@markwell/shared/question-bank/passages.schemas';
import type { QuestionDetailDto } from '@markwell/shared/question-bank/questions.schemas';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { call } from '#lib/api/client.ts';
import { countOf } from '#lib/format.ts';
import { FormulaField } from '#modules/question-bank/formula-field.tsx';

interface PassageDialogProps {
  passage: NonNullable<QuestionDetailDto['passage']>;
  /** Fetches the questions again. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Edits a passage for all its questions. */
export function PassageDialog({ passage, onSaved, onClose }: PassageDialogProps) {
  const { id: passageId, title, body, questionCount } = passage;
  const form = useContractForm({ schema: newPassageSchema, values: { title, body } });
  const editing = useMutation({
    mutationFn: (edit: NewPassage) => call(editPassage, { params: { passageId }, body: edit }),
    onSuccess: onSaved,
  });
  return (
    <FormDialog
      form={form}
      title="Edit passage"
      description={
        questionCount > 1
          ? `${countOf(questionCount, 'question is', 'questions are')} about this passage. The change is for all of them.`
          : 'Only this question is about the passage.'
      }
      size="large"
      submitLabel="Save passage"
      guardsChanges
      className="grid gap-5"
      onSubmit={(edit) => editing.mutateAsync(edit)}
      onSuccess={() => {
        showToast('success', 'Passage updated');
        onClose();
      }}
      onClose={onClose}
    >
      <Field label="Title" required {...form.field('title')}>
        <TextInput />
      </Field>
      <FormulaField form={form} name="body" label="Text" what="the passage" rows={14} required />
    </FormDialog>
  );
}
