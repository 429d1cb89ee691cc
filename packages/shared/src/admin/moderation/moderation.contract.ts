import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema, textSchema } from '../../contract/field-schemas.ts';
import {
  reportActions,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStatuses,
} from '../../vocabulary/reports.ts';
import { questionStatuses } from '../../vocabulary/question-types.ts';

/** Reports on a page (spec 3 §9). */
export const reportsPerPage = 10;
/** Counted to here, and paged no further. */
export const maxReportsCounted = 10_000;
export const maxNotesLength = 500;
export const maxReplyLength = 300;

/** Anything that is neither pending nor resolved was dismissed (spec 3 §3). */
const flagStatusSchema = z.enum(reportStatuses).catch('DISMISSED');

export const managedReportSchema = z.object({
  id: idSchema,
  /** The question's id; of a past paper `{paperId}-{number}`. */
  questionId: z.string(),
  questionType: z.enum(reportKinds),
  reason: z.enum(reportReasons),
  status: flagStatusSchema,
  /** Null once the reporter's account is deleted. */
  user: z.object({ name: z.string(), email: z.string() }).nullable(),
  createdAt: instantSchema,
  /** What the question says now; null for one of a past paper. */
  question: z
    .object({
      /** Its first words; null when there is only a picture. */
      text: z.string().nullable(),
      status: z.enum(questionStatuses),
      topicName: z.string(),
      subjectName: z.string(),
    })
    .nullable(),
  paper: z.object({ title: z.string(), number: z.int(), subjectName: z.string() }).nullable(),
  /** Whether it says something else now than when the reporter met it, or is not in use any more. */
  hasChanged: z.boolean(),
  /** Reports of the same question that wait, this one included. */
  pendingReports: countSchema,
  /** Null while it waits. */
  decision: z
    .object({
      at: instantSchema.nullable(),
      /** Null once the administrator's account is deleted. */
      by: z.string().nullable(),
      notes: z.string().nullable(),
    })
    .nullable(),
});
export type ManagedReportDto = z.infer<typeof managedReportSchema>;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin-flags/question-flags',
  access: 'admin',
  summary: 'Reports of questions: those that wait first, the oldest of them in front; then the newest',
  query: z.object({
    page: z.coerce.number().int().min(1).max(maxReportsCounted).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(reportsPerPage),
    /** Without one: every status. */
    status: z.enum(reportStatuses).optional(),
    kind: z.enum(reportKinds).optional(),
    /** Only reports of this question: its id, or `{paperId}-{number}`. */
    questionId: z
      .string()
      .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-[1-9]\d{0,2})?$/iu, 'This is not a question')
      .optional(),
  }),
  response: z.object({
    flags: z.array(managedReportSchema),
    total: countSchema.max(maxReportsCounted),
    /** There are more than `total`. */
    isCapped: z.boolean(),
  }),
});
export type ReportPageDto = z.infer<typeof listReports.response>;

export const decideReport = endpoint({
  method: 'POST',
  path: '/admin-flags/question-flags/:flagId/resolve',
  access: 'admin',
  summary: 'Resolve or dismiss a report that waits, and tell whoever made it',
  params: z.object({ flagId: idSchema }),
  body: z.object({
    action: z.enum(reportActions),
    /** For the staff alone. Left empty: 'Issue resolved', 'Not an issue'. */
    notes: textSchema(maxNotesLength).trim().default(''),
    /** The answer to the reporter of a resolved report; without one, it follows from the question's history. */
    outcome: z.enum(reportOutcomes).optional(),
    /** A sentence for the reporter, below the answer. */
    reply: textSchema(maxReplyLength).trim().default(''),
    /** Every report of the same question that waits. */
    all: z.boolean().default(false),
  }),
  response: z.object({ status: flagStatusSchema, decided: countSchema }),
});
