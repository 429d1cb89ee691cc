import * as contract from '@markwell/shared/assignments/assignments.contract';
import {
  listAssignments,
  setAssignment,
  readAssignment,
  changeAssignment,
  deleteAssignment,
  releaseResults,
} from './set-assignment.service.ts';
import { listWork, returnWork, excusePupil } from './work.service.ts';
import { readAnalysis } from './analysis.service.ts';
import { readClassAnswers, readScript } from './class-answers.service.ts';
import { findQuestionsToChoose, drawForClass, countForClass } from './choose-questions.service.ts';
import { listOwnAssignments, readOwnAssignment, startAssignment } from './own-assignments.service.ts';
import { readStartedAttempt } from '#modules/attempts/start-attempt.service.ts';
import { implement } from '#http/implement.ts';

export const assignmentsRoutes = [
  implement(contract.listAssignments, ({ caller, params }, context) =>
    listAssignments(context, caller, params.classId),
  ),
  implement(contract.setAssignment, ({ caller, params, body, recordReply }, context) =>
    setAssignment(context, caller, params.classId, body, recordReply),
  ),
  implement(contract.readAssignment, ({ caller, params }, context) =>
    readAssignment(context, caller, params.assignmentId),
  ),
  implement(contract.changeAssignment, ({ caller, params, body }, context) =>
    changeAssignment(context, caller, params.assignmentId, body),
  ),
  implement(contract.deleteAssignment, async ({ caller, params }, context) => {
    await deleteAssignment(context, caller, params.assignmentId);
    return {};
  }),
  implement(contract.releaseResults, ({ caller, params }, context) =>
    releaseResults(context, caller, params.assignmentId),
  ),
  implement(contract.listWork, ({ caller, params, query }, context) =>
    listWork(context, caller, params.assignmentId, query),
  ),
  implement(contract.returnWork, ({ caller, params, body }, context) =>
    returnWork(context, caller, params.assignmentId, params.pupilId, body.dueAt),
  ),
  implement(contract.excusePupil, ({ caller, params, body }, context) =>
    excusePupil(context, caller, params.assignmentId, params.pupilId, body.isExcused),
  ),
  implement(contract.readAnalysis, ({ caller, params }, context) =>
    readAnalysis(context, caller, params.assignmentId),
  ),
  implement(contract.readClassAnswers, ({ caller, params, query }, context) =>
    readClassAnswers(context, caller, params.assignmentId, query),
  ),
  implement(contract.readScript, ({ caller, params }, context) =>
    readScript(context, caller, params.assignmentId, params.pupilId),
  ),
  implement(contract.findQuestions, ({ caller, query }, context) =>
    findQuestionsToChoose(context, caller, query),
  ),
  implement(contract.drawForClass, ({ caller, body }, context) => drawForClass(context, caller, body)),
  implement(contract.countForClass, ({ caller, body }, context) => countForClass(context, caller, body)),
  implement(contract.ownAssignments, async ({ caller }, context) => ({
    assignments: await listOwnAssignments(context, caller),
  })),
  implement(contract.ownAssignment, ({ caller, params }, context) =>
    readOwnAssignment(context, caller, params.assignmentId),
  ),
  implement(
    contract.startAssignment,
    ({ caller, params, idempotentRequest }, context) =>
      startAssignment(context, caller, params.assignmentId, idempotentRequest),
    readStartedAttempt,
  ),
];
