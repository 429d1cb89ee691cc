import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, daySchema, idSchema, percentSchema } from '../../contract/field-schemas.ts';
import { subjectColors } from '../../vocabulary/subjects.ts';
import { startedTestSchema } from '../mock-tests/mock-tests.schemas.ts';

export const studyPlanSchema = z.object({
  /** Seven days from today on, with the questions that come back on each; what is overdue counts today. */
  days: z.array(z.object({ day: daySchema, dueCount: countSchema })),
  /** Every subject of the current stage with something due or weak, that with most due first. */
  subjects: z.array(
    z.object({
      subjectId: idSchema,
      subjectName: z.string(),
      color: z.enum(subjectColors),
      dueCount: countSchema,
      /** The weakest first. */
      weakTopics: z.array(z.object({ topicId: idSchema, topicName: z.string(), accuracy: percentSchema })),
    }),
  ),
});
export type StudyPlanDto = z.infer<typeof studyPlanSchema>;
export type PlannedSubjectDto = StudyPlanDto['subjects'][number];

export const studyPlan = endpoint({
  method: 'GET',
  path: '/planner',
  access: 'learner',
  summary: 'What to practise today and what comes back in the next days, on the current stage',
  response: studyPlanSchema,
});

export const startPractice = endpoint({
  method: 'POST',
  path: '/planner/practice',
  access: 'learner',
  summary: "Today's practice of a subject, an ordinary test: what is due, filled up from weak topics",
  body: z.object({ subjectId: idSchema }),
  response: startedTestSchema,
  creates: true,
});
