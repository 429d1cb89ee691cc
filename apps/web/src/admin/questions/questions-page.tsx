import { maxQuestionSearchLength } from '@markwell/shared/admin/questions/questions.contract';
import {
  questionStatuses,
  questionStatusNames,
  questionTypeNames,
  questionTypes,
} from '@markwell/shared/vocabulary/question-types';
import { FileQuestionMark } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import type { ListFilter } from '../../components/admin/list/list-filters.tsx';
import { ListPage, type ListTexts } from '../../components/admin/list/list-page.tsx';
import { useUrlFilters } from '../../components/admin/list/use-url-filters.ts';
import { Button } from '../../components/ui/actions/button.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { questionColumns } from './question-columns.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { openQuestionSchema, queryOf, questionFilterSchema } from './question-filters.ts';
import { SelectionActions } from './selection-actions.tsx';
import { useQuestionPages } from './questions.queries.ts';
import { countLabel, nameOf } from './wording.ts';

const typeChoices = questionTypes.map((value) => ({ value, label: questionTypeNames[value] }));
const statusChoices = questionStatuses.map((value) => ({ value, label: questionStatusNames[value] }));

const filters: ListFilter<'search' | 'questionType' | 'status' | 'examType' | 'subject'>[] = [
  {
    search: 'search',
    label: 'Search text or question id',
    placeholder: 'Search text or question id',
    maxLength: maxQuestionSearchLength,
  },
  { name: 'questionType', label: 'Question type', every: 'All types', choices: typeChoices },
  { name: 'status', label: 'Status', every: 'All but archived', choices: statusChoices },
  { stage: 'examType', subject: 'subject' },
];
const failure = 'Failed to fetch questions';
const texts: ListTexts = {
  label: 'Questions',
  failure,
  empty: {
    icon: FileQuestionMark,
    title: 'No questions found',
    text: 'Upload some questions to get started',
  },
  noMatch: { text: 'Try adjusting your filters' },
};

/** Manage Questions (spec 3 §2.2). */
export function QuestionsPage() {
  const address = useUrlFilters(questionFilterSchema);
  const {
    filters: { question: openId },
    change: open,
  } = useUrlFilters(openQuestionSchema);
  const questions = useQuestionPages(queryOf(address.filters));
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const { rows, counts } = questions.data ?? {};
  const columns = useMemo(
    () =>
      questionColumns({
        onView: ({ id }) => {
          open({ question: id });
        },
        onDelete: ({ id }) => setDeletingId(id),
      }),
    [open],
  );

  return (
    <>
      <AdminPageHeader
        title="Manage Questions"
        lead={
          counts ? (
            <>
              <span>{countLabel(counts)}</span>
              <span> · drafts included</span>
            </>
          ) : (
            'Counting questions…'
          )
        }
        actions={
          <Button asChild size="small">
            <Link to="/admin">Upload questions</Link>
          </Button>
        }
      />
      <ListPage
        {...texts}
        more={{ label: rows?.length === 0 ? 'Search older questions' : 'Show more questions', failure }}
        address={address}
        filters={filters}
        query={questions}
        selection={{
          nameOf,
          actions: (selected, clear) => <SelectionActions selected={selected} onDeleted={clear} />,
        }}
        columns={columns}
      />
      {deletingId !== null && <DeleteQuestion questionId={deletingId} onClose={() => setDeletingId(null)} />}
      {openId !== '' && (
        <QuestionDialog
          questionId={openId}
          onClose={() => {
            open({ question: '' });
          }}
        />
      )}
    </>
  );
}
