import * as contract from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { Mount } from '#http/mount.ts';
import type { RapidFireService } from './rapid-fire.service.ts';
import type { StartQuizService } from './start-quiz.service.ts';
import type { SubmitQuizService } from './submit-quiz.service.ts';

interface Services {
  start: StartQuizService;
  submit: SubmitQuizService;
  rapidFire: RapidFireService;
}

export function mountRapidFire(mount: Mount, { start, submit, rapidFire }: Services): void {
  mount(contract.rapidFireProgress, ({ caller }) => rapidFire.progress(caller));
  mount(contract.countQuestions, ({ caller, query }) => rapidFire.count(caller, query));
  mount.creatingWithId(
    contract.startQuiz,
    ({ caller, body, idempotentRequest }) => start.start(caller, body, idempotentRequest),
    start.readStarted,
  );
  mount(contract.submitQuiz, ({ caller, body }) => submit.submitQuiz(caller.id, body));
  mount(contract.rapidFireSolution, ({ caller, params }) => rapidFire.solution(caller, params.questionId));
}
