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
import { ClassificationFilters } from '../../components/admin/classification-filters.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { ListPage } from '../../components/admin/list-page.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { Button } from '../../components/ui/actions/button.tsx';
import { SearchForm } from '../../components/ui/inputs/search-form.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { questionColumns } from './question-columns.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { openQuestionSchema, queryOf, questionFilterSchema } from './question-filters.ts';
import { SelectionActions } from './selection-actions.tsx';
import { useQuestionPages } from './questions.queries.ts';
import { countLabel, nameOf } from './wording.ts';

const typeChoices = questionTypes.map((value) => ({ value, label: questionTypeNames[value] }));
const statusChoices = questionStatuses.map((value) => ({ value, label: questionStatusNames[value] }));

/** Manage Questions (spec 3 §2.2). */
export function QuestionsPage() {
  const address = useUrlFilters(questionFilterSchema);
  const {
    filters: { question: openId },
    change: open,
  } = useUrlFilters(openQuestionSchema);
  const questions = useQuestionPages(queryOf(address.filters));
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const rows = useMemo(() => questions.data?.pages.flatMap((page) => page.questions), [questions.data]);
  const counts = questions.data?.pages[0]?.counts;
  const columns = useMemo(
    () =>
      questionColumns({
        onView: ({ id }) => {
          open({ question: id });
        },
        onDelete: ({ id }) => {
          setDeletingId(id);
        },
      }),
    [open],
  );

  return (
    <>
      <AdminPageHeader
        title="Manage Questions"
        lead={counts ? countLabel(counts) : 'Counting questions…'}
        actions={
          <Button asChild size="small">
            <Link to="/admin">Upload questions</Link>
          </Button>
        }
      />
      <ListPage
        label="Questions"
        address={address}
        filters={
          <>
            <SearchForm
              {...address.searchBy('search')}
              label="Search text or question id"
              placeholder="Search text or question id"
              maxLength={maxQuestionSearchLength}
            />
            <FilterSelect
              {...address.selectBy('questionType')}
              label="Question type"
              every="All types"
              choices={typeChoices}
            />
            <FilterSelect
              {...address.selectBy('status')}
              label="Status"
              every="All but archived"
              choices={statusChoices}
            />
            <ClassificationFilters
              examTypeId={address.filters.examType}
              subjectId={address.filters.subject}
              onChange={({ examTypeId, subjectId }) => {
                address.change({ examType: examTypeId, subject: subjectId });
              }}
            />
          </>
        }
        query={questions}
        rows={rows}
        more={{
          label: rows?.length === 0 ? 'Search older questions' : 'Show more questions',
          failure: 'Failed to fetch questions',
        }}
        failure="Failed to fetch questions"
        empty={{
          icon: FileQuestionMark,
          title: 'No questions found',
          text: address.isFiltered ? 'Try adjusting your filters' : 'Upload some questions to get started',
        }}
        selection={{
          nameOf,
          actions: (selected, clear) => <SelectionActions selected={selected} onDeleted={clear} />,
        }}
        columns={columns}
      />
      {deletingId !== null && (
        <DeleteQuestion
          questionId={deletingId}
          onClose={() => {
            setDeletingId(null);
          }}
        />
      )}
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
