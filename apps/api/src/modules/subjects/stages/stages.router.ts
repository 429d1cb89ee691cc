import * as contract from '@markwell/shared/subjects/stages.contract';
import {
  listStages,
  listExamBoards,
  readStageOfUser,
  chooseStage,
  chooseExamBoard,
  readStage,
  listSubjectsOfStage,
  readStageStats,
  readStageProgress,
} from './stages.service.ts';
import { implement } from '#http/implement.ts';

/** Fixed paths must be mounted before paths with a parameter in the same position. */
export const stagesRoutes = [
  implement(contract.listStages, (_input, context) => listStages(context)),
  implement(contract.listExamBoards, (_input, context) => listExamBoards(context)),
  implement(contract.stageOfUser, ({ caller, params }, context) =>
    readStageOfUser(context, caller, params.userId),
  ),
  implement(contract.chooseStage, ({ caller, params, body }, context) =>
    chooseStage(context, caller, params.userId, body.stageId),
  ),
  implement(contract.chooseExamBoard, ({ caller, params, body }, context) =>
    chooseExamBoard(context, caller, params.userId, body.examBoardId),
  ),
  implement(contract.oneStage, ({ params }, context) => readStage(context, params.code)),
  implement(contract.stageSubjects, ({ caller, params, query }, context) =>
    listSubjectsOfStage(context, caller, params.code, {
      userId: query.userId,
      includeTopics: query.includeTopics === 'true',
    }),
  ),
  implement(contract.stageStats, ({ caller, params }, context) =>
    readStageStats(context, caller, params.code),
  ),
  implement(contract.stageProgress, ({ caller, params }, context) =>
    readStageProgress(context, caller, params.stageId, params.userId),
  ),
];
