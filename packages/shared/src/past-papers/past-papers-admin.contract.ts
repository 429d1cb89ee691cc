import { z } from 'zod';
import { endpoint, type AcceptedFiles } from '../contract/endpoint.ts';
import { coloredSubjectSchema, namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, textSchema } from '../contract/field-schemas.ts';
import { chosenIdSchema, editedVersion } from '../contract/request-schemas.ts';
import { pageFields, paginationSchema, searchSchema } from '../contract/list-schemas.ts';
import { paperDocumentSchema } from './past-papers.contract.ts';
import { answerSlotPattern } from './answer-slots.ts';
import { maxImageBytes } from '../media/media.vocabulary.ts';
import { maxPdfBytes, paperDifficulties, paperYears } from './past-papers.vocabulary.ts';
import { visibilities } from '../curriculum/subjects.vocabulary.ts';

/** Papers on one page of the list. */
const paperPageSize = 25;
/** The maximum number of answer pictures in one request. */
const maxAnswerImages = 200;

const required = 'Please fill in required fields';
const ofYears = `Please enter a year from ${paperYears.first} to ${paperYears.last}`;

const yearSchema = z
  .int({ error: ofYears })
  .min(paperYears.first, { error: ofYears })
  .max(paperYears.last, { error: ofYears });

/** An optional number. */
const numberSchema = z
  .int({ error: 'Please enter a whole number' })
  .min(1, { error: 'Please enter 1 or more' })
  .max(10_000, { error: 'Please enter at most 10,000' })
  .nullable()
  .default(null);

/** The fields of a paper that an administrator edits. */
const paperEditSchema = z.object({
  title: z.string({ error: required }).trim().min(1, { error: required }).pipe(textSchema(200)),
  stageId: chosenIdSchema(required),
  subjectId: chosenIdSchema(required),
  /** Only for a stage with exam boards; null for every board. */
  examBoardId: idSchema.nullable().default(null),
  year: yearSchema,
  paperNumber: numberSchema,
  schoolName: textSchema(200).trim().nullable().default(null),
  /** Minutes. */
  duration: numberSchema,
  maxMarks: numberSchema,
  totalQuestions: numberSchema,
  difficulty: z.enum(paperDifficulties).default('Medium'),
  /** Accepted but not used: a paper is free when it is not premium. */
  isFree: z.boolean().optional(),
  isPremium: z.boolean().default(false),
});
export type PaperEdit = z.infer<typeof paperEditSchema>;
export const changedPaperSchema = paperEditSchema.extend(editedVersion);
export type ChangedPaper = z.infer<typeof changedPaperSchema>;

/** A new paper without a year gets the current year. */
const newPaperSchema = paperEditSchema.extend({ year: yearSchema.optional() });
export type NewPaper = z.infer<typeof newPaperSchema>;

const adminPaperSchema = z.object({
  id: idSchema,
  title: z.string(),
  stageId: idSchema,
  subjectId: idSchema,
  examType: namedSchema,
  subject: coloredSubjectSchema.extend({ visibility: z.enum(visibilities) }),
  examBoardId: idSchema.nullable(),
  examBoardName: z.string().nullable(),
  year: z.int(),
  paperNumber: countSchema.nullable(),
  schoolName: z.string().nullable(),
  duration: countSchema.nullable(),
  maxMarks: countSchema.nullable(),
  totalQuestions: countSchema.nullable(),
  difficulty: z.enum(paperDifficulties),
  isFree: z.boolean(),
  isPremium: z.boolean(),
  /** The endpoint that returns the PDF's address; null when there is no PDF. */
  pdfPath: z.string().nullable(),
  /** The same for the mark scheme. */
  markSchemePath: z.string().nullable(),
  /** The endpoint that returns the answers; null when there are none. */
  answersFolder: z.string().nullable(),
  /** The stored files: the sizes of the PDFs in bytes and the number of pictures of each kind. */
  files: z.object({
    pdfBytes: countSchema.nullable(),
    markSchemeBytes: countSchema.nullable(),
    questionImages: countSchema,
    solutionImages: countSchema,
  }),
  updatedAt: instantSchema,
});
export type AdminPaperDto = z.infer<typeof adminPaperSchema>;

export const listAdminPapers = endpoint('GET /admin/past-papers', 'admin', {
  summary: 'Papers in subjects of every visibility with the files they have, page by page, newest first',
  query: z.object({
    ...pageFields({ usual: paperPageSize, most: 500 }),
    search: searchSchema(120),
    stageId: idSchema.optional(),
    subjectId: idSchema.optional(),
    year: z.coerce.number().int().min(paperYears.first).max(paperYears.last).optional(),
  }),
  response: z.object({
    papers: z.array(adminPaperSchema),
    /** Every year that a paper has, newest first. */
    years: z.array(z.int()),
    pagination: paginationSchema,
  }),
});

export const readAdminPaper = endpoint('GET /admin/past-papers/:id', 'admin', {
  summary: 'One paper with the files it has',
  response: adminPaperSchema,
});

export const createPaper = endpoint('POST /past-papers', 'admin', {
  summary: 'Create a paper without files; its title must be unique in its stage and subject',
  body: newPaperSchema,
  response: adminPaperSchema,
  statuses: [422],
  creates: true,
});

export const updatePaper = endpoint('PUT /past-papers/:id', 'admin', {
  summary: "Change a paper's details; its files stay",
  response: adminPaperSchema,
  body: changedPaperSchema,
  statuses: [409, 422],
});

export const deletePaper = endpoint('DELETE /past-papers/:id', 'admin', {
  summary: 'Delete a paper with its files and the reports about it',
  response: z.object({ id: idSchema }),
});

/** Bytes that a form adds to its files. */
const envelopeBytes = 100_000;

export const uploadPaperPdf = endpoint('POST /past-papers/:id/upload-pdf', 'admin', {
  summary:
    "Upload or replace a paper's PDF or its mark scheme; refuses protected PDFs and those with scripts",
  response: adminPaperSchema,
  query: paperDocumentSchema,
  // Two files are accepted, so that the handler can reply that only one is allowed.
  files: {
    fields: ['pdf'],
    maxFiles: 2,
    maxBytesEach: maxPdfBytes,
    maxBytes: maxPdfBytes + envelopeBytes,
  },
  statuses: [422],
  creates: true,
});

export const removePaperPdf = endpoint('DELETE /past-papers/:id/pdf', 'admin', {
  summary: "Remove a paper's PDF or its mark scheme",
  response: adminPaperSchema,
  query: paperDocumentSchema,
});

const answerImages: AcceptedFiles = {
  fields: [answerSlotPattern],
  maxFiles: maxAnswerImages,
  maxBytesEach: maxImageBytes,
  maxBytes: 256 * 1_048_576,
};

export const uploadPaperAnswers = endpoint('POST /past-papers/:id/upload-answers', 'admin', {
  summary: 'Upload or replace pictures of questions (Q1 …) and solutions (S1 …); all or none',
  response: adminPaperSchema,
  files: answerImages,
  statuses: [422],
  creates: true,
});

export const removePaperAnswers = endpoint('DELETE /past-papers/:id/answers', 'admin', {
  summary: "Remove one of a paper's answer pictures, or all of them if no answer slot is given",
  response: adminPaperSchema,
  query: z.object({
    slot: z.string().regex(answerSlotPattern, { error: 'This is not a valid answer slot' }).optional(),
  }),
});
