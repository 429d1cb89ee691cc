import * as contract from '@markwell/shared/question-editing/upload-batches.contract';
import { listUploadBatches, publishUploadBatch, takeBackUploadBatch } from './upload-batches.service.ts';
import { implement } from '#http/implement.ts';

export const uploadBatchesRoutes = [
  implement(contract.listUploadBatches, ({ query }, context) => listUploadBatches(context, query.before)),
  implement(contract.publishUploadBatch, ({ caller, params }, context) =>
    publishUploadBatch(context, caller.id, params.batchId),
  ),
  implement(contract.takeBackUploadBatch, ({ caller, params }, context) =>
    takeBackUploadBatch(context, caller.id, params.batchId),
  ),
];
