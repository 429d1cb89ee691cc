import type { AdminTopicDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { Pencil, Trash2 } from 'lucide-react';
import { actionsColumn, type DataColumn } from '#ui/admin/list/data-columns.ts';
import { TitleCell } from '#ui/admin/list/title-cell.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { formatNumber } from '#lib/format.ts';

interface TopicActions {
  onEdit: (topic: AdminTopicDto) => void;
  onDelete: (topic: AdminTopicDto) => void;
}

export const topicColumns = ({ onEdit, onDelete }: TopicActions): DataColumn<AdminTopicDto>[] => [
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
