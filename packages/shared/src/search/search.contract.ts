import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { subjectColorSchema, subjectOfRow } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { cappedTotal, limitSchema } from '../contract/list-schemas.ts';
import { initialResultCount, maxSearchLength, maxCounted, maxResults } from './search.vocabulary.ts';

/** Plain text and the matches in it: [start, end) in UTF-16 units, in order, without overlaps. */
const highlightedTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.tuple([countSchema, countSchema])),
});
export type HighlightedText = z.infer<typeof highlightedTextSchema>;

const foundSubjectSchema = z.object({
  id: idSchema,
  name: highlightedTextSchema,
  color: subjectColorSchema,
  topicCount: countSchema,
  questionCount: countSchema,
});
const foundTopicSchema = z.object({
  id: idSchema,
  name: highlightedTextSchema,
  ...subjectOfRow,
  questionCount: countSchema,
});
const foundPaperSchema = z.object({
  id: idSchema,
  title: highlightedTextSchema,
  ...subjectOfRow,
  schoolName: z.string().nullable(),
  year: z.int(),
  isPremium: z.boolean(),
});
const foundBriefSchema = z.object({
  id: idSchema,
  title: highlightedTextSchema,
  /** The part of the brief that contains the match, or its beginning. */
  snippet: highlightedTextSchema,
  ...subjectOfRow,
  difficulty: z.enum(['standard', 'advanced', 'elite']),
});
/** A part of a question's body, without options and answer key. */
const foundQuestionSchema = z.object({
  id: idSchema,
  snippet: highlightedTextSchema,
  topicId: idSchema,
  topicName: z.string(),
  ...subjectOfRow,
});

/** The best matches and the number of all; the count stops at a limit, beyond which `isCapped` is true. */
const groupOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), ...cappedTotal(maxCounted) });

const searchResultsSchema = z.object({
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
    limit: limitSchema({ usual: initialResultCount, most: maxResults }),
  }),
  response: searchResultsSchema,
});
