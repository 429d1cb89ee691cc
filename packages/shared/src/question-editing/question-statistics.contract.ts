import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { classificationFilter, coloredSubjectSchema, namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { pageFields } from '../contract/list-schemas.ts';
import { suspicions } from './item-statistics.vocabulary.ts';
import { frequentAnswerSchema } from '../answers/frequent-answers.schemas.ts';
import { optionLetters } from '../answers/option-letters.ts';
import { questionTypes } from '../question-bank/question-types.vocabulary.ts';

const shareSchema = z.number().min(0).max(1);

/** Answers in ended tests and quizzes since the question's text, options or answer key last changed. */
const itemStatisticsSchema = z.object({
  shown: countSchema,
  answered: countSchema,
  correct: countSchema,
  /** The mean share of the marks, of multiple choice the share of correct answers, with its 95% interval; null without answers. */
  facility: z.object({ share: shareSchema, low: shareSchema, high: shareSchema }).nullable(),
  /** The correlation of the share of the marks with the rest of the tests; null with too few answers. */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** In order of their letters. `strong` and `weak`: how many of the strongest and the weakest 27% chose it. */
  options: z.array(
    z.object({
      letter: z.enum(optionLetters),
      isCorrect: z.boolean(),
      chosen: countSchema,
      strong: countSchema,
      weak: countSchema,
    }),
  ),
  /** Seconds from the answer before to this one. */
  medianSeconds: z.number().min(0).nullable(),
  /** When text, options or answer key last changed; null if never. */
  changedAt: instantSchema.nullable(),
  suspicions: z.array(z.enum(suspicions)),
});
export type ItemStatisticsDto = z.infer<typeof itemStatisticsSchema>;

const countedStatisticsSchema = itemStatisticsSchema.extend({
  /** The most frequent answers to each part, where the answer is no option. */
  frequentAnswers: z.array(
    frequentAnswerSchema.extend({
      /** What of it can be accepted: all of it, or each gap that is not right alone. */
      acceptable: z.array(z.object({ answer: z.unknown(), text: z.string() })),
    }),
  ),
});
export type CountedStatisticsDto = z.infer<typeof countedStatisticsSchema>;

export const readItemStatistics = endpoint('GET /admin/questions/:questionId/statistics', 'author', {
  summary: 'The statistics of one question, counted from its answers now',
  response: countedStatisticsSchema,
});

/** Questions on a page of the report. */
export const suspiciousPerPage = 25;

const suspiciousQuestionSchema = itemStatisticsSchema.extend({
  id: idSchema,
  questionType: z.enum(questionTypes),
  /** The beginning of the body; null when there is only a picture. */
  questionText: z.string().nullable(),
  stage: namedSchema,
  subject: coloredSubjectSchema,
  topic: namedSchema,
});
export type SuspiciousQuestionDto = z.infer<typeof suspiciousQuestionSchema>;

export const listSuspiciousQuestions = endpoint('GET /admin/question-statistics', 'admin', {
  summary: 'Published questions whose statistics are suspicious, those with the most reasons first',
  query: z.object({
    ...classificationFilter,
    questionType: z.enum(questionTypes).optional(),
    suspicion: z.enum(suspicions).optional(),
    ...pageFields({ usual: suspiciousPerPage, most: 100 }),
  }),
  response: z.object({
    questions: z.array(suspiciousQuestionSchema),
    total: countSchema,
    /** Published questions with enough answers to be judged, under the same stage, subject and type. */
    judged: countSchema,
    /** When a question was last counted; null when none was. */
    countedAt: instantSchema.nullable(),
  }),
});
export type SuspiciousQuestions = z.infer<typeof listSuspiciousQuestions.response>;
