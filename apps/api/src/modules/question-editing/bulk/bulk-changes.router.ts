import * as contract from '@markwell/shared/question-editing/bulk-changes.contract';
import type { Mount } from '#http/mount.ts';
import type { BulkChangesService } from './bulk-changes.service.ts';

export function mountBulkChanges(mount: Mount, service: BulkChangesService): void {
  mount(contract.countMatchingQuestions, ({ query }) => service.countMatching(query));
  mount.creatingWithReply(contract.startBulkChange, ({ caller, body, recordReply }) =>
    service.start(caller.id, body, recordReply),
  );
  mount(contract.listBulkChanges, () => service.list());
  mount(contract.listUnchangedQuestions, ({ params }) => service.listUnchanged(params.id));
  mount(contract.cancelBulkChange, ({ caller, params }) => service.cancel(caller.id, params.id));
  mount(contract.undoBulkChange, ({ caller, params }) => service.undo(caller.id, params.id));
}
