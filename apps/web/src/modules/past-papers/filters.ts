import type { PastPaperDto } from '@markwell/shared/past-papers/past-papers.contract';
import { paperDifficulties } from '@markwell/shared/past-papers/past-papers.vocabulary';

/** The filters' names in the address; an empty value means all papers. */
export const filterNames = ['examTypeId', 'subjectId', 'examBoardId', 'year', 'difficulty'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

export function filtersIn(search: URLSearchParams): Filters {
  return {
    examTypeId: search.get('examTypeId') ?? '',
    subjectId: search.get('subjectId') ?? '',
    examBoardId: search.get('examBoardId') ?? '',
    year: search.get('year') ?? '',
    difficulty: search.get('difficulty') ?? '',
  };
}

/** The papers that match every chosen filter. */
export function filtered(papers: readonly PastPaperDto[], filters: Filters): PastPaperDto[] {
  return papers.filter(
    ({ examType, subject, examBoard, year, difficulty }) =>
      matches(filters.examTypeId, examType.id) &&
      matches(filters.subjectId, subject.id) &&
      matches(filters.examBoardId, examBoard?.id) &&
      matches(filters.year, String(year)) &&
      matches(filters.difficulty, difficulty),
  );
}

const matches = (chosen: string, value: string | undefined) => chosen === '' || chosen === value;

/** The filters after a change. What the chosen stage does not have is reset. */
export function withFilter(
  papers: readonly PastPaperDto[],
  filters: Filters,
  name: FilterName,
  value: string,
): Filters {
  const chosen = { ...filters, [name]: value };
  if (name !== 'examTypeId') return chosen;
  const ofStage = papers.filter(({ examType }) => matches(chosen.examTypeId, examType.id));
  const hasSubject = ofStage.some(({ subject }) => matches(chosen.subjectId, subject.id));
  const hasBoard = ofStage.some(({ examBoard }) => matches(chosen.examBoardId, examBoard?.id));
  return {
    ...chosen,
    subjectId: hasSubject ? chosen.subjectId : '',
    examBoardId: hasBoard ? chosen.examBoardId : '',
  };
}

export interface FilterChoice {
  value: string;
  label: string;
}

/**
 * The choices of each filter, from the existing papers. Subjects are those of the chosen stage; without
 * one, each label includes its stage.
 */
export function choicesFor(
  papers: readonly PastPaperDto[],
  { examTypeId }: Filters,
): Record<FilterName, FilterChoice[]> {
  const ofStage = papers.filter(({ examType }) => matches(examTypeId, examType.id));
  const years = [...new Set(papers.map(({ year }) => year))].sort((one, other) => other - one);
  return {
    examTypeId: distinct(
      papers.map(({ examType }) => ({ value: examType.id, label: shortName(examType.name) })),
    ),
    subjectId: distinct(
      ofStage.map(({ subject, examType }) => ({
        value: subject.id,
        label: examTypeId === '' ? `${subject.name} (${shortName(examType.name)})` : subject.name,
      })),
    ),
    examBoardId: distinct(
      ofStage.flatMap(({ examBoard }) => (examBoard ? [{ value: examBoard.id, label: examBoard.name }] : [])),
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

interface Learner {
  stageId: string | null | undefined;
  /** Null: papers of every exam board are equal. */
  examBoardId: string | null | undefined;
}

/**
 * Papers for the pupil's stage first; among them those for the pupil's exam board, then those for every board.
 * Otherwise in the order received, newest first.
 */
export function ownFirst(papers: readonly PastPaperDto[], { stageId, examBoardId }: Learner): PastPaperDto[] {
  function rankOf({ examType, examBoard }: PastPaperDto): number {
    if (examType.id !== stageId) return 3;
    if (examBoardId == null || examBoard?.id === examBoardId) return 0;
    return examBoard === null ? 1 : 2;
  }
  return [...papers].sort((one, other) => rankOf(one) - rankOf(other));
}
