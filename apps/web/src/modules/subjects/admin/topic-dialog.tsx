import { changedTopicSchema, type AdminTopicDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { toastFailure } from '#ui/forms/toast-failure.ts';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { NameFields, OrderField } from './name-fields.tsx';
import { useSaveTopic } from './subjects.queries.ts';

interface TopicDialogProps {
  subjectId: string;
  /** Null to create one. */
  topic: AdminTopicDto | null;
  /** The default order of a new topic: after the others. */
  nextOrder: number;
  onClose: () => void;
}

export function TopicDialog({ subjectId, topic, nextOrder, onClose }: TopicDialogProps) {
  const save = useSaveTopic(subjectId);
  const isNew = topic === null;
  const form = useContractForm({
    schema: changedTopicSchema,
    values: {
      name: topic?.name ?? '',
      code: topic?.code ?? '',
      description: topic?.description ?? '',
      order: String(topic?.order ?? nextOrder),
      /** Of the version that the form began with. */
      updatedAt: topic?.updatedAt,
    },
    bodyOf: (values) => ({ ...values, order: Number(values.order) }),
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title={isNew ? 'Add topic' : 'Edit topic'}
      submitLabel={isNew ? 'Add topic' : 'Save topic'}
      guardsChanges
      onClose={onClose}
      className="grid gap-4"
      onSubmit={(body) => save.mutateAsync({ id: topic?.id ?? null, topic: body })}
      onSuccess={() => {
        showToast('success', `Topic ${isNew ? 'created' : 'updated'} successfully!`);
        onClose();
      }}
      onFailure={toastFailure(`Failed to ${isNew ? 'create' : 'update'} topic`)}
    >
      <NameFields form={form} />
      <OrderField form={form} />
    </FormDialog>
  );
}
