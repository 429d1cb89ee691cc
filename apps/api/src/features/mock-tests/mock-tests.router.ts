import * as contract from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { Mount } from '../../http/mount.ts';
import type { ReviewService } from './review.service.ts';
import type { StartTestService } from './start-test.service.ts';
import type { SubmitTestService } from './submit-test.service.ts';

export interface MockTestServices {
  start: StartTestService;
  submit: SubmitTestService;
  review: ReviewService;
}

export function mountMockTests(mount: Mount, { start, submit, review }: MockTestServices): void {
  mount.creatingWithId(
    contract.startTest,
    ({ caller, body, call }) => start.startTest(caller, body, call),
    start.readStarted,
  );
  mount.creatingWithId(
    contract.startSimilarQuestion,
    ({ caller, body, call }) => start.startSimilarQuestion(caller, body.questionId, call),
    start.readStarted,
  );
  mount(contract.activeTest, async ({ caller }) => ({ test: await submit.activeTest(caller.id) }));
  mount(contract.submitTest, ({ caller, body }) => submit.submitTest(caller.id, body));
  mount(contract.saveAnswers, ({ caller, params, body }) =>
    submit.saveAnswers(caller.id, params.testId, body.answers),
  );
  mount(contract.testResults, ({ caller, params }) => review.results(caller.id, params.testId));
  mount(contract.testSolution, ({ caller, params }) => review.solution(caller, params.questionId));
  mount(contract.practiceSolution, ({ caller, params }) => review.solution(caller, params.questionId));
}
