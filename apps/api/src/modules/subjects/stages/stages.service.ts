import type {
  ExamBoardDto,
  StageDto,
  StageProgressDto,
  StageStatsDto,
  StageSubjectDto,
  TopicDto,
} from '@markwell/shared/subjects/stages.contract';
import { scorePercent } from '@markwell/shared/progress/marking';
import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { questionCountOf, type Stage, type Subject, type Topic } from '#modules/curriculum/curriculum.ts';
import { notFound, ruleViolated } from '#platform/domain-error.ts';
import { type Sql, inTransaction } from '#platform/transaction.repository.ts';
import { choiceOf } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { isOwn, type Caller } from '#platform/caller.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import { assertOwnOrAdmin } from '#modules/accounts/assert-own-or-admin.ts';
import {
  lockStageChoice,
  readNamedChoices,
  storeStage,
  storeExamBoard,
  findProgressOnStage,
} from './stages.repository.ts';
import type { Context } from '#context.ts';
import {
  findStage,
  findStages,
  findExamBoards,
  findExamBoard,
  countPapers,
} from '#modules/curriculum/curriculum.repository.ts';
import { findCurrentStageId } from '#modules/accounts/current-stage.repository.ts';
import { recordReading } from '#modules/audit/record-reading.ts';
import { listMergedSubjectsOf } from '#modules/curriculum/cached-curriculum.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';

// All throw NOT_FOUND for a stage or user that does not exist, and FORBIDDEN for another user's `userId`.
// Administrators may read and change users, super-administrators may change administrators too; the audit
// log records both.

const userNotFound = () => notFound('There is no such user');

async function stageBy(context: Context, where: { id: string } | { code: string }): Promise<Stage> {
  const stage = await findStage(context.db, where);
  if (!stage) throw notFound('There is no such stage');
  return stage;
}

async function currentStageIdOf(context: Context, userId: string): Promise<string | null> {
  const stageId = await findCurrentStageId(context.db, userId);
  if (stageId === undefined) throw userNotFound();
  return stageId;
}

/** The caller's own choice is written as it is; an administrator's with an audit entry. */
async function change(
  context: Context,
  caller: Caller,
  userId: string,
  action: 'user.stage-changed' | 'user.exam-board-changed',
  write: (sql: Sql) => Promise<boolean>,
): Promise<boolean> {
  assertOwnOrAdmin(caller, userId);
  if (isOwn(caller, userId)) return write(context.db.sql);
  return inTransaction(context.db, async (transaction) => {
    const locked = await lockStageChoice(transaction, caller.id, userId);
    if (!locked) throw userNotFound();
    assertCanManage(locked);
    const before = await readNamedChoices(transaction, userId);
    if (!(await write(transaction))) return false;
    const after = await readNamedChoices(transaction, userId);
    const target = { kind: 'user', id: userId } as const;
    await recordChange(transaction, { actorId: caller.id, action, target, before, after });
    return true;
  });
}

export function listStages(context: Context): Promise<StageDto[]> {
  return findStages(context.db);
}

export function listExamBoards(context: Context): Promise<ExamBoardDto[]> {
  return findExamBoards(context.db);
}

export function readStage(context: Context, code: string): Promise<StageDto> {
  return stageBy(context, { code });
}

export async function readStageOfUser(
  context: Context,
  caller: Caller,
  userId: string,
): Promise<{ stage: StageDto | null }> {
  assertOwnOrAdmin(caller, userId);
  const id = await currentStageIdOf(context, userId);
  await recordReading(context, caller, [userId], 'stage');
  return { stage: id === null ? null : await stageBy(context, { id }) };
}

/** Clears the exam board when the new stage is not the 11+. Throws RULE_BROKEN for an unknown stage. */
export async function chooseStage(
  context: Context,
  caller: Caller,
  userId: string,
  stageId: string,
): Promise<{ stage: StageDto }> {
  assertOwnOrAdmin(caller, userId);
  const stage = await findStage(context.db, { id: stageId });
  if (!stage) throw ruleViolated('There is no such stage');
  const keepsExamBoard = stage.code === stageWithExamBoards;
  const isSet = await change(context, caller, userId, 'user.stage-changed', (sql) =>
    storeStage(sql, userId, stageId, keepsExamBoard),
  );
  if (!isSet) throw userNotFound();
  return { stage };
}

/**
 * Null stores that the user does not know their exam board. Works on any stage, as the specification has it, although only the
 * 11+ offers it on screen. Throws RULE_BROKEN without a stage, and for an unknown or inactive board.
 */
export async function chooseExamBoard(
  context: Context,
  caller: Caller,
  userId: string,
  examBoardId: string | null,
): Promise<{ examBoard: ExamBoardDto | null }> {
  assertOwnOrAdmin(caller, userId);
  const examBoard = examBoardId === null ? null : await findExamBoard(context.db, examBoardId);
  if (examBoard !== null && !examBoard?.isActive) throw ruleViolated('This exam board is not available');
  const isSet = await change(context, caller, userId, 'user.exam-board-changed', (sql) =>
    storeExamBoard(sql, userId, examBoardId),
  );
  if (!isSet) {
    await currentStageIdOf(context, userId);
    throw ruleViolated('Please choose a stage first');
  }
  return { examBoard };
}

export async function listSubjectsOfStage(
  context: Context,
  caller: Caller,
  code: string,
  { userId, includeTopics }: { userId: string | undefined; includeTopics: boolean },
): Promise<StageSubjectDto[]> {
  if (userId !== undefined) assertOwnOrAdmin(caller, userId);
  const stage = await stageBy(context, { code });
  const subjects = await listMergedSubjectsOf(context, caller, stage.id);
  return subjects.map((subject) => toStageSubjectDto(subject, includeTopics));
}

export async function readStageStats(context: Context, caller: Caller, code: string): Promise<StageStatsDto> {
  const stage = await stageBy(context, { code });
  const [subjects, paperCount] = await Promise.all([
    listMergedSubjectsOf(context, caller, stage.id),
    countPapers(context.db, caller, stage.id),
  ]);
  const topics = subjects.flatMap((subject) => subject.topics);
  const questionCount = topics.reduce((sum, topic) => sum + questionCountOf(topic), 0);
  return { subjectCount: subjects.length, topicCount: topics.length, questionCount, paperCount };
}

export async function readStageProgress(
  context: Context,
  caller: Caller,
  stageId: string,
  userId: string,
): Promise<StageProgressDto> {
  assertOwnOrAdmin(caller, userId);
  const stage = await stageBy(context, { id: stageId });
  const { answeredCount, correctCount, lastAnsweredAt, testsFinished } = await findProgressOnStage(
    context.db,
    stage.id,
    userId,
  );
  await recordReading(context, caller, [userId], 'progress');
  return {
    stageId: stage.id,
    questionsAttempted: answeredCount,
    correctAnswers: correctCount,
    accuracy: scorePercent(correctCount, answeredCount),
    testsCompleted: testsFinished,
    lastActivityAt: lastAnsweredAt?.toISOString() ?? null,
  };
}

function toTopicDto(topic: Topic): TopicDto {
  const { id, name, code, description, counts } = topic;
  return {
    id,
    name,
    code,
    description,
    questionCount: questionCountOf(topic),
    counts: counts.map(({ difficulty, ...count }) => ({ ...count, difficulty: choiceOf(difficulty) })),
  };
}

/** The question count is the same with or without the topics. */
function toStageSubjectDto(subject: Subject, includeTopics: boolean): StageSubjectDto {
  const { id, name, code, description, icon, color, stageId, topics } = subject;
  return {
    id,
    name,
    code,
    description,
    icon,
    color: subjectColorOf(color),
    totalQuestions: topics.reduce((sum, topic) => sum + questionCountOf(topic), 0),
    examTypeId: stageId,
    topics: includeTopics ? topics.map(toTopicDto) : [],
  };
}
