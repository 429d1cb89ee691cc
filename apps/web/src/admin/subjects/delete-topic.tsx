import type { AdminTopicDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { ConfirmDelete } from '../../components/admin/confirm-delete.tsx';
import { countOf } from '../../lib/format.ts';
import { useDeleteTopic } from './subjects.queries.ts';

/** Asks before deleting a topic, and lists what is deleted with it. */
export function DeleteTopic({ topic, onClose }: { topic: AdminTopicDto; onClose: () => void }) {
  return (
    <ConfirmDelete
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
      deletion={useDeleteTopic()}
      target={topic.id}
      onClose={onClose}
    />
  );
}
