import { maxQuestionSearchLength } from '@markwell/shared/admin/questions/questions.contract';
import {
  questionStatuses,
  questionStatusNames,
  questionTypeNames,
  questionTypes,
} from '@markwell/shared/vocabulary/question-types';
import { useCallback } from 'react';
import { ClassificationFilters } from '../../components/admin/classification-filters.tsx';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import type { UrlFilters } from '../../components/admin/use-url-filters.ts';
import { hasFilters, type QuestionFilters } from './question-filters.ts';

const typeChoices = questionTypes.map((value) => ({ value, label: questionTypeNames[value] }));
const statusChoices = questionStatuses.map((value) => ({ value, label: questionStatusNames[value] }));

export function QuestionFilterBar({ filters, change, clear }: UrlFilters<QuestionFilters>) {
  const search = useCallback(
    (text: string) => {
      change({ search: text }, { replace: true });
    },
    [change],
  );
  return (
    <FilterBar label="Questions" isFiltered={hasFilters(filters)} onClear={clear}>
      <SearchForm
        label="Search text or question id"
        placeholder="Search text or question id"
        maxLength={maxQuestionSearchLength}
        value={filters.search}
        onSearch={search}
      />
      <FilterSelect
        label="Question type"
        every="All types"
        value={filters.questionType}
        choices={typeChoices}
        onChoose={(value) => {
          change({ questionType: questionTypes.find((type) => type === value) ?? '' });
        }}
      />
      <FilterSelect
        label="Status"
        every="All but archived"
        value={filters.status}
        choices={statusChoices}
        onChoose={(value) => {
          change({ status: questionStatuses.find((status) => status === value) ?? '' });
        }}
      />
      <ClassificationFilters
        examTypeId={filters.examType}
        subjectId={filters.subject}
        onChange={({ examTypeId, subjectId }) => {
          change({ subject: subjectId, ...(examTypeId !== undefined && { examType: examTypeId }) });
        }}
      />
    </FilterBar>
  );
}
