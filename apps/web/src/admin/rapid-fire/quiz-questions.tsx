import { maxQuestionSearchLength } from '@markwell/shared/admin/questions/questions.contract';
import { maxQuestionsCounted } from '@markwell/shared/admin/questions/questions.schemas';
import {
  quizQuestionsPerPage,
  type QuizQuestionDto,
} from '@markwell/shared/admin/rapid-fire/rapid-fire.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { rapidFireLevels } from '@markwell/shared/vocabulary/rapid-fire';
import { Zap } from 'lucide-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { ClassificationFilters } from '../../components/admin/classification-filters.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import { ListPage } from '../../components/admin/list-page.tsx';
import { useUrlFilters } from '../../components/admin/use-url-filters.ts';
import { SearchForm } from '../../components/ui/inputs/search-form.tsx';
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

/** The rapid-fire questions, ten to a page. */
export function QuizQuestions() {
  const address = useUrlFilters(filterSchema);
  const { search, examTypeId, subjectId, level, page } = address.filters;
  const questions = useQuizQuestions({
    page,
    search,
    ...(examTypeId !== '' && { examTypeId }),
    ...(subjectId !== '' && { subjectId }),
    ...(level !== 0 && { level }),
  });
  const [edited, setEdited] = useState<QuizQuestionDto | null>(null);
  const columns = useMemo(() => quizQuestionColumns(setEdited), []);

  return (
    <>
      <ListPage
        label="Questions"
        tableLabel="Rapid-fire questions"
        address={address}
        filters={
          <>
            <SearchForm
              {...address.searchBy('search')}
              label="Search text or question id"
              placeholder="Search text or question id"
              maxLength={maxQuestionSearchLength}
            />
            <ClassificationFilters
              examTypeId={examTypeId}
              subjectId={subjectId}
              onChange={(chosen) => {
                address.change({ ...chosen, page: 1 });
              }}
            />
            <FilterSelect
              {...address.selectBy('level')}
              label="Level"
              every="All levels"
              choices={levelChoices}
            />
          </>
        }
        query={questions}
        rows={questions.data?.questions}
        pageCount={questions.data && Math.ceil(questions.data.total / quizQuestionsPerPage)}
        count={{ total: questions.data?.total, isCapped: questions.data?.isCapped, one: 'question' }}
        failure="Failed to fetch questions"
        empty={{
          icon: Zap,
          title: 'No questions found',
          text: address.isFiltered ? 'Try adjusting your filters' : 'Upload some questions to get started',
        }}
        columns={columns}
      />
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
