import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { coloredSubjectSchema, namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { paperDifficulties, paperDocuments } from './past-papers.vocabulary.ts';

const pastPaperSchema = z.object({
  id: idSchema,
  title: z.string(),
  schoolName: z.string().nullable(),
  /** The stage. */
  examType: namedSchema,
  subject: coloredSubjectSchema,
  /** Null for a paper that suits every exam board. */
  examBoard: namedSchema.nullable(),
  year: z.int(),
  difficulty: z.enum(paperDifficulties),
  /** Minutes. */
  duration: countSchema.nullable(),
  maxMarks: countSchema.nullable(),
  totalQuestions: countSchema.nullable(),
  isPremium: z.boolean(),
  /** A premium paper, and the caller has no premium access. */
  isLocked: z.boolean(),
  /** The endpoint that returns the PDF's address; null when there is no PDF. Storage paths are never sent. */
  pdfPath: z.string().nullable(),
  /** The same for the mark scheme, a second PDF. */
  markSchemePath: z.string().nullable(),
  /** The endpoint that returns the answers; null when there are none. */
  answersFolder: z.string().nullable(),
});
export type PastPaperDto = z.infer<typeof pastPaperSchema>;

const paperAnswerSchema = z.object({
  number: z.int().min(1),
  questionUrl: z.string().nullable(),
  solutionUrl: z.string().nullable(),
  /** The alternative texts of the pictures. */
  questionAlt: z.string(),
  solutionAlt: z.string(),
});
export type PaperAnswerDto = z.infer<typeof paperAnswerSchema>;

export const listPastPapers = endpoint('GET /past-papers', 'learner', {
  summary: 'The papers of every stage in subjects that the caller can see, newest first',
  response: z.array(pastPaperSchema),
});

/** Whom to ask for premium: an e-mail address or a page. Null when none is set (PREMIUM_CONTACT). */
const premiumContactSchema = z.object({ kind: z.enum(['email', 'page']), address: z.string() }).nullable();
export type PremiumContactDto = z.infer<typeof premiumContactSchema>;

export const premiumContact = endpoint('GET /past-papers/premium', 'learner', {
  summary: 'Whom to ask for premium access',
  response: z.object({ contact: premiumContactSchema }),
});

export const pastPaperAnswers = endpoint('GET /past-papers/:id/answers', 'learner', {
  summary:
    "Links to a paper's question and solution pictures, valid for an hour; premium papers need premium access",
  response: z.object({ title: z.string(), answers: z.array(paperAnswerSchema) }),
});
export type PaperAnswersDto = z.infer<typeof pastPaperAnswers.response>;

/** Which PDF of a paper a call is about. */
export const paperDocumentSchema = z.object({ document: z.enum(paperDocuments).default('paper') });

export const pastPaperDownload = endpoint('GET /past-papers/:id/download-url', 'learner', {
  summary:
    "A link to a paper's PDF, or to its mark scheme, valid for an hour; premium papers need premium access",
  query: paperDocumentSchema,
  response: z.object({ url: z.string(), filename: z.string() }),
});
