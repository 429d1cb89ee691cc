import * as contract from '@markwell/shared/first-day/first-day.contract';
import type { Mount } from '#http/mount.ts';
import type { FirstDayService } from './first-day.service.ts';

export function mountFirstDay(mount: Mount, service: FirstDayService): void {
  mount.creatingWithId(
    contract.startStarter,
    ({ caller, idempotentRequest }) => service.startStarter(caller, idempotentRequest),
    service.readStarted,
  );
  mount(contract.endFirstDay, async ({ caller }) => {
    await service.end(caller.id);
    return {};
  });
}
