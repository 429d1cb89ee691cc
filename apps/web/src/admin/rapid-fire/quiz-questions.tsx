import { maxQuestionSearchLength } from '@markwell/shared/admin/questions/questions.contract';
import { maxQuestionsCounted } from '@markwell/shared/admin/questions/questions.schemas';
import {
  quizQuestionsPerPage,
  type QuizQuestionDto,
} from '@markwell/shared/admin/rapid-fire/rapid-fire.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { rapidFireLevels } from '@markwell/shared/vocabulary/rapid-fire';
import { Zap } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { z } from 'zod';
import { ClassificationFilters } from '../../components/admin/classification-filters.tsx';
import { DataTable } from '../../components/admin/data-table.tsx';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { useClampedPage } from '../../components/admin/use-clamped-page.ts';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { ResultCount } from '../../components/admin/result-count.tsx';
import { quizQuestionColumns } from './quiz-question-columns.tsx';
import { QuizQuestionDialog } from './quiz-question-dialog.tsx';
import { useQuizQuestions } from './quiz-questions.queries.ts';

const anyId = z.union([z.literal(''), idSchema]).catch('');

const filterSchema = z.object({
  search: z.string().max(maxQuestionSearchLength).catch(''),
  examTypeId: anyId,
  subjectId: anyId,
  /** 0 for all levels. */
  level: z.coerce.number().int().min(0).max(rapidFireLevels.length).catch(0),
  page: z.coerce.number().int().min(1).max(maxQuestionsCounted).catch(1),
});

const levelChoices = rapidFireLevels.map(({ level, name }) => ({
  value: String(level),
  label: `Level ${String(level)}: ${name}`,
}));
const idOf = ({ id }: QuizQuestionDto) => id;

/** The rapid-fire questions, ten to a page. */
export function QuizQuestions() {
  const { filters, change, clear, isFiltered } = useUrlFilters(filterSchema);
  const { search, examTypeId, subjectId, level, page } = filters;
  const [edited, setEdited] = useState<QuizQuestionDto | null>(null);
  const columns = useMemo(() => quizQuestionColumns(setEdited), []);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuizQuestions({
    page,
    search,
    ...(examTypeId !== '' && { examTypeId }),
    ...(subjectId !== '' && { subjectId }),
    ...(level !== 0 && { level }),
  });
  const pageCount = data && Math.ceil(data.total / quizQuestionsPerPage);
  const toPage = useCallback(
    (wanted: number) => {
      change({ page: wanted }, { replace: true });
    },
    [change],
  );
  useClampedPage({ page, pageCount: isPlaceholderData ? undefined : pageCount, onPage: toPage });
  const searchFor = useCallback(
    (text: string) => {
      change({ search: text, page: 1 }, { replace: true });
    },
    [change],
  );
  const failed = error !== null && data === undefined;

  return (
    <>
      <FilterBar label="Questions" isFiltered={isFiltered} onClear={clear}>
        <SearchForm
          label="Search text or question id"
          placeholder="Search text or question id"
          maxLength={maxQuestionSearchLength}
          value={search}
          onSearch={searchFor}
        />
        <ClassificationFilters
          examTypeId={examTypeId}
          subjectId={subjectId}
          onChange={(chosen) => {
            change({ ...chosen, page: 1 });
          }}
        />
        <FilterSelect
          label="Level"
          every="All levels"
          value={level === 0 ? '' : String(level)}
          choices={levelChoices}
          onChoose={(chosen) => {
            change({ level: Number(chosen), page: 1 });
          }}
        />
      </FilterBar>
      <ResultCount counted={failed ? undefined : data} one="question" />
      <DataTable
        label="Rapid-fire questions"
        columns={columns}
        rows={data?.questions}
        rowId={idOf}
        stale={isPlaceholderData}
        error={
          failed
            ? {
                message: messageOf(error, 'Failed to fetch questions'),
                onRetry: () => void refetch(),
                retrying: isFetching,
              }
            : undefined
        }
        empty={
          <EmptyState icon={Zap} title="No questions found">
            {isFiltered ? 'Try adjusting your filters' : 'Upload some questions to get started'}
          </EmptyState>
        }
      />
      {pageCount !== undefined && pageCount > 1 && (
        <div className="mt-3">
          <Pager
            label="Questions"
            size="dense"
            page={Math.min(page, pageCount)}
            pageCount={pageCount}
            onPage={(wanted) => {
              change({ page: wanted });
            }}
          />
        </div>
      )}
      {edited && (
        <QuizQuestionDialog
          key={edited.id}
          question={edited}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </>
  );
}
