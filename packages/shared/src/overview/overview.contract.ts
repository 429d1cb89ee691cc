import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { subjectColorSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, daySchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { cappedCountSchema } from '../contract/list-schemas.ts';

/** The number of answers a question needs before it can be listed as most missed. */
export const minAnswers = 20;
export const maxMostMissed = 10;
/** Counts stop at this number; beyond it `isCapped` is true. */
export const overviewCap = 10_000;

const cappedSchema = cappedCountSchema(overviewCap);
export type Capped = z.infer<typeof cappedSchema>;

const questionCountsSchema = z.object({
  id: idSchema,
  name: z.string(),
  stageName: z.string(),
  color: subjectColorSchema,
  published: countSchema,
  /** Reserved for assignments; not among the published ones. */
  reserved: countSchema,
  drafts: cappedSchema,
  archived: cappedSchema,
});
export type SubjectQuestionCounts = z.infer<typeof questionCountsSchema>;

const missedQuestionSchema = z.object({
  id: idSchema,
  /** The beginning of the body; null when there is only a picture. */
  text: z.string().nullable(),
  topicName: z.string(),
  subjectName: z.string(),
  answered: countSchema,
  answeredWrongly: countSchema,
});
export type MissedQuestion = z.infer<typeof missedQuestionSchema>;

export const overview = endpoint('GET /admin/overview', 'admin', {
  summary: 'To-do counts, new questions and the most missed questions',
  response: z.object({
    toDo: z.object({
      pendingReports: cappedSchema,
      /** When the oldest pending report was made. */
      oldestReportAt: instantSchema.nullable(),
      draftQuestions: cappedSchema,
      draftCreativeWriting: cappedSchema,
    }),
    subjects: z.array(questionCountsSchema),
    /** The seven days up to today, in Europe/London. */
    newQuestions: z.object({
      total: cappedSchema,
      days: z.array(z.object({ day: daySchema, count: countSchema })),
    }),
    /** Published questions with the largest share of wrong answers. */
    mostMissed: z.array(missedQuestionSchema),
  }),
});
export type OverviewDto = z.infer<typeof overview.response>;
