import * as contract from '@markwell/shared/planner/planner.contract';
import { readStudyPlan, startPractice } from './planner.service.ts';
import { readStartedAttempt } from '#modules/attempts/start-attempt.service.ts';
import { implement } from '#http/implement.ts';

export const plannerRoutes = [
  implement(contract.studyPlan, ({ caller }, context) => readStudyPlan(context, caller)),
  implement(
    contract.startPractice,
    ({ caller, body, idempotentRequest }, context) =>
      startPractice(context, caller, body.subjectId, idempotentRequest),
    readStartedAttempt,
  ),
];
