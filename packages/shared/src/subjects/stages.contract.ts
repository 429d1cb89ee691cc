import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { answeredFields, describedFields, subjectColorSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema } from '../contract/field-schemas.ts';
import { yesOrNoSchema } from '../contract/request-schemas.ts';
import { answerWays } from '../answers/answer-modes.ts';
import { difficultyChoices } from '../question-bank/difficulty.vocabulary.ts';
import { tiers } from '../question-bank/tiers.vocabulary.ts';

const stageSchema = z.object({
  ...describedFields,
  displayName: z.string(),
  ageRange: z.string(),
  color: z.string(),
  icon: z.string(),
});
export type StageDto = z.infer<typeof stageSchema>;

const examBoardSchema = z.object({
  ...describedFields,
  isActive: z.boolean(),
});
export type ExamBoardDto = z.infer<typeof examBoardSchema>;

const topicSchema = z.object({
  ...describedFields,
  questionCount: countSchema,
  /** The published questions by what a pupil can choose. */
  counts: z.array(
    z.object({
      /** Hard has the difficulties 3, 4 and 5. */
      difficulty: z.literal(difficultyChoices),
      /** Null: for both. */
      tier: z.enum(tiers).nullable(),
      answerWays: z.enum(answerWays),
      count: countSchema,
    }),
  ),
});
export type TopicDto = z.infer<typeof topicSchema>;

const stageSubjectSchema = z.object({
  ...describedFields,
  icon: z.string(),
  color: subjectColorSchema,
  totalQuestions: countSchema,
  /** The stage's id. */
  examTypeId: idSchema,
  topics: z.array(topicSchema),
});
export type StageSubjectDto = z.infer<typeof stageSubjectSchema>;

const codeParams = z.object({ code: z.string().min(1).max(40) });

export const listStages = endpoint('GET /stages', 'signed-in', {
  summary: 'All stages, in order',
  response: z.array(stageSchema),
});

export const listExamBoards = endpoint('GET /stages/exam-boards/all', 'signed-in', {
  summary: 'All exam boards, including inactive ones',
  response: z.array(examBoardSchema),
});

export const stageOfUser = endpoint('GET /stages/users/:userId/stage', 'signed-in', {
  summary: "A user's current stage; null before the first choice",
  response: z.object({ stage: stageSchema.nullable() }),
});

export const chooseStage = endpoint('POST /stages/users/:userId/stage', 'signed-in', {
  summary: 'Choose a stage; a stage without exam boards clears the exam board',
  body: z.object({ stageId: idSchema }),
  response: z.object({ stage: stageSchema }),
  statuses: [422],
});

export const chooseExamBoard = endpoint('POST /stages/users/:userId/exam-board', 'signed-in', {
  summary: "Choose an exam board, or answer 'I don't know' with null; needs a stage",
  body: z.object({ examBoardId: idSchema.nullable() }),
  response: z.object({ examBoard: examBoardSchema.nullable() }),
  statuses: [422],
});

export const oneStage = endpoint('GET /stages/:code', 'signed-in', {
  summary: 'One stage by its code',
  params: codeParams,
  response: stageSchema,
});

export const stageSubjects = endpoint('GET /stages/:code/subjects', 'signed-in', {
  summary: 'The subjects of a stage that the caller can see, with their topics',
  params: codeParams,
  query: z.object({ userId: idSchema.optional(), includeTopics: yesOrNoSchema.default('true') }),
  response: z.array(stageSubjectSchema),
});

export const stageStats = endpoint('GET /stages/:code/stats', 'signed-in', {
  summary: 'The number of subjects, topics, questions and papers in a stage',
  params: codeParams,
  response: z.object({
    subjectCount: countSchema,
    topicCount: countSchema,
    questionCount: countSchema,
    paperCount: countSchema,
  }),
});
export type StageStatsDto = z.infer<typeof stageStats.response>;

export const stageProgress = endpoint('GET /stages/:stageId/progress/:userId', 'signed-in', {
  summary: "A user's progress in a stage",
  response: z.object({
    stageId: idSchema,
    ...answeredFields,
    testsCompleted: countSchema,
    lastActivityAt: instantSchema.nullable(),
  }),
});
export type StageProgressDto = z.infer<typeof stageProgress.response>;
