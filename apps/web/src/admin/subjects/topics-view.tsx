import type { AdminTopicDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { ArrowLeft, ListTree, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable } from '../../components/admin/data-table.tsx';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { shortStageName } from '../../components/admin/use-curriculum.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { countOf } from '../../lib/format.ts';
import { DeleteTopic } from './delete-topic.tsx';
import { useSubject, useTopics } from './subjects.queries.ts';
import { topicColumns } from './topic-columns.tsx';
import { TopicDialog } from './topic-dialog.tsx';

const idOf = ({ id }: AdminTopicDto) => id;

/** The topics of one subject, in their order. */
export function TopicsView({ subjectId, onBack }: { subjectId: string; onBack: () => void }) {
  const subject = useSubject(subjectId);
  const { data, error, isFetching, refetch } = useTopics(subjectId);
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
    <Button
      size="small"
      onClick={() => {
        setEdited('new');
      }}
    >
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
          data &&
          subject.data &&
          `${shortStageName(subject.data.stage.displayName)} · ${countOf(data.topics.length, 'topic')}`
        }
        actions={
          <>
            {back}
            {add}
          </>
        }
      />
      <DataTable
        label="Topics"
        columns={columns}
        rows={data?.topics}
        rowId={idOf}
        error={
          error
            ? {
                message: messageOf(error, 'Failed to load topics'),
                onRetry: () => void refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        empty={
          <EmptyState icon={ListTree} title="No topics yet" action={add}>
            Topics are also created on upload
          </EmptyState>
        }
      />
      {edited && (
        <TopicDialog
          subjectId={subjectId}
          topic={edited === 'new' ? null : edited}
          nextOrder={(data?.topics.length ?? 0) * 10}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      {deleted && (
        <DeleteTopic
          topic={deleted}
          onClose={() => {
            setDeleted(null);
          }}
        />
      )}
    </>
  );
}
