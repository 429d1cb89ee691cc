import {
  type ManagedCreativeQuestionDto,
  creativeChangeSchema,
} from '@markwell/shared/creative-writing/creative-question.schemas';
import { creativeStatuses } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { BookOpenText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { ListFilter } from '#ui/admin/list/list-filters.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { chosenFilters, useUrlFilters } from '#ui/admin/list/use-url-filters.ts';
import { ConfirmDelete } from '#ui/admin/confirm-delete.tsx';
import { formatNumber } from '#lib/format.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useCreativeQuestions, useDelete, useUpdate } from './creative-writing.queries.ts';
import { MatchingActions, SelectionActions } from './selection-actions.tsx';
import { questionColumns } from './question-columns.tsx';
import { QuestionFields, useQuestionForm } from './question-fields.tsx';
import { valuesOf } from './question-values.ts';

const maxSearchLength = 200;
const filterSchema = z.object({
  search: z.string().max(maxSearchLength).catch(''),
  status: z.enum(['', ...creativeStatuses]).catch(''),
  page: z.coerce.number().int().min(1).catch(1),
});

const statusChoices = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
];

const filters: ListFilter<'search' | 'status'>[] = [
  {
    search: 'search',
    label: 'Search questions',
    placeholder: 'Title, brief or theme',
    maxLength: maxSearchLength,
  },
  { name: 'status', label: 'Status', every: 'All statuses', choices: statusChoices },
];
const texts: ListTexts = {
  label: 'Questions',
  count: { one: 'question' },
  failure: 'Failed to fetch creative writing questions',
  empty: { icon: BookOpenText, title: 'No questions found', text: 'Upload some questions to get started' },
  noMatch: { text: 'Try adjusting your filters' },
};

/** The creative-writing questions, to publish, edit and delete. */
export function ManageTab() {
  const address = useUrlFilters(filterSchema);
  const { search, status } = address.filters;
  const questions = useCreativeQuestions(address.filters);
  // With one page, the rows are all that match.
  const matching = questions.data && questions.data.pageCount > 1 ? questions.data : undefined;
  const [edited, setEdited] = useState<ManagedCreativeQuestionDto | null>(null);
  const [deleted, setDeleted] = useState<ManagedCreativeQuestionDto | null>(null);
  const columns = useMemo(() => questionColumns({ onEdit: setEdited, onDelete: setDeleted }), []);

  return (
    <>
      <ListPage
        {...texts}
        address={address}
        filters={filters}
        query={questions}
        selection={{
          nameOf: ({ title }) => title,
          acrossPages: true,
          actions: (selected, clear) => <SelectionActions selected={selected} onDeleted={clear} />,
          all: matching && {
            count: formatNumber(matching.total),
            actions: (clear) => (
              <MatchingActions
                filter={chosenFilters({ search, status })}
                count={matching.total}
                onDone={clear}
              />
            ),
          },
        }}
        columns={columns}
      />
      {edited && <EditQuestion question={edited} onClose={() => setEdited(null)} />}
      {deleted && <DeleteQuestion question={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

interface DeleteQuestionProps {
  question: ManagedCreativeQuestionDto;
  onClose: () => void;
}

function DeleteQuestion({ question, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDelete
      title="Delete this question?"
      description={
        <>
          Are you sure you want to delete <b className="wrap-anywhere">{question.title}</b>? This action
          cannot be undone. Pupils who have answered it can still see their results.
        </>
      }
      deletion={useDelete()}
      target={question.id}
      onClose={onClose}
    />
  );
}

interface EditQuestionProps {
  question: ManagedCreativeQuestionDto;
  onClose: () => void;
}

function EditQuestion({ question, onClose }: EditQuestionProps) {
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
