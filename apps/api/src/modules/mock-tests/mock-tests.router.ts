import * as contract from '@markwell/shared/mock-tests/mock-tests.contract';
import type { Mount } from '#http/mount.ts';
import type { NextStepsService } from './results/next-steps.service.ts';
import type { OpenTestsService } from './running/open-tests.service.ts';
import type { PausesService } from './running/pauses.service.ts';
import type { ReviewService } from './results/review.service.ts';
import type { StartTestService } from './starting/start-test.service.ts';
import type { SubmitTestService } from './running/submit-test.service.ts';

export interface MockTestServices {
  start: StartTestService;
  open: OpenTestsService;
  submit: SubmitTestService;
  pauses: PausesService;
  review: ReviewService;
  nextSteps: NextStepsService;
}

export function mountMockTests(mount: Mount, services: MockTestServices): void {
  const { start, open, submit, pauses, review, nextSteps } = services;
  mount.creatingWithId(
    contract.startTest,
    ({ caller, body, idempotentRequest }) => start.startTest(caller, body, idempotentRequest),
    start.readStarted,
  );
  mount.creatingWithId(
    contract.startSimilarQuestion,
    ({ caller, body, idempotentRequest }) =>
      start.startSimilarQuestion(caller, body.questionId, idempotentRequest),
    start.readStarted,
  );
  mount.creatingWithId(
    contract.startMissedQuestions,
    ({ caller, params, idempotentRequest }) =>
      nextSteps.startMissedQuestions(caller, params.testId, idempotentRequest),
    start.readStarted,
  );
  mount(contract.openTests, ({ caller }) => open.openTests(caller.id));
  mount(contract.discardTest, ({ caller, params }) => open.discardTest(caller.id, params.testId));
  mount(contract.activeTest, async ({ caller, query }) => ({
    test: await open.activeTest(caller.id, query.testId),
  }));
  mount(contract.submitTest, ({ caller, body }) => submit.submitTest(caller.id, body));
  mount(contract.saveAnswers, ({ caller, params, body }) =>
    submit.saveAnswers(caller.id, params.testId, body.answers),
  );
  mount(contract.savePause, ({ caller, params, body }) => pauses.savePause(caller.id, params, body));
  mount(contract.testResults, ({ caller, params }) => review.results(caller.id, params.testId));
  mount(contract.nextSteps, ({ caller, params }) => nextSteps.nextSteps(caller, params.testId));
  mount(contract.testSolution, ({ caller, params }) => review.solution(caller, params.questionId));
  mount(contract.practiceSolution, ({ caller, params }) => review.solution(caller, params.questionId));
}
