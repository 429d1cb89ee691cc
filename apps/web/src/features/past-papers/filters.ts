import type { PastPaperDto } from '@markwell/shared/features/past-papers/past-papers.contract';
import { paperDifficulties } from '@markwell/shared/vocabulary/past-papers';

/** The filters' names in the address; an empty value means all papers. */
export const filterNames = ['examTypeId', 'subjectId', 'year', 'difficulty'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

export function filtersIn(search: URLSearchParams): Filters {
  return {
    examTypeId: search.get('examTypeId') ?? '',
    subjectId: search.get('subjectId') ?? '',
    year: search.get('year') ?? '',
    difficulty: search.get('difficulty') ?? '',
  };
}

/** The papers that match every chosen filter. */
export function filtered(papers: readonly PastPaperDto[], filters: Filters): PastPaperDto[] {
  return papers.filter(
    ({ examType, subject, year, difficulty }) =>
      matches(filters.examTypeId, examType.id) &&
      matches(filters.subjectId, subject.id) &&
      matches(filters.year, String(year)) &&
      matches(filters.difficulty, difficulty),
  );
}

const matches = (chosen: string, value: string) => chosen === '' || chosen === value;

/** The filters after a change. The subject is reset if the chosen exam type does not have it. */
export function withFilter(
  papers: readonly PastPaperDto[],
  filters: Filters,
  name: FilterName,
  value: string,
): Filters {
  const chosen = { ...filters, [name]: value };
  const fits = papers.some(
    ({ examType, subject }) =>
      matches(chosen.examTypeId, examType.id) && matches(chosen.subjectId, subject.id),
  );
  return name === 'examTypeId' && !fits ? { ...chosen, subjectId: '' } : chosen;
}

export interface FilterChoice {
  value: string;
  label: string;
}

/**
 * The choices of each filter, from the existing papers. Subjects are those of the chosen exam type; without
 * one, each label includes its exam type.
 */
export function choicesFor(
  papers: readonly PastPaperDto[],
  { examTypeId }: Filters,
): Record<FilterName, FilterChoice[]> {
  const ofExamType = papers.filter(({ examType }) => matches(examTypeId, examType.id));
  const years = [...new Set(papers.map(({ year }) => year))].sort((one, other) => other - one);
  return {
    examTypeId: distinct(
      papers.map(({ examType }) => ({ value: examType.id, label: shortName(examType.name) })),
    ),
    subjectId: distinct(
      ofExamType.map(({ subject, examType }) => ({
        value: subject.id,
        label: examTypeId === '' ? `${subject.name} (${shortName(examType.name)})` : subject.name,
      })),
    ),
    year: years.map((year) => ({ value: String(year), label: String(year) })),
    difficulty: paperDifficulties.map((difficulty) => ({ value: difficulty, label: difficulty })),
  };
}

function distinct(choices: readonly FilterChoice[]): FilterChoice[] {
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  return [...byValue.values()].sort((one, other) => one.label.localeCompare(other.label, 'en-GB'));
}

/** The text before the first parenthesis: '11+' of '11+ (Eleven Plus)'. */
export const shortName = (name: string): string => name.split('(')[0]?.trim() ?? name;
