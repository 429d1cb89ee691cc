import { type AdminTopicDto, changedTopicSchema } from '@markwell/shared/subjects/subjects-admin.contract';
import { ArrowLeft, ListTree, Plus, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ListPage } from '#ui/admin/list/list-page.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { countOf, formatNumber } from '#lib/format.ts';
import { ConfirmPermanentDelete } from '#ui/admin/confirm-delete.tsx';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { TitleCell } from '#ui/admin/list/title-cell.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { toastFailure } from '#ui/forms/toast-failure.ts';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { useDeleteTopic, useSubject, useTopics, useSaveTopic } from './subjects.queries.ts';
import { NameFields, OrderField } from './name-fields.tsx';

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

interface TopicActions {
  onEdit: (topic: AdminTopicDto) => void;
  onDelete: (topic: AdminTopicDto) => void;
}

const topicColumns = ({ onEdit, onDelete }: TopicActions): DataColumn<AdminTopicDto>[] => [
  {
    id: 'name',
    header: 'Topic',
    card: 'title',
    className: 'min-w-56',
    sortBy: ({ name }) => name,
    cell: ({ name, description, isGeneral }) => (
      <TitleCell title={name} badge={isGeneral && <Badge tone="royal">General</Badge>} note={description} />
    ),
  },
  {
    id: 'code',
    header: 'Code',
    card: 'wide',
    sortBy: ({ code }) => code,
    className: 'min-w-52',
    cell: ({ code }) => <span className="text-xs break-all">{code}</span>,
  },
  { id: 'order', header: 'Order', align: 'end', sortBy: ({ order }) => order, cell: ({ order }) => order },
  {
    id: 'questions',
    header: 'Questions with drafts',
    align: 'end',
    sortBy: ({ questionCount }) => questionCount,
    cell: ({ questionCount }) => formatNumber(questionCount),
  },
  actionsColumn(
    (topic) => (
      <span className="inline-flex">
        <IconButton icon={Pencil} label={`Edit ${topic.name}`} onClick={() => onEdit(topic)} />
        <IconButton
          icon={Trash2}
          label={topic.isGeneral ? 'The General topic cannot be deleted' : `Delete ${topic.name}`}
          disabled={topic.isGeneral}
          onClick={() => onDelete(topic)}
        />
      </span>
    ),
    'end',
  ),
];

interface TopicDialogProps {
  subjectId: string;
  /** Null to create one. */
  topic: AdminTopicDto | null;
  /** The default order of a new topic: after the others. */
  nextOrder: number;
  onClose: () => void;
}

function TopicDialog({ subjectId, topic, nextOrder, onClose }: TopicDialogProps) {
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
