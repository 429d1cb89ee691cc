import { z } from 'zod';
import { coloredSubjectSchema, namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, textSchema } from '../contract/field-schemas.ts';
import { optionSchema, questionImageFields } from './question-schemas.ts';
import { cappedCountSchema } from '../contract/list-schemas.ts';
import { findOptionProblem, maxOptionLength } from '../answers/options.ts';
import { maxAlternativeTextLength } from '../answers/pictures.ts';
import { optionLetters } from '../answers/option-letters.ts';
import { partLabels } from '../answers/parts.schemas.ts';
import type { QuestionPart } from '../answers/question-parts.ts';
import { questionStatuses, questionTypes } from './question-types.vocabulary.ts';
import { tiers } from './tiers.vocabulary.ts';
import { newPassageSchema } from './passages.schemas.ts';
import { maxBodyLength } from './upload-limits.ts';

/** Null: for both tiers, as most questions are. */
const tierSchema = z.enum(tiers).nullable();

const shared = {
  id: idSchema,
  questionType: z.enum(questionTypes),
  status: z.enum(questionStatuses),
  questionNumber: z.int().nullable(),
  /** Difficulty 1-5 of a regular question; null for a rapid-fire one, which has a level. */
  difficulty: z.int().min(1).max(5).nullable(),
  level: z.int().min(1).max(10).nullable(),
  tier: tierSchema,
  /** Answers in tests and practice, over all revisions. */
  answeredCount: countSchema,
  correctCount: countSchema,
};

/** The maximum number of characters of a question's text in a list. */
export const maxExcerptLength = 100;

/** The maximum number of characters of an option in a list. */
export const maxListedOptionLength = 40;

const listedQuestionSchema = z.object({
  ...shared,
  /** The beginning of the body; null when there is only a picture. */
  questionText: z.string().nullable(),
  answer: z.enum(optionLetters).nullable(),
  hasQuestionImage: z.boolean(),
  hasSolutionImage: z.boolean(),
  hasImageOptions: z.boolean(),
  /** The kinds of answers of the parts, each once. */
  answerKinds: z.array(z.string()),
  /** The beginnings of the options that are texts: they distinguish questions with one text. */
  optionTexts: z.array(z.object({ letter: z.enum(optionLetters), text: z.string() })),
  subject: coloredSubjectSchema,
  topic: namedSchema,
  stage: namedSchema,
});
export type ListedQuestionDto = z.infer<typeof listedQuestionSchema>;

export const maxQuestionSearchLength = 200;
/** Counts stop here and are shown as '100,000+'; those of a search for words stop earlier. */
export const maxQuestionsCounted = 100_000;
const cappedSchema = cappedCountSchema(maxQuestionsCounted);
export type CappedCount = z.infer<typeof cappedSchema>;

export const questionPageSchema = z.object({
  questions: z.array(listedQuestionSchema),
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: z.string().nullable(),
  /** Questions that match the filters, and all that are not archived. Only on the first page. */
  counts: z.object({ matching: cappedSchema, total: cappedSchema }).nullable(),
});
export type QuestionPageDto = z.infer<typeof questionPageSchema>;

/** Far deeper than any part is. */
const maxPartDepth = 20;

const isWithinDepth = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isWithinDepth(each, depth - 1)));

/** The server checks it whole: a page without an editor of parts should not download all kinds of answers. */
export const partWithKeySchema = z.custom<QuestionPart>(
  (value) => typeof value === 'object' && value !== null && isWithinDepth(value, maxPartDepth),
  'This is no part of a question',
);

export const questionDetailSchema = z.object({
  ...shared,
  /** Goes up by one with every change of the content. */
  revision: z.int().min(1),
  questionText: z.string().nullable(),
  ...questionImageFields,
  solutionImageAlt: z.string().nullable(),
  /** The ids of the pictures, for an edit that keeps them. */
  questionPictureId: idSchema.nullable(),
  solutionPictureId: idSchema.nullable(),
  /** `questionCount`: the questions on this passage that are not archived. */
  passage: z
    .object({ id: idSchema, title: z.string(), body: z.string(), questionCount: countSchema })
    .nullable(),
  explanationText: z.string().nullable(),
  /** Seconds; rapid-fire only. */
  timeLimit: z.int().nullable(),
  topic: namedSchema.extend({
    subject: coloredSubjectSchema.extend({
      stage: z.object({ displayName: z.string(), name: z.string() }),
      examType: namedSchema,
    }),
  }),
  /** Empty unless the question is multiple choice. */
  options: z.array(optionSchema.extend({ pictureId: idSchema.nullable() })),
  /** What is asked, with the answer keys and the addresses of the pictures; of a multiple-choice question too. */
  parts: z.array(partWithKeySchema),
  /** Open reports. */
  pendingReports: countSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type QuestionDetailDto = z.infer<typeof questionDetailSchema>;

/** A question for a file of another system: texts only. */
export const exportedQuestionSchema = z.object({
  id: idSchema,
  stageName: z.string(),
  subjectName: z.string(),
  topicName: z.string(),
  passage: z.object({ title: z.string(), body: z.string() }).nullable(),
  questionText: z.string(),
  /** Empty unless the question is multiple choice. */
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  /** What any other question asks, with the answer keys. */
  parts: z.array(partWithKeySchema).optional(),
  explanationText: z.string().nullable(),
});
export type ExportedQuestionDto = z.infer<typeof exportedQuestionSchema>;

/** Seconds that a rapid-fire question allows. */
export const timeLimitSchema = z
  .int('Please enter a time limit')
  .min(10, 'At least 10 seconds')
  .max(120, 'At most 120 seconds');

/**
 * A picture of a question: one that the question has or had, or a new one, which is sent as the file in the form field
 * with this id.
 */
const pictureSchema = z.object({
  pictureId: idSchema,
  alternativeText: textSchema(maxAlternativeTextLength).trim().min(1, 'Please describe the picture'),
});

export type PictureEdit = z.infer<typeof pictureSchema>;

const editedOptionSchema = z.discriminatedUnion('contentType', [
  z.object({
    contentType: z.literal('TEXT'),
    /** Empty when the options are in the question's picture. */
    text: textSchema(maxOptionLength).trim(),
  }),
  pictureSchema.extend({ contentType: z.literal('IMAGE') }),
]);

/** Everything an administrator can change in a question, sent as a whole. Omitted pictures and passages stay. */
export const questionEditSchema = z
  .object({
    /** The revision that was edited. The edit fails if there is a later one. */
    revision: z.int().min(1),
    /**
     * Topic, difficulty (or level), tier and time limit when the question was opened. They change without a new revision, for
     * example in bulk; the edit fails if one of them has changed since.
     */
    openedWith: z.object({
      topicId: idSchema,
      difficulty: z.int().min(1).max(10),
      tier: tierSchema,
      timeLimit: z.int().nullable(),
    }),
    questionText: textSchema(maxBodyLength).trim(),
    explanationText: textSchema(maxBodyLength).trim(),
    questionPicture: pictureSchema.nullable().optional(),
    solutionPicture: pictureSchema.nullable().optional(),
    passageId: idSchema.nullable().optional(),
    /** The text of a new passage, in place of `passageId`. */
    newPassage: newPassageSchema.optional(),
    /** In order of their letters; empty with `parts`. */
    options: z.array(editedOptionSchema).max(optionLetters.length),
    correctLetter: z.enum(optionLetters, 'Please choose the correct answer').optional(),
    /**
     * In place of options and `correctLetter`: the parts of a question of any kind. The `imageId` of a picture is the id
     * of one that the question has or had, or the form field of a new one.
     */
    parts: z.array(partWithKeySchema).min(1, 'Please add a part').max(partLabels.length).optional(),
    topicId: z.uuid('Please select a topic'),
    /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
    difficulty: z.int('Please choose a difficulty').min(1).max(10),
    /** Null for a rapid-fire question. */
    tier: tierSchema,
    /** Seconds; rapid-fire only. */
    timeLimit: timeLimitSchema.nullable(),
  })
  .superRefine(({ options, correctLetter, parts }, context) => {
    if (parts) {
      if (options.length === 0 && correctLetter === undefined) return;
      const message = 'Please give either options or parts';
      context.addIssue({ code: 'custom', path: ['options'], message });
      return;
    }
    if (options.length < 2) {
      const message = 'Please give at least two options';
      context.addIssue({ code: 'custom', path: ['options'], message });
      return;
    }
    if (correctLetter === undefined || optionLetters.indexOf(correctLetter) >= options.length) {
      const message = 'Please choose the correct answer';
      context.addIssue({ code: 'custom', path: ['correctLetter'], message });
    }
    const problem = findOptionProblem(
      options.map((option) =>
        option.contentType === 'TEXT' ? { text: option.text } : { image: option.pictureId },
      ),
    );
    if (!problem) return;
    const path = ['options', problem.index, 'text'];
    context.addIssue({ code: 'custom', path, message: problem.message });
  });
export type QuestionEdit = z.infer<typeof questionEditSchema>;

/** The answer key changed: both revisions, and the number of answers marked by the earlier answer key. */
export const keyChangeSchema = z
  .object({ fromRevisionId: idSchema, toRevisionId: idSchema, answeredCount: countSchema })
  .nullable();
