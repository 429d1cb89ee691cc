import * as contract from '@markwell/shared/features/rapid-fire/rapid-fire.contract';
import type { Mount } from '../../http/mount.ts';
import type { RapidFireService } from './rapid-fire.service.ts';

export function mountRapidFire(mount: Mount, service: RapidFireService): void {
  mount(contract.rapidFireProgress, ({ caller }) => service.progress(caller));
  mount(contract.countQuestions, ({ caller, query }) => service.count(caller, query));
  mount.creatingWithId(
    contract.startQuiz,
    ({ caller, body, call }) => service.start(caller, body, call),
    service.again,
  );
  mount(contract.submitQuiz, ({ caller, body }) => service.complete(caller.id, body));
  mount(contract.rapidFireSolution, ({ caller, params }) => service.solution(caller, params.questionId));
}
