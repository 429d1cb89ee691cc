import * as contract from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { Mount } from '../../http/mount.ts';
import type { MockTestsService } from './mock-tests.service.ts';

export function mountMockTests(mount: Mount, service: MockTestsService): void {
  mount.creatingWithId(
    contract.startTest,
    ({ caller, body, call }) => service.generate(caller, body, call),
    service.again,
  );
  mount.creatingWithId(
    contract.startSimilarQuestion,
    ({ caller, body, call }) => service.similar(caller, body.questionId, call),
    service.again,
  );
  mount(contract.activeTest, async ({ caller }) => ({ test: await service.active(caller.id) }));
  mount(contract.submitTest, ({ caller, body }) => service.complete(caller.id, body));
  mount(contract.saveAnswers, ({ caller, params, body }) =>
    service.save(caller.id, params.testId, body.answers),
  );
  mount(contract.testResults, ({ caller, params }) => service.results(caller.id, params.testId));
  mount(contract.testSolution, ({ caller, params }) => service.solution(caller, params.questionId));
  mount(contract.practiceSolution, ({ caller, params }) => service.solution(caller, params.questionId));
}
