import * as contract from '@markwell/shared/mock-tests/mock-tests.contract';
import { startTest, startSimilarQuestion } from './starting/start-test.service.ts';
import { readStartedAttempt } from '#modules/attempts/start-attempt.service.ts';
import { startMissedQuestions, listNextSteps } from './results/next-steps.service.ts';
import { listOpenTests, discardTest, readActiveTest } from './running/open-tests.service.ts';
import { submitTest, saveAnswers } from './running/submit-test.service.ts';
import { savePause } from './running/pauses.service.ts';
import { readTestResults, readSolution } from './results/review.service.ts';
import { awardOwnMarks } from './results/self-marking.service.ts';
import { implement } from '#http/implement.ts';

export const mockTestsRoutes = [
  implement(
    contract.startTest,
    ({ caller, body, idempotentRequest }, context) => startTest(context, caller, body, idempotentRequest),
    readStartedAttempt,
  ),
  implement(
    contract.startSimilarQuestion,
    ({ caller, body, idempotentRequest }, context) =>
      startSimilarQuestion(context, caller, body.questionId, idempotentRequest),
    readStartedAttempt,
  ),
  implement(
    contract.startMissedQuestions,
    ({ caller, params, idempotentRequest }, context) =>
      startMissedQuestions(context, caller, params.testId, idempotentRequest),
    readStartedAttempt,
  ),
  implement(contract.openTests, ({ caller }, context) => listOpenTests(context, caller.id)),
  implement(contract.discardTest, ({ caller, params }, context) =>
    discardTest(context, caller.id, params.testId),
  ),
  implement(contract.activeTest, async ({ caller, query }, context) => ({
    test: await readActiveTest(context, caller.id, query.testId),
  })),
  implement(contract.submitTest, ({ caller, body }, context) => submitTest(context, caller.id, body)),
  implement(contract.saveAnswers, ({ caller, params, body }, context) =>
    saveAnswers(context, caller.id, params.testId, body.answers),
  ),
  implement(contract.savePause, ({ caller, params, body }, context) =>
    savePause(context, caller.id, params, body),
  ),
  implement(contract.testResults, ({ caller, params }, context) =>
    readTestResults(context, caller.id, params.testId),
  ),
  implement(contract.awardOwnMarks, ({ caller, params, body }, context) =>
    awardOwnMarks(context, caller.id, params.testId, body),
  ),
  implement(contract.nextSteps, ({ caller, params }, context) =>
    listNextSteps(context, caller, params.testId),
  ),
  implement(contract.testSolution, ({ caller, params }, context) =>
    readSolution(context, caller, params.questionId),
  ),
  implement(contract.practiceSolution, ({ caller, params }, context) =>
    readSolution(context, caller, params.questionId),
  ),
];
