import type {
  ExamBoardDto,
  StageDto,
  StageProgressDto,
  StageStatsDto,
  StageSubjectDto,
} from '@markwell/shared/subjects/stages.contract';
import { scorePercent } from '@markwell/shared/progress/marking';
import { stageWithExamBoards } from '@markwell/shared/curriculum/stages.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import { questionCountOf, type Stage } from '#modules/curriculum/curriculum.ts';
import type { CurriculumRepository } from '#modules/curriculum/curriculum.repository.ts';
import { notFound, ruleViolated } from '#platform/domain-error.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import { isOwn, type Caller } from '#platform/caller.ts';
import type { CurrentStageRepository } from '#modules/accounts/current-stage.repository.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import { assertOwnOrAdmin } from '#modules/accounts/assert-own-or-admin.ts';
import { toStageSubjectDto } from './stages.mapper.ts';
import { lockStageChoice, readNamedChoices, type StagesRepository } from './stages.repository.ts';

/**
 * All throw NOT_FOUND for a stage or user that does not exist, and FORBIDDEN for another user's `userId`.
 * Administrators may read and change users, super-administrators may change administrators too; the audit log
 * records both.
 */
export interface StagesService {
  list: () => Promise<StageDto[]>;
  listExamBoards: () => Promise<ExamBoardDto[]>;
  ofUser: (caller: Caller, userId: string) => Promise<{ stage: StageDto | null }>;
  /** Clears the exam board when the new stage is not the 11+. Throws RULE_BROKEN for an unknown stage. */
  choose: (caller: Caller, userId: string, stageId: string) => Promise<{ stage: StageDto }>;
  /**
   * Null stores that the user does not know their exam board. Works on any stage, as the specification has it, although only the
   * 11+ offers it on screen. Throws RULE_BROKEN without a stage, and for an unknown or inactive board.
   */
  chooseExamBoard: (
    caller: Caller,
    userId: string,
    examBoardId: string | null,
  ) => Promise<{ examBoard: ExamBoardDto | null }>;
  one: (code: string) => Promise<StageDto>;
  subjects: (
    caller: Caller,
    code: string,
    options: { userId: string | undefined; includeTopics: boolean },
  ) => Promise<StageSubjectDto[]>;
  stats: (caller: Caller, code: string) => Promise<StageStatsDto>;
  progress: (caller: Caller, stageId: string, userId: string) => Promise<StageProgressDto>;
}

const userNotFound = () => notFound('There is no such user');

interface Dependencies {
  inTransaction: InTransaction;
  repository: StagesRepository;
  curriculum: CurriculumRepository;
  currentStage: CurrentStageRepository;
  recordReading: RecordReading;
}

export function createStagesService({
  inTransaction,
  repository,
  curriculum,
  currentStage,
  recordReading,
}: Dependencies): StagesService {
  async function stageBy(where: { id: string } | { code: string }): Promise<Stage> {
    const stage = await curriculum.findStage(where);
    if (!stage) throw notFound('There is no such stage');
    return stage;
  }

  async function currentStageIdOf(userId: string): Promise<string | null> {
    const stageId = await currentStage.findCurrentStageId(userId);
    if (stageId === undefined) throw userNotFound();
    return stageId;
  }

  /** The caller's own choice is written as it is; an administrator's with an audit entry. */
  async function change(
    caller: Caller,
    userId: string,
    action: 'user.stage-changed' | 'user.exam-board-changed',
    write: (transaction?: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    assertOwnOrAdmin(caller, userId);
    if (isOwn(caller, userId)) return write();
    return inTransaction(async (transaction) => {
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

  return {
    list: () => curriculum.listStages(),
    listExamBoards: () => curriculum.listExamBoards(),
    one: (code) => stageBy({ code }),

    async ofUser(caller, userId) {
      assertOwnOrAdmin(caller, userId);
      const id = await currentStageIdOf(userId);
      recordReading(caller, [userId], 'stage');
      return { stage: id === null ? null : await stageBy({ id }) };
    },

    async choose(caller, userId, stageId) {
      assertOwnOrAdmin(caller, userId);
      const stage = await curriculum.findStage({ id: stageId });
      if (!stage) throw ruleViolated('There is no such stage');
      const keepsExamBoard = stage.code === stageWithExamBoards;
      const isSet = await change(caller, userId, 'user.stage-changed', (transaction) =>
        repository.setStage(userId, stageId, keepsExamBoard, transaction),
      );
      if (!isSet) throw userNotFound();
      return { stage };
    },

    async chooseExamBoard(caller, userId, examBoardId) {
      assertOwnOrAdmin(caller, userId);
      const examBoard = examBoardId === null ? null : await curriculum.findExamBoard(examBoardId);
      if (examBoard !== null && !examBoard?.isActive) throw ruleViolated('This exam board is not available');
      const isSet = await change(caller, userId, 'user.exam-board-changed', (transaction) =>
        repository.setExamBoard(userId, examBoardId, transaction),
      );
      if (!isSet) {
        await currentStageIdOf(userId);
        throw ruleViolated('Please choose a stage first');
      }
      return { examBoard };
    },

    async subjects(caller, code, { userId, includeTopics }) {
      if (userId !== undefined) assertOwnOrAdmin(caller, userId);
      const stage = await stageBy({ code });
      const subjects = await curriculum.listMergedSubjects(caller, stage.id);
      return subjects.map((subject) => toStageSubjectDto(subject, includeTopics));
    },

    async stats(caller, code) {
      const stage = await stageBy({ code });
      const [subjects, paperCount] = await Promise.all([
        curriculum.listMergedSubjects(caller, stage.id),
        curriculum.countPapers(caller, stage.id),
      ]);
      const topics = subjects.flatMap((subject) => subject.topics);
      const questionCount = topics.reduce((sum, topic) => sum + questionCountOf(topic), 0);
      return { subjectCount: subjects.length, topicCount: topics.length, questionCount, paperCount };
    },

    async progress(caller, stageId, userId) {
      assertOwnOrAdmin(caller, userId);
      const stage = await stageBy({ id: stageId });
      const { answeredCount, correctCount, lastAnsweredAt, testsFinished } = await repository.progressOn(
        stage.id,
        userId,
      );
      recordReading(caller, [userId], 'progress');
      return {
        stageId: stage.id,
        questionsAttempted: answeredCount,
        correctAnswers: correctCount,
        accuracy: scorePercent(correctCount, answeredCount),
        testsCompleted: testsFinished,
        lastActivityAt: lastAnsweredAt?.toISOString() ?? null,
      };
    },
  };
}
