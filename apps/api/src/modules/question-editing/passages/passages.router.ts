import * as contract from '@markwell/shared/question-editing/passages.contract';
import { listPassages, editPassage } from './passages.service.ts';
import { implement } from '#http/implement.ts';

export const passagesRoutes = [
  implement(contract.listPassages, ({ caller, query }, context) =>
    listPassages(context, caller, query.subject),
  ),
  implement(contract.editPassage, ({ caller, params, body }, context) =>
    editPassage(context, caller, params.passageId, body),
  ),
];
