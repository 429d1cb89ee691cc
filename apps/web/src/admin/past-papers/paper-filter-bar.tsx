import { useCallback } from 'react';
import { ClassificationFilters } from '../../components/admin/classification-filters.tsx';
import { FilterBar } from '../../components/admin/filter-bar.tsx';
import { SearchForm } from '../../components/ui/search-form.tsx';
import { FilterSelect } from '../../components/admin/filter-select.tsx';
import type { PapersAddress } from './paper-filters.ts';

interface PaperFilterBarProps {
  address: PapersAddress;
  /** The years for which papers exist. */
  years: readonly number[];
  isFiltered: boolean;
  onChange: (change: Partial<PapersAddress>, options?: { replace?: boolean }) => void;
  onClear: () => void;
}

/** Search, stage, subject and year; each change returns to the first page. */
export function PaperFilterBar({ address, years, isFiltered, onChange, onClear }: PaperFilterBarProps) {
  const search = useCallback(
    (text: string) => {
      onChange({ search: text, page: 1 }, { replace: true });
    },
    [onChange],
  );
  return (
    <FilterBar label="Past papers" isFiltered={isFiltered} onClear={onClear}>
      <SearchForm
        label="Search past papers"
        placeholder="Search by title or school"
        maxLength={120}
        value={address.search}
        onSearch={search}
      />
      <ClassificationFilters
        examTypeId={address.stageId}
        subjectId={address.subjectId}
        onChange={({ examTypeId, subjectId }) => {
          onChange({ ...(examTypeId !== undefined && { stageId: examTypeId }), subjectId, page: 1 });
        }}
      />
      <FilterSelect
        label="Year"
        every="All years"
        value={address.year === 0 ? '' : String(address.year)}
        choices={years.map((year) => ({ value: String(year), label: String(year) }))}
        onChoose={(year) => {
          onChange({ year: Number(year), page: 1 });
        }}
      />
    </FilterBar>
  );
}
