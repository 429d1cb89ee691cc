import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, daySchema, idSchema, instantSchema } from '../../contract/field-schemas.ts';
import { subjectColors } from '../../vocabulary/subjects.ts';

/** A question has to be answered so often before its misses say something about it. */
export const minAnswers = 20;
export const maxMostMissed = 10;
/** Waiting and new things are counted to this number; beyond it `isCapped` is true. */
export const overviewCap = 10_000;

const cappedSchema = z.object({ count: countSchema.max(overviewCap), isCapped: z.boolean() });
export type Capped = z.infer<typeof cappedSchema>;

export const questionCountsSchema = z.object({
  id: idSchema,
  name: z.string(),
  stageName: z.string(),
  color: z.enum(subjectColors),
  published: countSchema,
  drafts: cappedSchema,
  archived: cappedSchema,
});
export type SubjectQuestionCounts = z.infer<typeof questionCountsSchema>;

export const missedQuestionSchema = z.object({
  id: idSchema,
  /** The beginning of what it asks; null when it is a picture. */
  text: z.string().nullable(),
  topicName: z.string(),
  subjectName: z.string(),
  answered: countSchema,
  missed: countSchema,
});
export type MissedQuestion = z.infer<typeof missedQuestionSchema>;

export const overview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  summary: 'What waits, what grows and what fails',
  response: z.object({
    waiting: z.object({
      flags: cappedSchema,
      /** When the flag that waits longest was raised. */
      oldestFlagAt: instantSchema.nullable(),
      draftQuestions: cappedSchema,
      draftCreativeWriting: cappedSchema,
    }),
    subjects: z.array(questionCountsSchema),
    /** Seven days up to today, in Europe/London. */
    newQuestions: z.object({
      total: cappedSchema,
      days: z.array(z.object({ day: daySchema, count: countSchema })),
    }),
    /** Published questions that most of those who answered got wrong. */
    mostMissed: z.array(missedQuestionSchema),
  }),
});
export type OverviewDto = z.infer<typeof overview.response>;
