import * as contract from '@markwell/shared/question-editing/bulk-changes.contract';
import {
  countMatchingQuestions,
  startBulkChange,
  listBulkChanges,
  listUnchangedQuestions,
  cancelBulkChange,
  undoBulkChange,
} from './bulk-changes.service.ts';
import { implement } from '#http/implement.ts';

export const bulkChangesRoutes = [
  implement(contract.countMatchingQuestions, ({ query }, context) => countMatchingQuestions(context, query)),
  implement(contract.startBulkChange, ({ caller, body, recordReply }, context) =>
    startBulkChange(context, caller.id, body, recordReply),
  ),
  implement(contract.listBulkChanges, (_input, context) => listBulkChanges(context)),
  implement(contract.listUnchangedQuestions, ({ params }, context) =>
    listUnchangedQuestions(context, params.id),
  ),
  implement(contract.cancelBulkChange, ({ caller, params }, context) =>
    cancelBulkChange(context, caller.id, params.id),
  ),
  implement(contract.undoBulkChange, ({ caller, params }, context) =>
    undoBulkChange(context, caller.id, params.id),
  ),
];
