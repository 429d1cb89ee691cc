import type { StudyPlanDto, SuggestedSubjectDto } from '@markwell/shared/planner/planner.contract';
import { strongFrom } from '@markwell/shared/progress/topic-performance';
import { addDays } from '@markwell/shared/time/days';
import {
  maxSuggestedSubjects,
  maxWeakTopics,
  plannedDays,
} from '@markwell/shared/planner/planner.vocabulary';
import { questionCountOf } from '#modules/curriculum/curriculum.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import {
  accuracyOf,
  type PractisedSubject,
  type PractisedTopic,
} from '#modules/progress/practised-subjects.ts';
import type { DueCount, DueQuestion } from '#modules/progress/reviews/due-questions.repository.ts';

/** The weakest topics of a subject that have questions. */
export const weakTopicsOf = ({ topics }: Pick<PractisedSubject, 'topics'>): PractisedTopic[] =>
  topics
    .filter((topic) => topic.isWeak && questionCountOf(topic) > 0)
    .sort((one, other) => one.accuracy - other.accuracy)
    .slice(0, maxWeakTopics);

/** The study plan from today on: due questions for each day, and today's practice for each subject. */
export function studyPlanOf(
  subjects: readonly PractisedSubject[],
  counts: readonly DueCount[],
  today: string,
): StudyPlanDto {
  const sum = (of: readonly DueCount[]) => of.reduce((total, { count }) => total + count, 0);
  const planned = subjects.map((subject) => ({
    subjectId: subject.id,
    subjectName: subject.name,
    color: subjectColorOf(subject.color),
    dueCount: sum(counts.filter(({ subjectId, day }) => subjectId === subject.id && day === today)),
    weakTopics: weakTopicsOf(subject).map(({ id, name, accuracy }) => ({
      topicId: id,
      topicName: name,
      accuracy,
    })),
  }));
  return {
    days: Array.from({ length: plannedDays }, (_, ahead) => {
      const day = addDays(today, ahead);
      return { day, dueCount: sum(counts.filter((count) => count.day === day)) };
    }),
    subjects: planned
      .filter(({ dueCount, weakTopics }) => dueCount > 0 || weakTopics.length > 0)
      .sort((one, other) => other.dueCount - one.dueCount),
    suggestions: suggestionsOf(subjects),
  };
}

/**
 * The subjects with the lowest results, then those not tried yet. Not those that go well, have no questions, or have
 * weak topics, which today's practice includes.
 */
function suggestionsOf(subjects: readonly PractisedSubject[]): SuggestedSubjectDto[] {
  const withQuestions = subjects.filter(
    (subject) =>
      subject.topics.some((topic) => questionCountOf(topic) > 0) && weakTopicsOf(subject).length === 0,
  );
  const lowest = withQuestions
    .filter(({ answeredCount, accuracy }) => answeredCount > 0 && accuracy < strongFrom)
    .sort((one, other) => one.accuracy - other.accuracy);
  const untried = withQuestions.filter(({ answeredCount }) => answeredCount === 0);
  return [...lowest, ...untried].slice(0, maxSuggestedSubjects).map(accuracyOf);
}

/** The ids in order, except that the questions of a passage follow its first one. */
export function keepPassagesTogether(questions: readonly DueQuestion[]): string[] {
  const groups = Map.groupBy(questions, ({ id, passageId }) => passageId ?? id);
  return [...groups.values()].flat().map(({ id }) => id);
}
