import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { answeredFields, subjectOfRow } from '../curriculum/curriculum-schemas.ts';
import { countSchema, daySchema, idSchema, percentSchema } from '../contract/field-schemas.ts';
import { startsAttempt } from '../question-bank/question-schemas.ts';
import { startedTestSchema } from '../attempts/mock-tests.schemas.ts';

const studyPlanSchema = z.object({
  /** Seven days from today, with the number of questions due on each; overdue questions count today. */
  days: z.array(z.object({ day: daySchema, dueCount: countSchema })),
  /** Subjects of the current stage with due questions or weak topics; the one with most due questions first. */
  subjects: z.array(
    z.object({
      ...subjectOfRow,
      dueCount: countSchema,
      /** The weakest first. */
      weakTopics: z.array(z.object({ topicId: idSchema, topicName: z.string(), accuracy: percentSchema })),
    }),
  ),
  /** Subjects without weak topics worth practising this week: the lowest results first, then those not tried yet. */
  suggestions: z.array(z.object({ ...subjectOfRow, ...answeredFields })).default([]),
});
export type StudyPlanDto = z.infer<typeof studyPlanSchema>;
export type SuggestedSubjectDto = StudyPlanDto['suggestions'][number];
export type PlannedSubjectDto = StudyPlanDto['subjects'][number];

export const studyPlan = endpoint('GET /planner', 'learner', {
  summary:
    'The study plan for the current stage: due questions of the next days, weak topics, and what else to practise',
  response: studyPlanSchema,
  statuses: [404],
});

export const startPractice = endpoint('POST /planner/practice', 'learner', {
  summary: "Start today's practice of a subject as a test: due questions, filled up from weak topics",
  body: z.object({ subjectId: idSchema }),
  response: startedTestSchema,
  ...startsAttempt,
});
