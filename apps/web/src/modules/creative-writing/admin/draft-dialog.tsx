import { draftFromGeneration } from '@markwell/shared/creative-writing/creative-writing-admin.contract';
import { ClassificationFields, emptyClassification } from '#modules/curriculum/classification-fields.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useDraftFromGeneration } from './creative-writing.queries.ts';

interface DraftDialogProps {
  generationId: string;
  title: string;
  onDrafted: () => void;
  onClose: () => void;
}

/** Asks for the classification of the new draft. Everything else can be changed under Manage Questions. */
export function DraftDialog({ generationId, title, onDrafted, onClose }: DraftDialogProps) {
  const draft = useDraftFromGeneration();
  const form = useContractForm({
    schema: draftFromGeneration.body,
    values: emptyClassification,
    bodyOf: (values) => ({
      ...values,
      topicId: values.topicId === '' ? null : values.topicId,
      generationId,
    }),
  });
  return (
    <FormDialog
      form={form}
      aria-label="Turn into a draft question"
      title="Turn into a draft question"
      description={title}
      submitLabel="Create draft"
      guardsChanges
      onClose={onClose}
      className="grid gap-4"
      onSubmit={draft.mutateAsync}
      onSuccess={() => {
        showToast('success', 'Draft created', 'Edit and publish it under Manage Questions.');
        onClose();
        onDrafted();
      }}
      onFailure={(error, isShown) => {
        if (!isShown) form.setError('root', { message: messageOf(error, 'Failed to create the draft') });
      }}
    >
      <ClassificationFields form={form} names={['examTypeId', 'subjectId', 'topicId']} />
    </FormDialog>
  );
}
