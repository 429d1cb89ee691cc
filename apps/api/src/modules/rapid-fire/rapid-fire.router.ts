import * as contract from '@markwell/shared/rapid-fire/rapid-fire.contract';
import { readRapidFireProgress, countQuestionsOfQuiz, readRapidFireSolution } from './rapid-fire.service.ts';
import { startQuiz, readStartedQuiz } from './start-quiz.service.ts';
import { submitQuiz } from './submit-quiz.service.ts';
import { implement } from '#http/implement.ts';

export const rapidFireRoutes = [
  implement(contract.rapidFireProgress, ({ caller }, context) => readRapidFireProgress(context, caller)),
  implement(contract.countQuestions, ({ caller, query }, context) =>
    countQuestionsOfQuiz(context, caller, query),
  ),
  implement(
    contract.startQuiz,
    ({ caller, body, idempotentRequest }, context) => startQuiz(context, caller, body, idempotentRequest),
    readStartedQuiz,
  ),
  implement(contract.submitQuiz, ({ caller, body }, context) => submitQuiz(context, caller.id, body)),
  implement(contract.rapidFireSolution, ({ caller, params }, context) =>
    readRapidFireSolution(context, caller, params.questionId),
  ),
];
