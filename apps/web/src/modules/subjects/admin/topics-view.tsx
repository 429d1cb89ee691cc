import type { AdminTopicDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { ArrowLeft, ListTree, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ListPage } from '#ui/admin/list/list-page.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf } from '#lib/format.ts';
import { ConfirmPermanentDelete } from '#ui/admin/confirm-delete.tsx';
import { useDeleteTopic, useSubject, useTopics } from './subjects.queries.ts';
import { topicColumns } from './topic-columns.tsx';
import { TopicDialog } from './topic-dialog.tsx';

const empty = { icon: ListTree, title: 'No topics yet', text: 'Topics are also created on upload' };

/** The topics of one subject, in their order. */
export function TopicsView({ subjectId, onBack }: { subjectId: string; onBack: () => void }) {
  const subject = useSubject(subjectId);
  const topics = useTopics(subjectId);
  const [edited, setEdited] = useState<AdminTopicDto | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminTopicDto | null>(null);
  const columns = useMemo(() => topicColumns({ onEdit: setEdited, onDelete: setDeleted }), []);
  const back = (
    <Button variant="quiet" size="small" onClick={onBack}>
      <ArrowLeft aria-hidden className="size-4" />
      All subjects
    </Button>
  );
  const add = (
    <Button size="small" onClick={() => setEdited('new')}>
      <Plus aria-hidden className="size-4" />
      Add Topic
    </Button>
  );
  if (subject.isError) {
    return (
      <div className="pt-5">
        <ErrorState
          message={messageOf(subject.error, 'Failed to load subjects')}
          onRetry={() => void subject.refetch()}
          retrying={subject.isFetching}
          action={back}
        />
      </div>
    );
  }
  return (
    <>
      <AdminPageHeader
        title={subject.data ? `Topics of ${subject.data.name}` : 'Topics'}
        lead={
          topics.data &&
          subject.data &&
          `${shortStageName(subject.data.stage.displayName)} · ${countOf(topics.data.rows.length, 'topic')}`
        }
        actions={
          <>
            {back}
            {add}
          </>
        }
      />
      <ListPage
        label="Topics"
        query={topics}
        failure="Failed to load topics"
        empty={{ ...empty, action: add }}
        columns={columns}
      />
      {edited && (
        <TopicDialog
          subjectId={subjectId}
          topic={edited === 'new' ? null : edited}
          nextOrder={(topics.data?.rows.length ?? 0) * 10}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteTopic topic={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

/** Asks before deleting a topic, and lists what is deleted with it. */
function DeleteTopic({ topic, onClose }: { topic: AdminTopicDto; onClose: () => void }) {
  return (
    <ConfirmPermanentDelete
      what="topic"
      name={topic.name}
      contents={countOf(topic.questionCount, 'question')}
      note="Pupils can still see the results they have."
      deletion={useDeleteTopic()}
      target={topic.id}
      onClose={onClose}
    />
  );
}
