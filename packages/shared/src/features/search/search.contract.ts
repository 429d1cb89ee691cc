import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { countSchema, idSchema } from '../../contract/field-schemas.ts';
import { initialResultCount, maxSearchLength, maxCounted, maxResults } from '../../vocabulary/search.ts';
import { subjectColors } from '../../vocabulary/subjects.ts';

/** Plain text and the matches in it: [start, end) in UTF-16 units, in order, without overlaps. */
export const highlightedTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.tuple([countSchema, countSchema])),
});
export type HighlightedText = z.infer<typeof highlightedTextSchema>;

const ofSubject = {
  subjectId: idSchema,
  subjectName: z.string(),
  color: z.enum(subjectColors),
};

export const foundSubjectSchema = z.object({
  id: idSchema,
  name: highlightedTextSchema,
  color: z.enum(subjectColors),
  topicCount: countSchema,
  questionCount: countSchema,
});
export const foundTopicSchema = z.object({
  id: idSchema,
  name: highlightedTextSchema,
  ...ofSubject,
  questionCount: countSchema,
});
export const foundPaperSchema = z.object({
  id: idSchema,
  title: highlightedTextSchema,
  ...ofSubject,
  schoolName: z.string().nullable(),
  year: z.int(),
  isPremium: z.boolean(),
});
export const foundBriefSchema = z.object({
  id: idSchema,
  title: highlightedTextSchema,
  /** The part of the brief that contains the match, or its beginning. */
  snippet: highlightedTextSchema,
  ...ofSubject,
  difficulty: z.enum(['standard', 'advanced', 'elite']),
});
/** A part of a question's body, without options and answer key. */
export const foundQuestionSchema = z.object({
  id: idSchema,
  snippet: highlightedTextSchema,
  topicId: idSchema,
  topicName: z.string(),
  ...ofSubject,
});

/** The best matches and the number of all; the count stops at a limit, beyond which `isCapped` is true. */
const groupOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: countSchema.max(maxCounted), isCapped: z.boolean() });

export const searchResultsSchema = z.object({
  subjects: groupOf(foundSubjectSchema),
  topics: groupOf(foundTopicSchema),
  papers: groupOf(foundPaperSchema),
  briefs: groupOf(foundBriefSchema),
  questions: groupOf(foundQuestionSchema),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const search = endpoint('GET /search', 'learner', {
  summary: "Subjects, topics, past papers, creative-writing briefs and questions of the caller's stage",
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1, 'Please type what to search for')
      .max(maxSearchLength, `Please use at most ${maxSearchLength} characters`),
    /** Results of each kind. */
    limit: z.coerce.number().int().min(1).max(maxResults).default(initialResultCount),
  }),
  response: searchResultsSchema,
  statuses: [],
});
