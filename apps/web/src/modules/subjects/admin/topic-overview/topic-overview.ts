import type { SubjectWithTopicsDto } from '@markwell/shared/subjects/subjects.contract';

export interface TopicLine {
  id: string;
  name: string;
  subjectId: string;
  subjectName: string;
  examTypeId: string;
  examTypeName: string;
  questionCount: number;
}

interface TopicFilters {
  search: string;
  examTypeId: string;
  subjectId: string;
}

/** All topics, those with most questions first, then by name. */
export function topicLines(subjects: readonly SubjectWithTopicsDto[]): TopicLine[] {
  return subjects
    .flatMap((subject) =>
      subject.topics.map(({ id, name, questionCount }) => ({
        id,
        name,
        questionCount,
        subjectId: subject.id,
        subjectName: subject.name,
        examTypeId: subject.examTypeId,
        examTypeName: subject.examType.name,
      })),
    )
    .sort((a, b) => b.questionCount - a.questionCount || a.name.localeCompare(b.name, 'en-GB'));
}

/** The search covers the names of topics and subjects. */
export function filterLines(
  lines: readonly TopicLine[],
  { search, examTypeId, subjectId }: TopicFilters,
): TopicLine[] {
  const text = search.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (examTypeId === '' || line.examTypeId === examTypeId) &&
      (subjectId === '' || line.subjectId === subjectId) &&
      (line.name.toLowerCase().includes(text) || line.subjectName.toLowerCase().includes(text)),
  );
}

/** The four stat cards. The average is rounded. */
export function topicTotals(lines: readonly Pick<TopicLine, 'questionCount'>[]) {
  const questions = lines.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return {
    topics: lines.length,
    questions,
    average: lines.length === 0 ? 0 : Math.round(questions / lines.length),
    withQuestions: lines.filter(({ questionCount }) => questionCount > 0).length,
  };
}
