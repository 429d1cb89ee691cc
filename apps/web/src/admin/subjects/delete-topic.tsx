import type { AdminTopicDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { showToast } from '../../components/ui/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { countOf } from '../../lib/format.ts';
import { useDeleteTopic } from './subjects.queries.ts';

/** Asks before deleting a topic, and lists what is deleted with it. */
export function DeleteTopic({ topic, onClose }: { topic: AdminTopicDto; onClose: () => void }) {
  const remove = useDeleteTopic();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose();
      }}
      tone="danger"
      title={`Delete ${topic.name}?`}
      description={
        <>
          <p>
            This permanently deletes the topic with{' '}
            <strong>{countOf(topic.questionCount, 'question')}</strong>. It cannot be undone.
          </p>
          <p className="mt-2">Pupils can still see the results they have.</p>
        </>
      }
      confirmLabel="Delete topic"
      pending={remove.isPending}
      onConfirm={() => {
        remove.mutate(topic.id, {
          onSuccess: () => {
            showToast('success', 'Topic deleted successfully!');
            onClose();
          },
          onError: (error) => {
            showToast('error', messageOf(error, 'Failed to delete topic'));
          },
        });
      }}
    />
  );
}
