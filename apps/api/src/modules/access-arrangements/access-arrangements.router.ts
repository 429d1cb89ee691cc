import * as contract from '@markwell/shared/access-arrangements/access-arrangements.contract';
import type { Mount } from '#http/mount.ts';
import type { AccessArrangementsService } from './access-arrangements.service.ts';

export function mountAccessArrangements(mount: Mount, service: AccessArrangementsService): void {
  mount(contract.readArrangement, ({ caller }) => service.read(caller.id));
  mount(contract.updateArrangement, ({ caller, body }) => service.update(caller.id, body));
  mount(contract.readConfirmedArrangement, ({ caller, params }) =>
    service.readConfirmed(caller, params.pupilId),
  );
  mount(contract.confirmArrangement, ({ caller, params, body }) =>
    service.confirm(caller, params.pupilId, body),
  );
}
