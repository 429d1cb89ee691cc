import * as contract from '@markwell/shared/assignments/markbook.contract';
import type { Mount } from '#http/mount.ts';
import type { MarkbookService } from './markbook.service.ts';

export function mountMarkbook(mount: Mount, markbook: MarkbookService): void {
  mount(contract.readMarkbook, ({ caller, params, query }) => markbook.read(caller, params.classId, query));
  mount(contract.readMarkbookOfPupil, ({ caller, params }) =>
    markbook.readOfPupil(caller, params.classId, params.pupilId),
  );
}
