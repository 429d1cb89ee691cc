import {
  listUploadBatches,
  publishUploadBatch,
  takeBackUploadBatch,
} from '@markwell/shared/question-editing/upload-batches.contract';
import type { Mount } from '#http/mount.ts';
import type { UploadBatchesService } from './upload-batches.service.ts';

export function mountUploadBatches(mount: Mount, service: UploadBatchesService): void {
  mount(listUploadBatches, ({ query }) => service.list(query.before));
  mount(publishUploadBatch, ({ caller, params }) => service.publish(caller.id, params.batchId));
  mount(takeBackUploadBatch, ({ caller, params }) => service.takeBack(caller.id, params.batchId));
}
