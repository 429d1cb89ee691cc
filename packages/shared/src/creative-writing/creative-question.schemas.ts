import { z } from 'zod';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { idSchema, instantSchema, textSchema } from '../contract/field-schemas.ts';
import { chosenIdSchema, editedVersion } from '../contract/request-schemas.ts';
import {
  ageGroups,
  creativeDefaults,
  creativeDifficulties,
  creativeLetters,
  creativeStatuses,
  estimatedTimeLimits,
  maximumCreativeScore,
  wordBankMaximum,
} from './creative-writing.vocabulary.ts';
import { findOptionProblem } from '../answers/options.ts';
import { splitWords } from '../text/word-lists.ts';

const fillIn = 'Please fill in all required fields';
const required = (maximum: number) =>
  z.string({ error: fillIn }).pipe(textSchema(maximum).trim().min(1, fillIn));
const optional = (maximum: number) => textSchema(maximum).trim().default('');

const scoreMessage = `A score is a whole number from 0 to ${maximumCreativeScore}`;
const score = (standard: number) =>
  z.int(scoreMessage).min(0, scoreMessage).max(maximumCreativeScore, scoreMessage).default(standard);

const { minimum, maximum } = estimatedTimeLimits;
const timeMessage = `Estimated time must be between ${minimum} and ${maximum} seconds`;

const wordsSchema = z
  .array(textSchema(60).trim(), { error: fillIn })
  .max(1_000)
  .transform((words) => words.filter((word) => word !== ''))
  .pipe(
    z.array(z.string()).min(1, fillIn).max(wordBankMaximum, `Please use at most ${wordBankMaximum} words`),
  );

/** A list, or one text with commas. */
const wordBankSchema = z.preprocess(
  (words) => (typeof words === 'string' ? splitWords(words) : words),
  wordsSchema,
);

/** The content of a question, as the form holds it and as it is sent. */
export const creativeContentSchema = z.object({
  title: required(200),
  brief: required(2000),
  optionA: required(4000),
  optionB: required(4000),
  optionC: required(4000),
  optionD: required(4000),
  scoreA: score(creativeDefaults.scores.A),
  scoreB: score(creativeDefaults.scores.B),
  scoreC: score(creativeDefaults.scores.C),
  scoreD: score(creativeDefaults.scores.D),
  explanationA: required(2000),
  explanationB: required(2000),
  explanationC: required(2000),
  explanationD: required(2000),
  wordBank: wordBankSchema,
  teacherNotes: optional(4000),
  microWritePrompt: optional(2000),
  difficulty: z.enum(creativeDifficulties).default(creativeDefaults.difficulty),
  ageGroup: z.enum(ageGroups).default(creativeDefaults.ageGroup),
  theme: optional(120),
  estimatedTime: z
    .int(timeMessage)
    .min(minimum, timeMessage)
    .max(maximum, timeMessage)
    .default(creativeDefaults.estimatedTime),
});
export type CreativeContent = z.infer<typeof creativeContentSchema>;

/** The stage, subject and topic of a question. */
export const classificationSchema = z.object({
  examTypeId: chosenIdSchema(fillIn),
  subjectId: chosenIdSchema(fillIn),
  topicId: chosenIdSchema('This topic does not exist').nullish(),
});
export type Classification = z.infer<typeof classificationSchema>;

const scoresProblem = `Exactly one option must have the score ${maximumCreativeScore}`;

/** Exactly one option must have the maximum score, because that option counts as the best answer. */
function withOneBest<S extends z.ZodType<CreativeContent>>(schema: S) {
  return schema.superRefine((content, context) => {
    const best = creativeLetters.filter((letter) => content[`score${letter}`] === maximumCreativeScore);
    if (best.length !== 1)
      context.addIssue({ code: 'custom', path: [`score${best[1] ?? 'C'}`], message: scoresProblem });
    const problem = findOptionProblem(
      creativeLetters.map((letter) => ({ text: content[`option${letter}`] })),
    );
    if (problem) {
      const path = [`option${creativeLetters[problem.index] ?? 'A'}`];
      context.addIssue({ code: 'custom', path, message: problem.message });
    }
  });
}

export const creativeQuestionInputSchema = withOneBest(
  z.object({ ...classificationSchema.shape, ...creativeContentSchema.shape }),
);
export const creativeChangeSchema = withOneBest(
  z.object({ ...classificationSchema.shape, ...creativeContentSchema.shape, ...editedVersion }),
);
export const creativeUploadSchema = withOneBest(
  z.object({
    ...classificationSchema.shape,
    ...creativeContentSchema.shape,
    /** Questions are published immediately unless stored as a draft. */
    status: z.enum(creativeStatuses).default('published'),
  }),
);

/** A question as administrators see it, with scores and explanations. */
export const managedCreativeQuestionSchema = z.object({
  id: idSchema,
  title: z.string(),
  brief: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  optionD: z.string(),
  scoreA: z.int(),
  scoreB: z.int(),
  scoreC: z.int(),
  scoreD: z.int(),
  explanationA: z.string(),
  explanationB: z.string(),
  explanationC: z.string(),
  explanationD: z.string(),
  wordBank: z.array(z.string()),
  teacherNotes: z.string(),
  microWritePrompt: z.string(),
  difficulty: z.enum(creativeDifficulties),
  ageGroup: z.enum(ageGroups),
  theme: z.string(),
  /** Seconds. */
  estimatedTime: z.int(),
  status: z.enum(creativeStatuses),
  examType: namedSchema,
  subject: namedSchema,
  topic: namedSchema.nullable(),
  /** Whether the AI wrote its first version. */
  isGenerated: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type ManagedCreativeQuestionDto = z.infer<typeof managedCreativeQuestionSchema>;
