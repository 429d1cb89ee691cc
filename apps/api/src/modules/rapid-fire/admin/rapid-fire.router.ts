import * as contract from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import { listRapidFireQuestions, editRapidFireQuestion } from './rapid-fire.service.ts';
import { implement } from '#http/implement.ts';

export const adminRapidFireRoutes = [
  implement(contract.listRapidFireQuestions, ({ query }, context) => listRapidFireQuestions(context, query)),
  implement(contract.editRapidFireQuestion, ({ caller, params, body }, context) =>
    editRapidFireQuestion(context, caller, params.id, body),
  ),
];
