import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { limitSchema, searchSchema } from '../contract/list-schemas.ts';
import { editedVersion } from '../contract/request-schemas.ts';
import { maxAssignmentQuestions } from './assignments.vocabulary.ts';
import { answerModes } from '../answers/answer-modes.ts';
import { difficultyChoices } from '../question-bank/difficulty.vocabulary.ts';
import { startedTestSchema } from '../attempts/mock-tests.schemas.ts';
import {
  assignmentAnalysisSchema,
  chosenInstantSchema,
  assignmentFieldsSchema,
  assignmentSchema,
  assignmentSummarySchema,
  ownAssignmentSchema,
  previewedQuestionSchema,
  workOfPupilSchema,
} from './assignments.schemas.ts';
import { classAnswersSchema, scriptSchema } from './class-answers.schemas.ts';

/** Somebody else's assignment does not exist for the caller. */
const ofWork = { response: workOfPupilSchema, statuses: [422] } as const;

// ---- for teachers

export const listAssignments = endpoint('GET /classes/:classId/assignments', 'teacher', {
  summary: 'The assignments of a class, the latest due time first',
  response: z.object({
    class: z.object({
      id: idSchema,
      name: z.string(),
      stageId: idSchema,
      stageCode: z.string(),
      /** Null for a class of all subjects. */
      subjectId: idSchema.nullable(),
      isArchived: z.boolean(),
    }),
    assignments: z.array(assignmentSummarySchema),
  }),
});

export const setAssignment = endpoint('POST /classes/:classId/assignments', 'teacher', {
  summary: 'Set a class an assignment',
  body: assignmentFieldsSchema,
  response: z.object({ id: idSchema }),
  statuses: [422],
  creates: true,
});

export const readAssignment = endpoint('GET /assignments/:assignmentId', 'teacher', {
  summary: 'An assignment of one of the classes of the caller, with its questions and answer keys',
  response: assignmentSchema,
});

export const changeAssignment = endpoint('PUT /assignments/:assignmentId', 'teacher', {
  summary: 'Change an assignment; its questions only before it opens',
  body: assignmentFieldsSchema.safeExtend(editedVersion),
  response: assignmentSchema,
  statuses: [409, 422],
});

export const deleteAssignment = endpoint('DELETE /assignments/:assignmentId', 'teacher', {
  summary: 'Delete an assignment; work that pupils have started is kept',
  response: z.object({}),
});

export const releaseResults = endpoint('POST /assignments/:assignmentId/release', 'teacher', {
  summary: 'Release the results of an assignment to the pupils who have handed in',
  response: assignmentSchema,
  statuses: [422],
});

export const listWork = endpoint('GET /assignments/:assignmentId/work', 'teacher', {
  summary: "The pupils' work on an assignment, by name, page by page",
  query: z.object({ cursor: idSchema.optional(), limit: limitSchema({ usual: 100, most: 200 }) }),
  response: z.object({ work: z.array(workOfPupilSchema), next: idSchema.nullable() }),
});

export const returnWork = endpoint('POST /assignments/:assignmentId/work/:pupilId/return', 'teacher', {
  summary: 'Return handed-in work, to be done again by a new due time',
  ...ofWork,
  body: z.object({ dueAt: chosenInstantSchema }),
});

export const excusePupil = endpoint('POST /assignments/:assignmentId/work/:pupilId/excuse', 'teacher', {
  summary: 'Excuse a pupil from an assignment, or cancel the excuse',
  ...ofWork,
  body: z.object({ isExcused: z.boolean() }),
});

export const readAnalysis = endpoint('GET /assignments/:assignmentId/analysis', 'teacher', {
  summary: 'How the class answered each question of an assignment',
  response: assignmentAnalysisSchema,
});

export const readClassAnswers = endpoint('GET /assignments/:assignmentId/answers', 'teacher', {
  summary: 'What each pupil answered to each question, or in each topic of own draws, page by page',
  query: z.object({ cursor: idSchema.optional(), limit: limitSchema({ usual: 100, most: 200 }) }),
  response: classAnswersSchema,
});

export const readScript = endpoint('GET /assignments/:assignmentId/answers/:pupilId', 'teacher', {
  summary: "A pupil's handed-in work, question by question, with earlier work that was returned",
  response: scriptSchema,
});

export const findQuestions = endpoint('GET /assignment-questions', 'teacher', {
  summary: 'Published or reserved questions of a subject to choose from, page by page, with answer keys',
  query: z.object({
    subjectId: idSchema,
    fromReserve: z.stringbool().default(false),
    topicId: idSchema.optional(),
    difficulty: z.coerce.number().int().min(1).max(5).optional(),
    search: searchSchema(200),
    cursor: z.string().max(200).optional(),
    limit: limitSchema({ usual: 10, most: 50 }),
  }),
  response: z.object({ questions: z.array(previewedQuestionSchema), next: z.string().nullable() }),
  statuses: [404],
});

/** What questions are drawn from. */
export const drawnFromSchema = z.object({
  subjectId: z.uuid('Please select a subject'),
  topicIds: z.array(idSchema).max(200),
  difficulties: z
    .array(z.literal(difficultyChoices))
    .min(1, 'Please select at least one difficulty level')
    .max(difficultyChoices.length),
  answerMode: z.enum(answerModes).default('MULTIPLE_CHOICE'),
});

export const drawQuestionsSchema = drawnFromSchema.extend({
  fromReserve: z.boolean().default(false),
  questionCount: z
    .int('Please enter a number')
    .min(1, 'At least 1')
    .max(maxAssignmentQuestions, `At most ${maxAssignmentQuestions}`),
});

export const drawForClass = endpoint('POST /assignment-questions/draw', 'teacher', {
  summary: 'Draw questions of a subject or some of its topics to look at; nothing is stored',
  body: drawQuestionsSchema.extend({
    /** A class of the caller: of the reserve it gets questions first that none of its pupils has met. */
    classId: idSchema.optional(),
  }),
  response: z.object({
    questions: z.array(previewedQuestionSchema),
    /** How many of them pupils of the class have met, because the reserve has no others. */
    metCount: countSchema,
  }),
  statuses: [404, 422],
});

export const countForClass = endpoint('POST /assignment-questions/count', 'teacher', {
  summary: 'How many open and how many reserved questions there are for a choice; nothing is stored',
  body: drawnFromSchema,
  response: z.object({ open: countSchema, reserved: countSchema }),
  statuses: [404],
});

// ---- for pupils

export const ownAssignments = endpoint('GET /own-assignments', 'pupil', {
  summary:
    "The assignments of the caller's classes that are open or were due in the last weeks, and the caller's work",
  response: z.object({ assignments: z.array(ownAssignmentSchema) }),
});

export const ownAssignment = endpoint('GET /own-assignments/:assignmentId', 'pupil', {
  summary: "An assignment of one of the caller's classes",
  response: ownAssignmentSchema,
});

export const startAssignment = endpoint('POST /own-assignments/:assignmentId/start', 'pupil', {
  summary: 'Start an assignment, or continue it: a pupil has one test of it',
  response: startedTestSchema,
  statuses: [422],
  creates: true,
});
