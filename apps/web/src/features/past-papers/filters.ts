import type { PastPaperDto } from '@markwell/shared/features/past-papers/past-papers.contract';
import { paperDifficulties } from '@markwell/shared/vocabulary/past-papers';

/** The names the filters have in the address; '' is every paper. */
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

/** Papers that every chosen filter lets through. */
export function filtered(papers: readonly PastPaperDto[], filters: Filters): PastPaperDto[] {
  return papers.filter(
    ({ examType, subject, year, difficulty }) =>
      matches(filters.examTypeId, examType.id) &&
      matches(filters.subjectId, subject.id) &&
      matches(filters.year, String(year)) &&
      matches(filters.difficulty, difficulty),
  );
}

const matches = (wanted: string, value: string) => wanted === '' || wanted === value;

/** What the filters are after one was chosen: a subject belongs to its exam type. */
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

/** What can be chosen, from the papers there are. Subjects are those of the chosen exam type; without one, each says its own. */
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

/** '11+ (Eleven Plus)' is 11+ on a card. */
export const shortName = (name: string): string => name.split('(')[0]?.trim() ?? name;
