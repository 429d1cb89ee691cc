import { FilterSelect } from './filter-select.tsx';
import { useCurriculum } from './use-curriculum.ts';

interface CurriculumFiltersProps {
  examTypeId: string;
  subjectId: string;
  /** A new stage clears the subject. */
  onChange: (change: { examTypeId: string; subjectId: string }) => void;
}

/** Stage and subject as filters; the subject is enabled once a stage is chosen. */
export function ClassificationFilters({ examTypeId, subjectId, onChange }: CurriculumFiltersProps) {
  const { stages, subjects } = useCurriculum({ examTypeId, subjectId });
  return (
    <>
      <FilterSelect
        label="Stage"
        every="All stages"
        value={examTypeId}
        choices={stages}
        onChoose={(chosen) => {
          onChange({ examTypeId: chosen, subjectId: '' });
        }}
      />
      <FilterSelect
        label="Subject"
        every="All subjects"
        value={subjectId}
        choices={subjects}
        disabled={examTypeId === ''}
        onChoose={(chosen) => {
          onChange({ examTypeId, subjectId: chosen });
        }}
      />
    </>
  );
}
