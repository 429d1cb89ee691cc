import { z } from 'zod';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, percentSchema } from '../contract/field-schemas.ts';
import { questionChoices } from './assignments.vocabulary.ts';
import { optionLetters } from '../answers/option-letters.ts';
import { partMarkingSchema } from '../answers/part-marking.schemas.ts';
import { keptResponsesSchema } from '../answers/parts.schemas.ts';
import { testQuestionSchema } from '../attempts/mock-tests.schemas.ts';
import { classPupilSchema } from '../classes/classes.schemas.ts';
import { workSchema } from './assignments.schemas.ts';

/** How a question of handed-in work was answered: partly with some of its marks. A void one does not count. */
const answerOutcomes = ['correct', 'partly', 'wrong', 'unanswered', 'void'] as const;
const outcomeSchema = z.enum(answerOutcomes);
export type AnswerOutcome = z.infer<typeof outcomeSchema>;

const aboutAssignment = { assignment: namedSchema, class: namedSchema };

/** What a pupil answered in an assignment, attempt by attempt. */
export const scriptSchema = z.object({
  ...aboutAssignment,
  pupil: classPupilSchema,
  work: workSchema,
  /** The one that counts first, then those that were returned, the latest first. */
  attempts: z.array(
    z.object({
      id: idSchema,
      isReturned: z.boolean(),
      finishedAt: instantSchema,
      /** Seconds. */
      timeTaken: countSchema,
      /** Null without marks to earn. */
      score: percentSchema.nullable(),
      correctAnswers: countSchema,
      totalQuestions: countSchema,
      questions: z.array(
        z.object({
          /** As the pupil got it, with the key that it was marked with. */
          question: testQuestionSchema,
          chosenLetter: z.enum(optionLetters).nullable(),
          /** What the pupil answered to each part, and how it was marked, of a question with parts. */
          responses: keptResponsesSchema.optional(),
          parts: z.array(partMarkingSchema).optional(),
          outcome: outcomeSchema,
          /** Seconds from the start to the answer; null without one. */
          answeredAfter: countSchema.nullable(),
        }),
      ),
    }),
  ),
});
export type ScriptDto = z.infer<typeof scriptSchema>;

const answerCellSchema = z.object({ letter: z.enum(optionLetters).nullable(), outcome: outcomeSchema });
const topicCellSchema = z.object({ correct: countSchema, asked: countSchema });
export type AnswerCell = z.infer<typeof answerCellSchema>;
export type TopicCell = z.infer<typeof topicCellSchema>;

/** Pupils × questions; for own draws, in which each pupil has other questions, pupils × topics. */
export const classAnswersSchema = z.object({
  ...aboutAssignment,
  questionChoice: z.enum(questionChoices),
  /** The questions in their order, or the topics by name. */
  columns: z.array(
    z.object({
      id: idSchema,
      /** The text of the question, or the name of the topic. */
      name: z.string(),
      /** Null for a topic, and for a question that is not asked as multiple choice. */
      correctLetter: z.enum(optionLetters).nullable(),
    }),
  ),
  pupils: z.array(
    classPupilSchema.extend({
      work: workSchema,
      /** One for each column; null for what the pupil was not asked or has not handed in. */
      cells: z.array(z.union([answerCellSchema, topicCellSchema]).nullable()),
    }),
  ),
  /** The `cursor` of the next page; null on the last one. */
  next: idSchema.nullable(),
});
export type ClassAnswersDto = z.infer<typeof classAnswersSchema>;
