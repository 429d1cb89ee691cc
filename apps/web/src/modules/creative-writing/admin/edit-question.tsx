import {
  creativeChangeSchema,
  type ManagedCreativeQuestionDto,
} from '@markwell/shared/creative-writing/creative-question.schemas';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useState } from 'react';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useUpdate } from './creative-writing.queries.ts';
import { QuestionFields, useQuestionForm } from './question-fields.tsx';
import { valuesOf } from './question-values.ts';

interface EditQuestionProps {
  question: ManagedCreativeQuestionDto;
  onClose: () => void;
}

export function EditQuestion({ question, onClose }: EditQuestionProps) {
  const update = useUpdate(question.id);
  // Of the version that the form began with: a refetch can bring a later one.
  const [updatedAt] = useState(question.updatedAt);
  const form = useQuestionForm(valuesOf(question));
  return (
    <FormDialog
      form={form}
      aria-label="Edit question"
      title="Edit question"
      size="large"
      description="Pupils who have answered it still see the version they answered."
      submitLabel="Save changes"
      guardsChanges
      onClose={onClose}
      className="grid gap-6"
      onSubmit={(body) => update.mutateAsync(creativeChangeSchema.parse({ ...body, updatedAt }))}
      onSuccess={() => {
        showToast('success', 'Question updated successfully');
        onClose();
      }}
      onFailure={() => undefined}
    >
      <QuestionFields
        form={form}
        failure={update.error ? messageOf(update.error, 'Failed to update question') : undefined}
      />
    </FormDialog>
  );
}
