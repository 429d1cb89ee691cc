import { z } from 'zod';
import { namedSchema } from '../curriculum/curriculum-schemas.ts';
import {
  countSchema,
  idSchema,
  instantSchema,
  nameSchema,
  percentSchema,
  textSchema,
} from '../contract/field-schemas.ts';
import {
  assignmentDurations,
  maxAssignmentQuestions,
  releaseMoments,
  shownResults,
  workStates,
} from './assignments.vocabulary.ts';
import { answerModes } from '../answers/answer-modes.ts';
import { difficultyChoices } from '../question-bank/difficulty.vocabulary.ts';
import { frequentAnswerSchema } from '../answers/frequent-answers.schemas.ts';
import { optionLetters } from '../answers/option-letters.ts';
import { classPupilSchema } from '../classes/classes.schemas.ts';
import { testQuestionSchema } from '../attempts/mock-tests.schemas.ts';

/** Which questions an assignment has. Of an own draw each pupil gets other questions, of the subject or these topics. */
const chosenQuestionsSchema = z.discriminatedUnion('questionChoice', [
  z.object({
    questionChoice: z.literal('SAME'),
    questionIds: z
      .array(idSchema)
      .min(1, 'Please choose at least one question')
      .max(maxAssignmentQuestions, `Please choose at most ${maxAssignmentQuestions} questions`)
      .refine((ids) => new Set(ids).size === ids.length, 'A question can only be chosen once'),
  }),
  z.object({
    questionChoice: z.literal('OWN_DRAW'),
    subjectId: z.uuid('Please select a subject'),
    topicIds: z.array(idSchema).max(200),
    /** True: reserved questions; otherwise those that practice has too. */
    fromReserve: z.boolean().optional(),
    difficulties: z
      .array(z.literal(difficultyChoices))
      .min(1, 'Please select at least one difficulty level')
      .max(difficultyChoices.length),
    questionCount: z
      .int('Please enter a number')
      .min(1, 'At least 1')
      .max(maxAssignmentQuestions, `At most ${maxAssignmentQuestions}`),
  }),
]);
export type ChosenQuestions = z.infer<typeof chosenQuestionsSchema>;

/** An instant that a person chooses in a form. */
export const chosenInstantSchema = z.iso.datetime({ offset: true, error: 'Please enter a date and a time' });

/** Why an assignment that has not opened yet cannot close at a time that has passed. */
export const closedMessage = 'This time has passed: no pupil could start';

/** What a teacher decides about an assignment. The times are in order, so that it can be started, handed in and closed. */
export const assignmentFieldsSchema = z
  .object({
    title: z.string().trim().min(1, 'Please enter a title').pipe(nameSchema(120)),
    instructions: textSchema(2000).trim(),
    questions: chosenQuestionsSchema,
    /** Missing: multiple choice, or as it was. A chosen question that has no such way to answer keeps its own. */
    answerMode: z.enum(answerModes).optional(),
    /** Minutes, without extra time; null: no time limit. */
    duration: z.literal(assignmentDurations).nullable(),
    opensAt: chosenInstantSchema,
    dueAt: chosenInstantSchema,
    closesAt: chosenInstantSchema,
    show: z.enum(shownResults),
    release: z.enum(releaseMoments),
  })
  .superRefine(({ opensAt, dueAt, closesAt }, context) => {
    if (Date.parse(dueAt) <= Date.parse(opensAt))
      context.addIssue({ code: 'custom', path: ['dueAt'], message: 'It must be due after it opens' });
    if (Date.parse(closesAt) < Date.parse(dueAt))
      context.addIssue({ code: 'custom', path: ['closesAt'], message: 'It cannot close before it is due' });
  });
export type AssignmentFields = z.infer<typeof assignmentFieldsSchema>;

const decidedFields = {
  id: idSchema,
  title: z.string(),
  opensAt: instantSchema,
  dueAt: instantSchema,
  closesAt: instantSchema,
  questionCount: countSchema,
  answerMode: z.enum(answerModes),
  /** Minutes without extra time; null: no time limit. */
  duration: z.number().positive().nullable(),
  show: z.enum(shownResults),
  release: z.enum(releaseMoments),
};

/** An assignment in the list of a class. */
export const assignmentSummarySchema = z.object({
  ...decidedFields,
  releasedAt: instantSchema.nullable(),
  /** Pupils who are in the class now, and how many of them have handed in. */
  memberCount: countSchema,
  handedInCount: countSchema,
});
export type AssignmentSummaryDto = z.infer<typeof assignmentSummarySchema>;

/**
 * A question as a teacher sees it before setting it, with its answer key. One that can be chosen has `options`, one that
 * can be typed `parts`, and one that can be both has both.
 */
export const previewedQuestionSchema = testQuestionSchema.extend({
  subject: namedSchema,
  /** Whether it is reserved for assignments now. */
  isReserved: z.boolean(),
});
export type PreviewedQuestionDto = z.infer<typeof previewedQuestionSchema>;

export const assignmentSchema = z.object({
  ...decidedFields,
  class: namedSchema,
  instructions: z.string(),
  /** For another assignment like it, and for the form. */
  questions: chosenQuestionsSchema,
  /** The questions that all pupils get. A withdrawn one is not among them. Empty for own draws. */
  previews: z.array(previewedQuestionSchema),
  /** The names of what own draws are from. */
  subject: namedSchema.nullable(),
  topics: z.array(namedSchema),
  releasedAt: instantSchema.nullable(),
  may: z.object({
    release: z.boolean(),
    edit: z.boolean(),
    editQuestions: z.boolean(),
    delete: z.boolean(),
  }),
  updatedAt: instantSchema,
});
export type AssignmentDto = z.infer<typeof assignmentSchema>;

/** A pupil's work on an assignment, as teachers see it. */
export const workSchema = z.object({
  state: z.enum(workStates),
  /** Whole minutes after the due time; 0: not late. */
  lateMinutes: countSchema,
  /** Answers that arrived after the time of the test and still count; null: none did. */
  lateAnswers: z
    .object({
      count: countSchema,
      /** Whole minutes after the time, of the last one. */
      minutes: countSchema,
    })
    .nullable(),
  /** The pupil's own due time; null for one who joined after it. */
  dueAt: instantSchema.nullable(),
  handedInAt: instantSchema.nullable(),
  /** Percent; null before the work is handed in, and without marks to earn. */
  score: percentSchema.nullable(),
  correctAnswers: countSchema.nullable(),
  totalQuestions: countSchema.nullable(),
});
export type WorkDto = z.infer<typeof workSchema>;

export const workOfPupilSchema = workSchema.extend({
  pupil: classPupilSchema,
  may: z.object({ return: z.boolean(), excuse: z.boolean() }),
  isExcused: z.boolean(),
});
export type WorkOfPupilDto = z.infer<typeof workOfPupilSchema>;

/** An assignment as the pupil who has to do it sees it. */
export const ownAssignmentSchema = z.object({
  ...decidedFields,
  class: namedSchema,
  instructions: z.string(),
  state: z.enum(workStates),
  lateMinutes: countSchema,
  /** The pupil's own due time; null for one who joined after it. */
  ownDueAt: instantSchema.nullable(),
  ownClosesAt: instantSchema,
  /** Minutes with the pupil's extra time; null: no time limit. */
  ownDuration: z.number().positive().nullable(),
  may: z.object({ start: z.boolean(), continue: z.boolean() }),
  /** The running or finished test; null before the start. */
  testId: idSchema.nullable(),
  handedInAt: instantSchema.nullable(),
  /** Percent; null while it is not shown. */
  score: percentSchema.nullable(),
  /** Whether the result is shown and has no score, because there were no marks to earn. */
  hasNoScore: z.boolean(),
  /** Whether the questions can be looked at with their solutions. */
  hasSolutions: z.boolean(),
});
export type OwnAssignmentDto = z.infer<typeof ownAssignmentSchema>;

const shareSchema = z.object({
  answers: countSchema,
  correct: countSchema,
  facility: percentSchema.nullable(),
});

/** How a class answered. `facility` is the mean share of the marks in percent; null where there are too few to say. */
export const assignmentAnalysisSchema = z.object({
  assignment: namedSchema,
  class: namedSchema,
  /** Pupils in the class who have handed in. */
  handedInCount: countSchema,
  memberCount: countSchema,
  answerMode: z.enum(answerModes),
  /** The mean score in percent; null without work. */
  averageScore: percentSchema.nullable(),
  questions: z.array(
    shareSchema.extend({
      question: previewedQuestionSchema,
      /** Pupils who got the question and gave no answer. */
      omitted: countSchema,
      isVoid: z.boolean(),
      options: z.array(z.object({ optionLetter: z.enum(optionLetters), chosen: countSchema })),
      /** The most frequent answers to the parts of a question that was not shown as multiple choice. */
      frequentAnswers: z.array(frequentAnswerSchema),
    }),
  ),
  /** By topic, those to teach again first. */
  topics: z.array(shareSchema.extend({ topic: namedSchema, subjectId: idSchema, teachAgain: z.boolean() })),
});
export type AssignmentAnalysisDto = z.infer<typeof assignmentAnalysisSchema>;
