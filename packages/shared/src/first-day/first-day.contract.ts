import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { startsAttempt } from '../question-bank/question-schemas.ts';
import { startedTestSchema } from '../attempts/mock-tests.schemas.ts';

/** How far a new pupil is in the steps of the first day: stage and exam board, starter, first plan. */
export const firstDaySchema = z.object({
  /** Whether the pupil has finished a test, quiz or challenge, so that there is a plan. */
  hasFinishedWork: z.boolean(),
});
export type FirstDayDto = z.infer<typeof firstDaySchema>;

export const startStarter = endpoint('POST /first-day/starter', 'learner', {
  summary:
    'Start the starter, the first day’s test: a short test of easy and medium questions from all subjects of the stage; an open one continues',
  response: startedTestSchema,
  ...startsAttempt,
});

export const endFirstDay = endpoint('POST /first-day/end', 'learner', {
  summary: 'Finish or skip the steps of the first day; they are not shown again',
  response: z.object({}),
});
