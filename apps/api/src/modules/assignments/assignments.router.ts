import * as contract from '@markwell/shared/assignments/assignments.contract';
import type { Mount } from '#http/mount.ts';
import type { AnalysisService } from './analysis.service.ts';
import type { ClassAnswersService } from './class-answers.service.ts';
import type { ChooseQuestionsService } from './choose-questions.service.ts';
import type { OwnAssignmentsService } from './own-assignments.service.ts';
import type { SetAssignmentService } from './set-assignment.service.ts';
import type { WorkService } from './work.service.ts';

export interface AssignmentServices {
  assignments: SetAssignmentService;
  questions: ChooseQuestionsService;
  work: WorkService;
  analysis: AnalysisService;
  answers: ClassAnswersService;
  own: OwnAssignmentsService;
}

export function mountAssignments(mount: Mount, services: AssignmentServices): void {
  const { assignments, questions, work, analysis, answers, own } = services;
  mount(contract.listAssignments, ({ caller, params }) => assignments.list(caller, params.classId));
  mount.creatingWithReply(contract.setAssignment, ({ caller, params, body, recordReply }) =>
    assignments.set(caller, params.classId, body, recordReply),
  );
  mount(contract.readAssignment, ({ caller, params }) => assignments.read(caller, params.assignmentId));
  mount(contract.changeAssignment, ({ caller, params, body }) =>
    assignments.change(caller, params.assignmentId, body),
  );
  mount(contract.deleteAssignment, async ({ caller, params }) => {
    await assignments.remove(caller, params.assignmentId);
    return {};
  });
  mount(contract.releaseResults, ({ caller, params }) => assignments.release(caller, params.assignmentId));
  mount(contract.listWork, ({ caller, params, query }) => work.list(caller, params.assignmentId, query));
  mount(contract.returnWork, ({ caller, params, body }) =>
    work.returnWork(caller, params.assignmentId, params.pupilId, body.dueAt),
  );
  mount(contract.excusePupil, ({ caller, params, body }) =>
    work.excuse(caller, params.assignmentId, params.pupilId, body.isExcused),
  );
  mount(contract.readAnalysis, ({ caller, params }) => analysis.read(caller, params.assignmentId));
  mount(contract.readClassAnswers, ({ caller, params, query }) =>
    answers.read(caller, params.assignmentId, query),
  );
  mount(contract.readScript, ({ caller, params }) =>
    answers.readScript(caller, params.assignmentId, params.pupilId),
  );
  mount(contract.findQuestions, ({ caller, query }) => questions.find(caller, query));
  mount(contract.drawForClass, ({ caller, body }) => questions.draw(caller, body));
  mount(contract.countForClass, ({ caller, body }) => questions.count(caller, body));
  mount(contract.ownAssignments, async ({ caller }) => ({ assignments: await own.list(caller) }));
  mount(contract.ownAssignment, ({ caller, params }) => own.read(caller, params.assignmentId));
  mount.creatingWithId(
    contract.startAssignment,
    ({ caller, params, idempotentRequest }) => own.start(caller, params.assignmentId, idempotentRequest),
    own.readStarted,
  );
}
