import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema, instantSchema, textSchema } from '../contract/field-schemas.ts';
import { optionSchema, questionImageFields } from '../question-bank/question-schemas.ts';
import { cappedTotal, pageFields } from '../contract/list-schemas.ts';
import {
  changedParts,
  reportActions,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStatuses,
} from './reports.vocabulary.ts';
import { partWithKeySchema } from '../question-bank/questions.schemas.ts';
import { questionStatuses } from '../question-bank/question-types.vocabulary.ts';

/** Reports on a page. */
export const reportsPerPage = 10;
/** The highest total; further reports are neither counted nor listed. */
export const maxReportsCounted = 10_000;
export const maxNotesLength = 500;
export const maxReplyLength = 300;

/** Any status other than pending and resolved means dismissed. */
const reportStatusSchema = z.enum(reportStatuses).catch('DISMISSED');

const managedReportSchema = z.object({
  id: idSchema,
  /** The question's id; for a past paper `{paperId}-{number}`. */
  questionId: z.string(),
  questionType: z.enum(reportKinds),
  reason: z.enum(reportReasons),
  status: reportStatusSchema,
  /** Null once the reporter's account is deleted. */
  user: z.object({ name: z.string(), email: z.string() }).nullable(),
  createdAt: instantSchema,
  /** The question's current content; null for a past paper. */
  question: z
    .object({
      /** The beginning of the body; null when there is only a picture. */
      text: z.string().nullable(),
      status: z.enum(questionStatuses),
      topicName: z.string(),
      subjectName: z.string(),
    })
    .nullable(),
  paper: z.object({ title: z.string(), number: z.int(), subjectName: z.string() }).nullable(),
  /** Whether the question was edited or withdrawn since the report. */
  hasChanged: z.boolean(),
  /** Open reports of the same question, including this one. */
  pendingReports: countSchema,
  /** Null while the report is open. */
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

export const listReports = endpoint('GET /admin-flags/question-flags', 'admin', {
  summary: 'Reports of questions: open ones first, oldest first; then decided ones, newest first',
  query: z.object({
    ...pageFields({ usual: reportsPerPage, most: 100 }, maxReportsCounted),
    /** Omitted: every status. */
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
    ...cappedTotal(maxReportsCounted),
  }),
});
export type ReportPageDto = z.infer<typeof listReports.response>;

/** The content of one revision of a reported question. */
const reportedContentSchema = z.object({
  /** The question's. */
  id: idSchema,
  revision: z.int().min(1),
  questionText: z.string().nullable(),
  ...questionImageFields,
  explanationText: z.string().nullable(),
  /** Empty unless the question is multiple choice. */
  options: z.array(optionSchema),
  /** What is asked, with the answer keys and the addresses of the pictures; of a multiple-choice question too. */
  parts: z.array(partWithKeySchema),
});
export type ReportedContentDto = z.infer<typeof reportedContentSchema>;

export const readReport = endpoint('GET /admin-flags/question-flags/:flagId', 'admin', {
  summary: 'The question of a report: as the reporter saw it, as it is now, and what differs',
  response: z.object({
    /** Null for a question of a past paper. */
    question: z.object({ reported: reportedContentSchema, current: reportedContentSchema }).nullable(),
    changes: z.array(z.enum(changedParts)),
  }),
});
export type ReportComparisonDto = z.infer<typeof readReport.response>;

export const decideReport = endpoint('POST /admin-flags/question-flags/:flagId/resolve', 'admin', {
  summary: 'Resolve or dismiss an open report, and notify the pupil who made it',
  body: z.object({
    action: z.enum(reportActions),
    /** Only administrators see it. Empty: 'Issue resolved' or 'Not an issue'. */
    notes: textSchema(maxNotesLength).trim().default(''),
    /**
     * The reply to the reporter of a resolved report; if omitted, it is derived from the question's history.
     * 'changed' is refused when nothing was changed or withdrawn since the report.
     */
    outcome: z.enum(reportOutcomes).optional(),
    /** A sentence for the reporter, shown below the reply. */
    reply: textSchema(maxReplyLength).trim().default(''),
    /** Decide every open report of the same question. */
    all: z.boolean().default(false),
  }),
  response: z.object({ status: reportStatusSchema, decided: countSchema }),
  statuses: [409, 422],
});
